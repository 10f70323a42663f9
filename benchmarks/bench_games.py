"""How fast are whole games? Random playouts against catanatron and python-chess, side by side in one run.

    pip install -e .[bench]
    python benchmarks/bench_games.py [--rounds 5]

Every side generates all legal actions before each action, chooses one at random, on one core, and plays whole games.
Ours: four players, the printed set, french rules, from the deal to the painted pyramids; where several seats choose at
once, the first of them goes on. catanatron: four random players, its own count of actions. python-chess: random legal
moves until `is_game_over()`; beside it, the rate of moves alone, where a new board is taken when there is no legal move
or the halfmove clock says 100, so that chess's other ways to end are never looked for. Sides take turns, each round
plays new games, and the medians of the rounds are compared, in processor time.

Keeping a state is compared too: ours is a value and is kept by keeping it; theirs is copied.
"""

from __future__ import annotations

import argparse
import gc
from random import Random
from statistics import median
from time import process_time
from timeit import timeit

import chess
from catanatron import Color as CatanColor
from catanatron import Game, RandomPlayer

from viceroy import GameState, legal_actions, new_game, reduce, to_act

SEEDS = 60  # games of a round
CHESS_GAMES = 20
MOVES = 10_000  # chess moves of a round
CATAN_GAMES = 10


def play_viceroy(seed: int) -> tuple[int, GameState]:
    """Play one random game; return the number of actions and a state from the middle of it."""
    rng = Random(seed)
    state = new_game(players=4, edition="french", seed=seed)
    actions, middle = 0, state
    while seats := to_act(state):
        legal = legal_actions(state, seats[0])
        state = reduce(state, rng.choice(legal))
        actions += 1
        if actions == 150:
            middle = state
    return actions, middle


def viceroy_rate(number: int) -> tuple[float, float]:
    """Return our actions and games a second in a round."""
    start = process_time()
    actions = sum(play_viceroy(seed)[0] for seed in range(number * SEEDS, (number + 1) * SEEDS))
    took = process_time() - start
    return actions / took, SEEDS / took


def chess_rate(number: int) -> float:
    """Return python-chess's moves a second in the whole games of a round."""
    rng, moves = Random(number), 0
    start = process_time()
    for _ in range(CHESS_GAMES):
        board = chess.Board()
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (process_time() - start)


def chess_rate_of_moves() -> float:
    """Return python-chess's moves a second where hardly anything is asked about the end of a game."""
    rng, board = Random(1), chess.Board()
    start = process_time()
    for _ in range(MOVES):
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100:
            board = chess.Board()
            moves = list(board.legal_moves)
        board.push(rng.choice(moves))
    return MOVES / (process_time() - start)


def catan_rate(number: int) -> float:
    """Return catanatron's actions a second in a round."""
    start, actions = process_time(), 0
    for seed in range(number * CATAN_GAMES, (number + 1) * CATAN_GAMES):
        game = catan_game(seed)
        game.play()
        actions += len(game.state.actions)
    return actions / (process_time() - start)


def catan_game(seed: int) -> Game:
    """Set up a game of four random players."""
    colors = (CatanColor.RED, CatanColor.BLUE, CatanColor.ORANGE, CatanColor.WHITE)
    return Game([RandomPlayer(color) for color in colors], seed=seed)


def ratio(ours: list[float], theirs: list[float]) -> float:
    """Return the median of the ratios, round by round."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))


def main() -> None:
    """Print the rates and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = parser.parse_args().rounds
    ours, games, chess_games, chess_moves, catan = [], [], [], [], []
    viceroy_rate(rounds)  # what the first games of a process find out once
    gc.freeze()  # so that nobody's collections go through the modules of the others
    for number in range(rounds):
        actions, whole = viceroy_rate(number)
        ours.append(actions)
        games.append(whole)
        chess_games.append(chess_rate(number))
        chess_moves.append(chess_rate_of_moves())
        catan.append(catan_rate(number))
    print(f"viceroy       {median(ours):9.0f} actions/s   {median(games):6.1f} games/s")
    print(f"python-chess  {median(chess_games):9.0f} moves/s in whole games, {median(chess_moves):.0f} moves/s alone")
    print(f"catanatron    {median(catan):9.0f} actions/s")
    print(f"viceroy : python-chess, whole games  {ratio(ours, chess_games):.2f}  (wanted: 4)")
    print(f"viceroy : python-chess, moves alone  {ratio(ours, chess_moves):.2f}")
    print(f"viceroy : catanatron                 {ratio(ours, catan):.2f}  (wanted: 3)")
    state, board, game = play_viceroy(1)[1], chess.Board(), catan_game(1)
    for name, keep in (("viceroy", lambda: state), ("Board.copy()", board.copy), ("Game.copy()", game.copy)):
        print(f"keeping a state: {name:14} {timeit(keep, number=2000) / 2000 * 1e6:8.2f} us")


if __name__ == "__main__":
    main()
