"""The answers that stand in words below the table, and what is asked while a list is open."""

from typing import Final

from rich.text import Text

from tabbytop.games.cat_lady.moves import END, SWAP_CAT, SWAP_GOAL, TAKE
from tabbytop.games.cat_lady.words import title
from tabbytop.terminal.boards.cat_lady import foresight, numbers, signs
from tabbytop.terminal.boards.cat_lady.middle import short_goal
from tabbytop.terminal.boards.cat_lady.reading import CAT
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.paper import Lines, fit, in_columns
from tabbytop.terminal.scene import Choice, Scene

_OPENS: Final = {
    numbers.SPRAYING: "spray bottle: the cat runs …",
    numbers.BRUSHING: "cat brush: swap a cat …",
    numbers.POINTING: "laser pointer: any two cards …",
    numbers.GOALS: "swap a shared goal …",
}
_LEFT_OUT: Final = "? the points leave out costumes, and lost cats, bags and other cards to play"
_NO_MORE: Final = {
    "after": "end your turn",
    "choupette": "no: then only a treat can feed her",
    "pick": "no more cards",
    "fresh": "nothing more",
}


def question(scene: Scene) -> str:
    """What is asked while a list is open; nothing if none is."""
    if numbers.opened_list(scene) is None:
        return ""
    name, _, chosen = scene.opened.partition(" ")
    if name == numbers.BRUSHING and chosen:
        return f"{title(chosen)} goes: which cat of the grid comes?"
    if name == numbers.POINTING and chosen:
        return f"The card at {chosen}, and which one with it?"
    return {
        numbers.SPRAYING: "Where does the cat run to?",
        numbers.BRUSHING: "Which of your cats goes back to the grid?",
        numbers.POINTING: "Two cards of the grid for your whole turn: which one first?",
        numbers.GOALS: "Which goal goes, and which one comes?",
    }[name]


def lines(scene: Scene, width: int) -> Lines:
    """The numbered answers in columns, and the way back from a list."""
    told = in_columns([_answer(scene, choice) for choice in numbers.in_words(scene)], width)
    lines_to_take = [choice.move for choice in numbers.on_lines(scene).values()]
    if any(TAKE.holds(move) and foresight.leaves_out(scene, move) for move in lines_to_take):
        told.append(fit(Text(_LEFT_OUT, QUIET), width))
    if numbers.opened_list(scene) is not None:
        told.append(Text("Enter: back to your turn", QUIET))
    return told


def _answer(scene: Scene, choice: Choice) -> Text:
    return Text(f"{choice.number:>2} ", "bold").append_text(in_words(scene, choice))


def in_words(scene: Scene, choice: Choice) -> Text:
    """What stands behind a number."""
    goes = choice.opens.startswith(f"{numbers.BRUSHING} ")
    if goes and SWAP_CAT.holds(choice.move):
        return _own_cat(scene, choice)
    return Text(_told(scene, choice))


def _told(scene: Scene, choice: Choice) -> str:
    if choice.opens:
        return _OPENS.get(choice.opens) or _first_card(choice)
    if END.holds(choice.move):
        return _NO_MORE[str(scene.prompt["key"] if scene.prompt else "after")]
    if SWAP_GOAL.holds(choice.move):
        parts = scene.game.vocabulary.parts(choice.move)
        return f"swap {short_goal(parts['goal'])} for {short_goal(parts['pool'])}"
    return scene.game.tell_move(choice.move, scene.teller)


def _first_card(choice: Choice) -> str:
    """The laser pointer's first card goes by its place on the grid."""
    return choice.opens.partition(" ")[2]


def _own_cat(scene: Scene, choice: Choice) -> Text:
    cat = CAT[scene.game.vocabulary.parts(choice.move)["cat"]]
    return Text.assemble(
        cat.title, " ", signs.colours(cat), " ", signs.needs(cat), f" {signs.worth(cat)}"
    )
