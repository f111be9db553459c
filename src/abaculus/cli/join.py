"""`abaculus join`: a table on a running server, in this terminal."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from abaculus.cli.output import complain, write
from abaculus.cli.play import is_terminal, report_no_terminal
from abaculus.i18n import load_translator


def join(
    link: Annotated[str, Parameter(help="The link to a table, or a server's address.")],
    code: Annotated[str, Parameter(help="The code, if the link has none.")] = "",
    /,
    *,
    name: Annotated[str, Parameter(help="Your name; without it, you get a made-up one.")] = "",
    watch: Annotated[bool, Parameter(help="Watch without sitting down.")] = False,
) -> int:
    """Sit down at a table on a running server.

    The same link leads back to your seat later.
    """
    if not is_terminal():
        return report_no_terminal()
    from abaculus.terminal.client.addresses import parse_address
    from abaculus.terminal.client.http import ServerRefusalError
    from abaculus.terminal.client.join import play_remote

    address = parse_address(link, code)
    try:
        closing = play_remote(address, name, watch=watch)
    except ServerRefusalError as away:
        complain(str(away))
        return 1
    if closing:
        complain(closing)
        return 1
    write(load_translator().tell("term-come-back", {"link": link}))
    return 0
