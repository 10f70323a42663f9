"""The face of the library: every public name, and the module in which it lives.

`__init__.py` reads this file, so a name is written here and nowhere else. The submodules that are part of the face
come first.
"""

__all__: tuple[str, ...]

from viceroy import bots as bots

# This library
from viceroy._version import __version__ as __version__
from viceroy.bots import RandomBot as RandomBot
from viceroy.cardsets import check_card_set as check_card_set

# Card sets
from viceroy.cardsets import load_card_set as load_card_set
from viceroy.engine import actions as actions
from viceroy.engine import events as events
from viceroy.engine import invariants as invariants
from viceroy.engine.actions import Action as Action
from viceroy.engine.determinization import Resampler as Resampler
from viceroy.engine.determinization import resample as resample
from viceroy.engine.determinization import resampler as resampler
from viceroy.engine.events import Event as Event
from viceroy.engine.points import score_now as score_now
from viceroy.engine.points import totals as totals
from viceroy.engine.record import GameRecord as GameRecord
from viceroy.engine.record import Update as Update
from viceroy.engine.reducer import Step as Step
from viceroy.engine.reducer import check as check
from viceroy.engine.reducer import legal_actions as legal_actions
from viceroy.engine.reducer import reduce as reduce
from viceroy.engine.reducer import score as score
from viceroy.engine.reducer import step as step
from viceroy.engine.reducer import to_act as to_act
from viceroy.engine.state import GameState as GameState
from viceroy.engine.views import GameView as GameView
from viceroy.engine.views import events_for as events_for
from viceroy.engine.views import view as view
from viceroy.errors import BadFile as BadFile
from viceroy.errors import BadNotation as BadNotation
from viceroy.errors import Code as Code
from viceroy.errors import IllegalAction as IllegalAction
from viceroy.errors import ImpossibleGame as ImpossibleGame

# What can go wrong
from viceroy.errors import Problem as Problem
from viceroy.errors import Refusal as Refusal
from viceroy.errors import RefusalCode as RefusalCode
from viceroy.errors import Severity as Severity
from viceroy.errors import ViceroyError as ViceroyError
from viceroy.formats.documents import dumps as dumps
from viceroy.formats.documents import from_data as from_data
from viceroy.formats.documents import loads as loads
from viceroy.formats.documents import to_data as to_data
from viceroy.formats.json_text import Limits as Limits
from viceroy.formats.matches import GameResult as GameResult
from viceroy.formats.matches import Standings as Standings

# Notation
from viceroy.formats.notation import action_text as action_text
from viceroy.formats.notation import pyramid_text as pyramid_text
from viceroy.formats.notation import read_action as read_action
from viceroy.formats.notation import read_pyramid as read_pyramid
from viceroy.formats.record_reader import read_record as read_record
from viceroy.formats.scores import ScoreRecord as ScoreRecord
from viceroy.formats.trials import Trial as Trial
from viceroy.matches.arena import arena as arena
from viceroy.model import editions as editions
from viceroy.model.cards import CardSet as CardSet
from viceroy.model.cards import CharacterCard as CharacterCard
from viceroy.model.cards import DescribedCard as DescribedCard
from viceroy.model.cards import LawCard as LawCard
from viceroy.model.editions import Edition as Edition
from viceroy.model.geometry import Place as Place
from viceroy.model.pyramid import Circle as Circle
from viceroy.model.pyramid import PlacedCard as PlacedCard

# Pyramids
from viceroy.model.pyramid import Pyramid as Pyramid
from viceroy.model.tokens import CircleBonus as CircleBonus
from viceroy.model.tokens import Color as Color
from viceroy.model.tokens import Tokens as Tokens
from viceroy.plaindata.faults import BadJson as BadJson
from viceroy.plaindata.faults import Fault as Fault
from viceroy.scoring.items import Line as Line
from viceroy.scoring.score import FinalPosition as FinalPosition
from viceroy.scoring.score import FinalScore as FinalScore
from viceroy.scoring.score import Painting as Painting
from viceroy.scoring.score import PlayerScore as PlayerScore

# Scores
from viceroy.scoring.score import score_positions as score_positions

# Games
from viceroy.sessions.new_game import new_game as new_game
from viceroy.sessions.new_game import start_game as start_game
from viceroy.sessions.record_file import RecordChanged as RecordChanged
from viceroy.sessions.replay import BadRecord as BadRecord
from viceroy.sessions.replay import replay as replay
from viceroy.sessions.session import NoUndo as NoUndo

# Sessions and records
from viceroy.sessions.session import Session as Session
from viceroy.sheets.sheet import ScoreSheet as ScoreSheet
from viceroy.sheets.sheet import check_score_sheet as check_score_sheet

# Score sheets
from viceroy.sheets.sheet import load_score_sheet as load_score_sheet
from viceroy.sheets.sheet import score_sheet as score_sheet
from viceroy.sheets.writer import sheet_text as sheet_text
from viceroy.trials import try_card_set as try_card_set
from viceroy.wording.choices import choice_text as choice_text
from viceroy.wording.choices import prompt_text as prompt_text
from viceroy.wording.laws import law_sentences as law_sentences
from viceroy.wording.narration import Narrator as Narrator
from viceroy.wording.points import reason as reason
from viceroy.wording.refusals import refusal_text as refusal_text
