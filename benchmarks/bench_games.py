"""How fast are whole games? Random playouts against catanatron and python-chess, side by side in one run.

    pip install -e .[bench]
    python benchmarks/bench_games.py [--rounds 5]

Every side generates all legal actions before each action and chooses one at random, on one core. Ours: four players,
the printed set, french rules, from the deal to the painted pyramids. catanatron: four random players, whole games, its
own count of actions. python-chess: random legal moves, a new board whenever a game is over. Sides take turns, and the
medians of the rounds are compared, in processor time.

Keeping a state is compared too: ours is a value and is kept by keeping it; theirs is copied.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import process_time
from timeit import timeit

import chess
from catanatron import Color as CatanColor
from catanatron import Game, RandomPlayer

import viceroy
from viceroy.state import GameState

SEEDS = 12  # games of a round
MOVES = 4000  # chess moves of a round
CATAN_GAMES = 2


def play_viceroy(seed: int) -> tuple[int, GameState]:
    """Play one random game; return the number of actions and a state from the middle of it."""
    rng = Random(seed)
    state = viceroy.new_game(players=4, edition="french", seed=seed)
    actions, middle = 0, state
    while seats := viceroy.to_act(state):
        legal = viceroy.legal_actions(state, rng.choice(seats))
        state = viceroy.reduce(state, rng.choice(legal))
        actions += 1
        if actions == 150:
            middle = state
    return actions, middle


def viceroy_rate() -> tuple[float, float]:
    """Return our actions and games a second."""
    start = process_time()
    actions = sum(play_viceroy(seed)[0] for seed in range(SEEDS))
    took = process_time() - start
    return actions / took, SEEDS / took


def chess_rate() -> float:
    """Return python-chess's moves a second."""
    rng, board = Random(1), chess.Board()
    start = process_time()
    for _ in range(MOVES):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(rng.choice(moves))
    return MOVES / (process_time() - start)


def catan_rate() -> float:
    """Return catanatron's actions a second."""
    start, actions = process_time(), 0
    for seed in range(CATAN_GAMES):
        game = catan_game(seed)
        game.play()
        actions += len(game.state.actions)
    return actions / (process_time() - start)


def catan_game(seed: int) -> Game:
    """Set up a game of four random players."""
    colors = (CatanColor.RED, CatanColor.BLUE, CatanColor.ORANGE, CatanColor.WHITE)
    return Game([RandomPlayer(color) for color in colors], seed=seed)


def main() -> None:
    """Print the rates and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    ours, games, chess_moves, catan = [], [], [], []
    for _ in range(rounds):
        actions, whole = viceroy_rate()
        ours.append(actions)
        games.append(whole)
        chess_moves.append(chess_rate())
        catan.append(catan_rate())
    print(f"viceroy       {median(ours):9.0f} actions/s   {median(games):6.1f} games/s")
    print(f"python-chess  {median(chess_moves):9.0f} moves/s")
    print(f"catanatron    {median(catan):9.0f} actions/s")
    print(f"viceroy : python-chess  {median(a / b for a, b in zip(ours, chess_moves, strict=True)):.2f}  (wanted: 4)")
    print(f"viceroy : catanatron    {median(a / b for a, b in zip(ours, catan, strict=True)):.2f}  (wanted: 3)")
    state, board, game = play_viceroy(1)[1], chess.Board(), catan_game(1)
    for name, keep in (("viceroy", lambda: state), ("Board.copy()", board.copy), ("Game.copy()", game.copy)):
        print(f"keeping a state: {name:14} {timeit(keep, number=2000) / 2000 * 1e6:8.2f} us")


if __name__ == "__main__":
    main()
