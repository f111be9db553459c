"""Sharing is for the owner, whose browser is opened with a token."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.browser.person import Person
from tests.browser.server import LocalServer


def ask_a_friend(person: Person) -> Locator:
    """Plan a table with a friend; returns the switch for sharing, whether it is there or not."""
    person.go("/new/pebbles")
    person.press(re.compile("Remove: Bot"))
    person.press("Friend")
    return person.page.get_by_role("switch", name="Share on this network")


def test_the_owner_opens_the_network_and_closes_it_again(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila = somebody(own_server).own(own_server)
    expect(mila.page).to_have_url(f"{own_server.url}/")
    switch = ask_a_friend(mila)

    switch.click()
    expect(switch).to_be_checked()
    link = str(mila.one(".share a").first.get_attribute("href"))
    mila.sees("Friends on the same network can follow your links")
    friend = somebody(own_server)
    friend.go(link).sees("What shall we play?")
    switch.click()

    expect(switch).not_to_be_checked()
    mila.sees("For now, links work only on this computer")


def test_another_browser_plays_and_sees_no_switch(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    somebody(own_server).own(own_server)
    noor = somebody(own_server)
    switch = ask_a_friend(noor)

    noor.sees(re.compile("Only the person who started Abaculus can share it"))
    expect(switch).to_have_count(0)
    noor.press("Open the table")
    noor.sees("This link works only on this computer")


def test_the_owner_stays_the_owner_in_the_same_browser(
    somebody: Callable[..., Person], own_server: LocalServer
) -> None:
    mila = somebody(own_server).own(own_server)
    cookies = mila.context.cookies(f"{own_server.url}/api/share")
    mila.page.reload()
    tab = mila.tab()
    tab.goto("/new/pebbles")
    tab.get_by_role("button", name=re.compile("Remove: Bot")).click()
    tab.get_by_role("button", name="Friend", exact=True).click()

    expect(tab.get_by_role("switch", name="Share on this network")).to_be_visible()
    (cookie,) = cookies
    assert (True, "Strict") == (cookie.get("httpOnly"), cookie.get("sameSite"))


def test_a_wrong_token_is_told_and_leaves_the_address(noor: Person, server: LocalServer) -> None:
    noor.go("/#token=not-the-token-of-this-server")

    noor.sees(re.compile("This link is not from the Abaculus that is running here now"))
    expect(noor.page).to_have_url(f"{server.url}/")
    noor.sees("What shall we play?")
