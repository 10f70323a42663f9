"""The frame: how a game of decisions, hidden information and chance runs, whatever its rules are.

`loop` explains it and runs it, with a `Rulebook` from `decisions`, which the game hands in; `draft` is a state during a
step, `refusals` says what is wrong with any action, `chance` is the generator, `outcomes` records and replays it. The
frame knows no rule: it imports nothing of the model, of scoring, or of the engine around it.
"""
