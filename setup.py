"""Build the package; everything but the compiling is said in pyproject.toml.

The kernels are compiled by mypyc, all in one unit so that calls between them stay cheap. Without a
working C compiler the same source is installed as it is. Three switches in the environment:
PURE_PYTHON=1 does not try to compile, REQUIRE_COMPILED=1 fails instead of falling back, and PGO=1 compiles
twice: the second time guided by a profile of the games that tools/profile_games.py plays with the first.
"""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

FLAGS = ["-fno-semantic-interposition", "-fvisibility=hidden"]
QUIET = ["-Wno-all"]  # looking for warnings in generated C takes as long as compiling it
METADATA_ONLY = {"egg_info", "dist_info", "sdist"}


def compiled_modules() -> list[str]:
    patterns = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["durbar"]["compiled"]
    found = [path for pattern in patterns for path in sorted(Path().glob(pattern))]
    return [path.as_posix() for path in found if path.name != "__init__.py"]


def extensions() -> list[Extension]:
    """Translate the kernels to C. A type error stops the build here, compiler or not."""
    if os.environ.get("PURE_PYTHON") == "1" or METADATA_ONLY.intersection(sys.argv):
        return []
    from mypyc.build import mypycify

    units: list[Extension] = mypycify(
        compiled_modules(), opt_level="3", debug_level="0", group_name="durbar", target_dir="build"
    )
    for unit in units:
        # Another compiler's new warning is no reason to fall back to the slow form.
        unit.extra_compile_args = [flag for flag in unit.extra_compile_args if flag != "-Werror"]
        unit.depends = [*unit.depends, "setup.py"]  # other flags, other machine code
    return units


class FreshBuildPy(build_py):
    """Copy every file, whatever its date: build/ is kept between builds."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.force = True


class OptionalBuildExt(build_ext):
    """Compile if possible; then throw out what an earlier build left and this one did not make."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = os.cpu_count()  # one large file, and a small one for each module

    def build_extensions(self) -> None:
        guided = os.environ.get("PGO") == "1"
        note = Path(self.build_temp, "guided")
        self.force = self.force or guided or note.exists()  # the same sources, other machine code
        note.unlink(missing_ok=True)
        if not guided:
            self.build_with()
        elif self.compiler.compiler_type == "msvc":
            raise OSError("PGO=1 knows gcc and clang only")
        else:
            self.build_guided()
            note.touch()

    def build_guided(self) -> None:
        """Compile so that every branch is counted, play, and compile again with what was counted."""
        profile = Path(self.build_temp, "profile").absolute()
        shutil.rmtree(profile, ignore_errors=True)
        self.build_with(f"-fprofile-generate={profile}")
        self.run_command("build_py")
        library = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).absolute())}
        subprocess.run([sys.executable, "tools/profile_games.py"], env=library, check=True)
        if raw := sorted(profile.glob("*.profraw")):  # by clang
            merge = [*(["xcrun"] if sys.platform == "darwin" else []), "llvm-profdata", "merge"]
            profile = profile / "rules.profdata"
            subprocess.run([*merge, "-o", profile, *raw], check=True)
            self.build_with(f"-fprofile-use={profile}")
        else:
            self.build_with(f"-fprofile-use={profile}", "-fprofile-correction", "-Wno-missing-profile")

    def build_with(self, *flags: str) -> None:
        usual = [(unit, unit.extra_compile_args, unit.extra_link_args) for unit in self.extensions]
        for unit, compile_args, link_args in usual:
            if self.compiler.compiler_type != "msvc":
                unit.extra_compile_args = [*compile_args, *FLAGS, *QUIET, *flags]
                unit.extra_link_args = [*link_args, *flags]
        super().build_extensions()
        for unit, compile_args, link_args in usual:
            unit.extra_compile_args, unit.extra_link_args = compile_args, link_args

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            if os.environ.get("REQUIRE_COMPILED") == "1":
                raise
            print(f"warning: not compiled ({error}); installing pure Python", file=sys.stderr)
            self.extensions = []
        made = {Path(name).resolve() for name in self.get_outputs()}
        made |= {Path(name).resolve() for name in self.get_finalized_command("build_py").get_outputs()}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path.resolve() not in made:
                path.unlink()


Path("build").mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_py": FreshBuildPy, "build_ext": OptionalBuildExt},
    options={"egg_info": {"egg_base": "build"}},  # nothing generated below src/
)
