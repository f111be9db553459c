"""Nothing is lost by a reload, in a second tab, or with the connection or the server."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser import toys
from tests.browser.calcussimo import chips
from tests.browser.person import Person
from tests.browser.server import LocalServer
from tests.browser.tables import wait_until_over

LOST = "Connection lost. Your pieces are safe."


def test_the_waiting_room_is_there_again(mila: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    mila.sees("waiting to start")

    mila.page.reload()

    mila.sees("waiting to start", "Mila")
    expect(mila.one("[data-code]")).to_have_text(table.code)
    assert "#" not in mila.page.url


def test_own_turn_continues_after_reload(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    chips.lay_at(mila, "9 D8", "+ E8")

    mila.page.reload()
    expect(mila.one(".hand [data-piece]")).to_have_count(7)
    chips.lay_at(mila, "6 H8", "/ I8", "3 J8")

    mila.sees("6 ÷ 3 = 2")


def test_others_turns_and_the_end_are_there_again(
    mila: Person, noor: Person, server: LocalServer
) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    noor.go(server.join(table.table, "Noor").path)
    mila.press("Start the game")
    toys.mark((mila, "b2"))

    mila.page.reload()
    mila.sees("It is Noor’s turn")
    toys.mark((noor, "a1"), (mila, "a2"), (noor, "b1"), (mila, "c2"))
    mila.page.reload()
    noor.page.reload()

    wait_until_over(mila, noor)
    noor.sees("Mila wins", "Look back")


def test_a_paused_game_stays_paused(mila: Person, noor: Person, server: LocalServer) -> None:
    table = server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    noor.go(server.join(table.table, "Noor").path)
    mila.press("Start the game")
    mila.menu("Pause")
    noor.sees("Paused", "The host will continue the game.")

    mila.page.reload()
    noor.page.reload()
    noor.sees("The host will continue the game.")
    mila.press("Continue")

    toys.mark((mila, "b2"), (noor, "a1"))


def test_two_tabs_of_one_seat_show_the_same_table(mila: Person, server: LocalServer) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    other = mila.tab()
    other.goto(mila.page.url)
    mila.page.bring_to_front()
    chips.lay_at(mila, "9 D8", "+ E8", "6 F8", "/ G8", "3 H8")
    expect(other.locator(".hand [data-piece]")).to_have_count(7)

    chips.commit(mila)

    expect(other.locator(".board .pieces [data-piece]")).to_have_count(5)
    expect(other.locator(".seat[data-seat='0']")).to_contain_text("44")


def test_a_cut_connection_returns_with_the_chips_as_they_lay(
    mila: Person, server: LocalServer
) -> None:
    chips.sit(mila, server, "0 &3669+*/")
    chips.lay_at(mila, "9 D8", "+ E8", "6 F8", "/ G8")

    mila.context.set_offline(True)
    mila.sees(LOST)
    chips.lay_at(mila, "3 H8")
    off = mila.one("[data-prompt=lay] button").get_attribute("aria-disabled")
    mila.context.set_offline(False)
    mila.sees_not(LOST)
    chips.commit(mila)

    assert "true" == off
    expect(mila.one(".seat[data-seat='0']")).to_contain_text("44")


def test_a_killed_server_comes_back_with_every_table(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila, noor = somebody(own_server), somebody(own_server)
    table = own_server.table("pebbles", "here Mila", "link")
    mila.go(table.path)
    noor.go(own_server.join(table.table, "Noor").path)
    mila.press("Start the game")
    toys.mark((mila, "b2"), (noor, "a1"))

    own_server.kill()
    mila.sees(LOST)
    noor.sees(LOST)
    own_server.start()
    mila.sees_not(LOST)
    noor.sees_not(LOST)
    toys.mark((mila, "a2"), (noor, "b1"), (mila, "c2"))

    wait_until_over(mila, noor)


def test_chips_laid_before_a_server_kill_are_played_after(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila = somebody(own_server)
    chips.sit(mila, own_server, "0 &3669+*/")
    chips.lay_at(mila, "9 D8", "+ E8", "6 F8", "/ G8", "3 H8")
    mila.sees("Yes, you can lay this")

    own_server.kill()
    mila.sees(LOST)
    own_server.start()
    mila.sees_not(LOST)
    chips.commit(mila)

    expect(mila.one(".seat[data-seat='0']")).to_contain_text("44")


def test_the_first_page_waits_for_a_server_that_is_away(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila = somebody(own_server)
    mila.go("/settings")
    own_server.kill()

    mila.press("All games")
    mila.sees("The server does not answer.")
    own_server.start()

    mila.sees("Pebbles")
