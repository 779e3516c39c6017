"""The command `tabbytop`, also as `python -m tabbytop`.

The rules need nothing but the standard library, so that the package may be installed without its
dependencies. The command needs them.
"""

import sys


def main() -> None:
    """Run the command; say in one line what is missing if it cannot be loaded."""
    try:
        from tabbytop import cli  # noqa: PLC0415 - it needs what may not be installed
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "tabbytop":
            raise
        sys.exit(
            f"tabbytop: the command needs packages that are not installed ({package}); "
            "`pip install tabbytop` without --no-deps installs them"
        )
    cli.main()


if __name__ == "__main__":
    main()
