"""Print what bots think in a few positions of every installed game, to compare both forms."""

from durbar.bots import GreedyBot, PlannedBot
from durbar.bots.plans import planner_of
from durbar.core import Rng, game_class, games

POSITIONS = 3


def main() -> None:
    for game_id in games():
        kind = game_class(game_id)
        for players in kind.seats:
            state = kind(players).start(seed=players)
            rng = Rng(players)
            for _ in range(POSITIONS):
                seat = state.to_act
                if seat is None:
                    break
                bots: list[GreedyBot | PlannedBot] = [GreedyBot(1, budget=60)]
                if planner_of(state.game) is not None:
                    bots.append(PlannedBot(1, 6))
                for bot in bots:
                    for move, worth in bot.advise(state.view(seat)):
                        print(game_id, players, bot.name, move, repr(worth))
                for _ in range(5):
                    if not state.over:
                        state.play(state.moves[rng.below(len(state.moves))])


if __name__ == "__main__":
    main()
