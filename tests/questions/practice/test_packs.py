"""Practice with a pack: its language is its author's."""

from __future__ import annotations

from abaculus.questions.packs.canonical import pack_id
from abaculus.questions.packs.model import Pack, PackInfo, PackItem
from abaculus.questions.practice.desk import PracticeDesk
from abaculus.questions.practice.messages import HintRequest, PracticeRequest, TypedAnswer

PACK = Pack(
    PackInfo(id="scuola.prova", title="Prova", lang="it"),
    (PackItem(id="meta", prompt="Quanto fa $5/2$?", answer="2.5", steps=("$5/2 = 2.5$",)),),
)


class OnePackLibrary:
    """One pack."""

    def get(self, pack: str) -> Pack | None:
        return PACK if pack == pack_id(PACK) else None

    def keep(self, pack: Pack) -> str:
        return pack_id(pack)


def test_italian_pack_numbers_have_a_comma_for_everyone() -> None:
    desk = PracticeDesk(b"k" * 32, packs=OnePackLibrary())

    card = desk.deal(PracticeRequest(pack=pack_id(PACK)))

    assert "2,5" == desk.solution(HintRequest(card.handle)).answer.text
    assert "right" == desk.judge(TypedAnswer(card.handle, "2,5")).outcome
