"""The conformance kit: does a game keep the contract of the house?

    from durbar.core.conformance import check, check_all
    check(game).demand()            # one setting
    print(check_all(Lanterns))      # every number of players, every option set of the game

Each check is a function whose name is a sentence; a failure tells the setting, the seed and the
number of decisions after which it was found, so that it can be found again.
"""

from .report import Broken, Failure, Report
from .run import check, check_all

__all__ = ["Broken", "Failure", "Report", "check", "check_all"]
