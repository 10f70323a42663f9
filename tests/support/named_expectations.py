"""What a case may expect by names and kinds: lines that hold after a position, and lines that do not."""

POSITION = """\
format: rules-suite/1
cases:
  - name: base
    position:
      turn: 4
      phase: auction
      row: {red: 17, blue: [34, 33], green: [], yellow: []}
      decks: {law: [71]}
      players:
        - name: Ada
          hand: [79, character]
          gems: {red: 2, blue: 1}
          pyramid:
            - [10, {card: 76, gems: {red: 3}}, {card: 72, tucked: [3, 70]}]
            - [{card: 16, tokens: {science: 2}}]
        - {name: Ben, hand: [], gems: {}, pyramid: [[12]]}
    to_act: [Ada, Ben]
"""

HOLD = (
    "actions: [Ada bid red]\n    then: {players: [{chosen: bid r}, {chosen: null}]}",
    "to_act: [Ben, Ada]",
    "to_act: [0, Ben]",
    "winners: [Ada]",
    "points_of: {treasury: 6, 76: 6}",
    "then: {players: [{hand: [character, 79]}, {hand: []}]}",
    "then: {players: [{hand: [law, character]}, {}]}",
    "then: {players: [{gems: 3}, {gems: 0}]}",
    "then: {players: [{gems: {red: 1, any: 2}}, {}]}",
    "then: {players: [{gems: {any: 3}}, {}]}",
    "then: {row: {red: character, blue: [34, character]}}",
    "then: {row: {red: [17], blue: [34, 33], green: []}}",
    "then: {decks: {law: [71, law]}}",
    "then: {players: [{pyramid: 10 76 72 / 16}, {pyramid: '12'}]}",
    "then: {players: [{pyramid: '10 76(gems=3) 72(under=2?) / 16(2s)'}, {pyramid: [[sentinel]]}]}",
    "then: {players: [{pyramid: '10 76(gems=3r) 72(under=character+70) / 16(s,s)'}, {}]}",
    "then: {players: [{pyramid: [[10, {card: 76, gems: 3}, {card: law, tucked: 2}], [character]]}, {}]}",
    "then: {players: [{pyramid: [[10, 76, {card: 72, tucked: [3, law]}], [16]]}, {}]}",
)

DIFFER = (
    ("actions: [Ada bid red]\n    then: {players: [{chosen: ¶pass}, {}]}", 'chosen is "bid red"'),
    ("to_act: ¶[Ada]", 'those who act next are ["Ada", "Ben"]'),
    ("winners: ¶[Ben]", 'the winners are ["Ada"]'),
    ("then: {players: [{hand: ¶[law, law]}, {}]}", "hand is ["),
    ("then: {players: [{hand: ¶[character]}, {}]}", "hand is ["),
    ("then: {players: [{hand: ¶[80, character]}, {}]}", "hand is ["),
    ("then: {players: [{gems: ¶4}, {}]}", 'gems is {"blue": 1, "red": 2}'),
    ("then: {players: [{gems: ¶{red: 3, any: 0}}, {}]}", 'gems is {"blue": 1, "red": 2}'),
    ("then: {players: [{gems: ¶{red: 1, any: 1}}, {}]}", 'gems is {"blue": 1, "red": 2}'),
    ("then: {row: {red: ¶law}}", "red is 17"),
    ("then: {row: {blue: ¶[character]}}", "blue is [34, 33]"),
    ("then: {decks: {law: ¶[character]}}", "the law deck is"),
    ("then: {players: [{pyramid: ¶10 76 / 16}, {}]}", "the pyramid is"),
    ("then: {players: [{pyramid: ¶10 76 72 / 16(s)}, {}]}", "the pyramid is"),
    ("then: {players: [{pyramid: ¶'10 76(gems=2) 72 / 16'}, {}]}", "the pyramid is"),
    ("then: {players: [{pyramid: ¶'10 76 72(under=1?) / 16'}, {}]}", "the pyramid is"),
    ("then: {players: [{pyramid: ¶[[law, 76, 72], [16]]}, {}]}", "the pyramid is"),
    ("then: {players: [¶{pyramid: '-1: 10 76 72 / -1: 16'}, {}]}", "leftmost is 0"),
)
