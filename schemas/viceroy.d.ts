// The JSON documents of viceroy, made by `python -m viceroy.schemas`.

/** What the table looks like after an action of the person. */
export interface ActQuestion {
  ask: "act";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
  /** The action, as a choice has it. */
  action: Action;
  /** The serial of the table that the action is meant for. */
  serial: number;
}

/** One action; action says which. */
export type Action = ReturnGems | ChooseStart | Bid | BidAttack | Pass | Claim | TakeCard | DiscardFromRow | TuckTaken | Lay | DiscardForGems | PlaceCard | ChooseTopReward | TakeGems | DrawCards | UseOwnGem | ChooseOption | ChooseColor | PutBack | KeepCard | LookBehind | TuckCard | TuckFree | StoreGem | PickToken | PayGems | DiscardCard | PutToken | TurnOver | TakeBack | UseLaw | PaintSection | PaintBest | Done;

/** A choice, and what to expect of it. */
export interface AdvisedChoice {
  /** The choice as an action. */
  action: Action;
  /** The choice as a line of English. */
  choice: string;
  /** How many points ahead of the best other the seat will be at the end of the next turn; less than 0: behind. */
  points: Estimate;
  /** What the choice brings at once, in a line. */
  why: string;
}

/** A person answers that; the one who asked may withdraw it by a no. */
export interface AnswerUndo {
  wish: "answer_undo";
  /** Whether the choice may be taken back. */
  yes: boolean;
}

/** A number that a law counts: of one thing, or made of several. */
export type AnyQuantity = Least | Greatest | Sum | Distinct | Times | OpponentsWithFewer | OpponentsWithMore | Quantity;

/** Put cards that were looked at back, one at a time: on their deck, the last one on top, or under it (L70). */
export interface AskArrange {
  task: "ask_arrange";
  seat: SeatNumber;
  deck: LookedDeck;
  /** How many are still to be put back. */
  cards: number;
  /** Where they go. */
  rest: DeckEnd;
  /** Where the cards lie: on top of the deck, or at the bottom. */
  end?: DeckEnd;
}

/** Take a card of the auction row for an attack token (R5.14). */
export interface AskAttackCard {
  task: "ask_attack_card";
  seat: SeatNumber;
}

/** Each seat in the auction bids or passes (R5.1). */
export interface AskBids {
  task: "ask_bids";
}

/** Choose between lists of effects of a law (L73). */
export interface AskChoice {
  task: "ask_choice";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** The lists to choose from. */
  lists: Effect[][];
}

/** Each bidder on a color with two cards claims one of them (C5). */
export interface AskClaims {
  task: "ask_claims";
  /** The bidders, color by color. */
  groups: ClaimGroup[];
}

/** Choose the color of an infinite gem (L73). */
export interface AskColor {
  task: "ask_color";
  seat: SeatNumber;
  place: Place;
}

/** Draw count cards (R7.3). */
export interface AskDraw {
  task: "ask_draw";
  seat: SeatNumber;
  /** How many. */
  count: number;
}

/** Take count gems of any colors, or as many as the bank has (R5.17, R7.1). */
export interface AskGems {
  task: "ask_gems";
  seat: SeatNumber;
  /** How many. */
  count: number;
}

/** Take one of the cards at an end of a deck, which the player looks at, into the hand. */
export interface AskKeep {
  task: "ask_keep";
  seat: SeatNumber;
  deck: LookedDeck;
  /** How many cards there are to choose from. */
  cards: number;
  /** How many are still to be kept. */
  keep: number;
  /** Where the others go then. */
  rest: DeckEnd;
  /** Where the cards lie: on top of the deck, or at the bottom. */
  end?: DeckEnd;
}

/** Each seat that still plays lays a card or passes (R6.1). */
export interface AskLay {
  task: "ask_lay";
}

/** Give count gems of any colors to the bank, or all where there are fewer, by a law of another player. */
export interface AskLose {
  task: "ask_lose";
  seat: SeatNumber;
  /** How many. */
  count: number;
}

/** Pick a token of the pyramid, and then the card that it moves to, or stop. */
export interface AskMoveToken {
  task: "ask_move_token";
  seat: SeatNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** The token, null until it is picked. */
  token: TokenAt | null;
}

/** Choose one of the rewards of a law (L71). */
export interface AskOption {
  task: "ask_option";
  seat: SeatNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** The rewards to choose from. */
  options: Reward[];
}

/** Put an own gem on the card, or not, as the bank has none of the color (R7.9, C17). */
export interface AskOwnGem {
  task: "ask_own_gem";
  seat: SeatNumber;
  place: Place;
  color: Color;
}

/** Each seat paints, one gem at a time, until it stops (R10.2, C38). */
export interface AskPaint {
  task: "ask_paint";
}

/** Pay for what a law offers, or not. */
export interface AskPay {
  task: "ask_pay";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** What is to be paid, and for what. */
  pay: Pay;
}

/** Choose what to pay with: gems, cards of the hand, cards under the law, then tokens, one at a time. */
export interface AskPayment {
  task: "ask_payment";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** How many gems of any colors are still to be paid. */
  gems: number;
  /** How many cards are still to be discarded. */
  cards: number;
  /** Which tokens are still to be given up. */
  tokens: Tokens;
  /** How many cards from under the law are still to be discarded. */
  tucked?: number;
}

/** Place the revealed card (R6.5, C23). */
export interface AskPlace {
  task: "ask_place";
  seat: SeatNumber;
  card: CardNumber;
}

/** Pay the price of a law that has just been placed, with gems from behind the screen (R6.5). */
export interface AskPrice {
  task: "ask_price";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
}

/** Put count cards of the hand back on a deck, or under it, one at a time (L70). */
export interface AskPutBack {
  task: "ask_put_back";
  seat: SeatNumber;
  deck: Deck;
  /** How many cards are still to be put back. */
  count: number;
  /** On top of the deck, or at the bottom. */
  end?: DeckEnd;
}

/** Each seat gives back two starting gems (R2.3). */
export interface AskReturn {
  task: "ask_return";
}

/** Take a card of the auction row by a law (L69). */
export interface AskRowCard {
  task: "ask_row_card";
  seat: SeatNumber;
}

/** Discard a card of the auction row for a virtual opponent (R12.5). */
export interface AskRowDiscard {
  task: "ask_row_discard";
  seat: SeatNumber;
}

/** Choose a player, and look behind that player's screen (R2.4). */
export interface AskScreen {
  task: "ask_screen";
  seat: SeatNumber;
}

/** Each seat chooses its first card and the one it keeps (R2.5, C2). */
export interface AskStart {
  task: "ask_start";
}

/** Store gems on a law, one at a time, at most left more (L76). */
export interface AskStore {
  task: "ask_store";
  seat: SeatNumber;
  place: Place;
  /** How many more gems at most. */
  left: number;
}

/** Pick an own token, pick one of another player, and pay to swap them, or stop (L67). */
export interface AskSwap {
  task: "ask_swap";
  seat: SeatNumber;
  /** How many gems are to be paid. */
  pay: number;
  /** The own token, null until it is picked. */
  own: TokenAt | null;
  /** The other player, null until the token is picked. */
  owner: SeatNumber | null;
  /** The other player's token, null until it is picked. */
  others: TokenAt | null;
}

/** Choose between 15 points and the rewards of rows 1 to 3 (R6.11). */
export interface AskTopReward {
  task: "ask_top_reward";
  seat: SeatNumber;
  place: Place;
}

/** Tuck a free card of the pyramid under a law (L74). */
export interface AskTuckFree {
  task: "ask_tuck_free";
  seat: SeatNumber;
  place: Place;
}

/** Tuck cards of the hand under a law, one at a time: at most left more, any number if it is None (L72). */
export interface AskTuckHand {
  task: "ask_tuck_hand";
  seat: SeatNumber;
  place: Place;
  /** How many more cards at most, null for any number. */
  left: number | null;
}

/** Tuck the card just taken, or keep it (L78). */
export interface AskTuckTaken {
  task: "ask_tuck_taken";
  seat: SeatNumber;
  card: CardNumber;
}

/** Turn a token over, or not. */
export interface AskTurnToken {
  task: "ask_turn_token";
  seat: SeatNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
}

/** A person asks the others to take back the last choice. */
export interface AskUndo {
  wish: "ask_undo";
}

/** Take cards from under a law, one at a time: at most left more, any number if it is None. */
export interface AskUntuck {
  task: "ask_untuck";
  seat: SeatNumber;
  place: Place;
  /** How many more cards at most, null for any number. */
  left: number | null;
}

/** Let a law do what it may do at an event, or not. */
export interface AskUseLaw {
  task: "ask_use_law";
  seat: SeatNumber;
  law: CardNumber;
  /** Which entry of its whenever, counted from 1. */
  rule: number;
}

/** Somebody is at a table. */
export interface AtTable {
  /** The code of the table. */
  code: string;
  /** The number of the person. */
  person: number;
}

/** A player gained attack tokens (R7.7). */
export interface AttackGained {
  event: "attack_gained";
  seat: SeatNumber;
  /** How many attack tokens. */
  count: number;
}

/** A player paid attack tokens for what a law does. */
export interface AttackPaid {
  event: "attack_paid";
  seat: SeatNumber;
  /** How many attack tokens. */
  count: number;
}

/** A player will skip the next auction phase (L69). */
export interface AuctionSkipped {
  event: "auction_skipped";
  seat: SeatNumber;
}

/** The first, second or third auction of a turn began, with these seats (R5.8). */
export interface AuctionStarted {
  event: "auction_started";
  /** 1, 2 or 3. */
  auction: number;
  /** Who takes part. */
  seats: SeatNumber[];
}

/** How the last choice of a seat can be taken back. */
export type Back = "closed-fist" | "free" | "ask";

/** The text of a card set has errors. */
export interface BadSetAnswer {
  /** Null. */
  cards: CardFacts[] | null;
  /** What is wrong with the text. */
  problems: PageProblem[];
}

/** What games between bots show about the balance of a card set, as viceroy balance gives it. */
export interface Balance {
  /** The id of the set. */
  card_set: string;
  /** The id of the set that it is compared with; null for none. */
  compared: string | null;
  /** The bot that plays all seats. */
  bot: string;
  /** The seed from which those of all games follow. */
  seed: number;
  /** How many games were played, with each of the sets. */
  games: number;
  /** How many play, game by game in turn. */
  sizes: number[];
  /** What may be out of balance. */
  findings: Finding[];
  /** Where points come from. */
  lines: LineBalance[];
  /** How each seat did. */
  seats: SeatBalance[];
  /** How each edition did. */
  editions: EditionBalance[];
  /** How dear each color is. */
  colors: ColorBalance[];
  /** How each card did, the lowest number first. */
  cards: CardBalance[];
  /** What the laws gave that were played in two games or more, the lowest number first. */
  laws?: LawBalance[];
}

/** Bid a gem of a color (R5.1). */
export interface Bid {
  action: "bid";
  seat: SeatNumber;
  /** The color of the gem. */
  color: Color;
}

/** Bid an attack token, which takes a card if one is left when its turn comes (R5.14). */
export interface BidAttack {
  action: "bid_attack";
  seat: SeatNumber;
}

/** All bids were revealed (R5.1): a color, "attack" or "pass" for each seat in the auction. */
export interface BidsRevealed {
  event: "bids_revealed";
  /** What was in the hands of those who take part. */
  bids: RevealedBid[];
  /** What was drawn for the virtual opponents. */
  virtual: VirtualBid[];
}

/** An action that the person may want to choose and cannot. */
export interface BlockedChoice {
  /** The action. */
  action: Action;
  /** The action in words. */
  text: string;
  /** The gems that go from behind the screen, if the action has a price. */
  cost?: Gems;
  /** Why not. */
  refusal: PlayRefusal;
}

/** How a bot did in all games. */
export interface BotStanding {
  /** Its name, with its options. */
  bot: string;
  /** How many seats it has played: two in a game in which it plays against itself. */
  games: number;
  /** The share of them that it won (Wilson interval); a shared win counts in part. */
  wins: Estimate;
  /** The mean of its ranks. */
  rank: number;
  /** The mean of its points; null for fewer than two games. */
  points: Estimate | null;
  /** The mean of its points beyond those of the others at the table, deal by deal; null for fewer than two deals. */
  lead: Estimate | null;
  /** Its strength by the model of Plackett and Luce; null where openskill is not installed, or only one bot plays. */
  rating: Estimate | null;
  /** How many games it lost by a fault. */
  faults: number;
  /** How it did by seat. */
  seats: SeatStanding[];
}

/** What the table looks like after the choice of one bot that owes one. */
export interface BotsQuestion {
  ask: "bots";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** What the table of another game looks like, which goes on from a moment of this one. */
export interface BranchQuestion {
  ask: "branch";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
  /** After how many actions. */
  at: number;
}

/** A game that went where no game can go, which is a fault of the program. It can be played again by its seed. */
export interface BrokenGame {
  /** The seed of the game and of its bot. */
  seed: number;
  /** How many played. */
  players: number;
  /** After how many actions it went wrong. */
  actions: number;
  /** What was wrong. */
  problems: string[];
}

/** A drawing of a card. */
export interface CardAnswer {
  /** The drawing as SVG. Where its picture belongs it has the address picture:card. */
  svg: string;
  /** The name of the picture that the page puts there; null for none. */
  picture: string | null;
}

/** How a card did in all games. */
export interface CardBalance {
  /** The number printed on the card. */
  number: number;
  /** Its English name. */
  name: string;
  /** Whether it is a character or a law. */
  kind: CardKind;
  /** In how many auctions it lay in the row. */
  auctions: number;
  /** In how many of them somebody bid on its color; with two cards there, the bid counts for both. */
  bid_for: number;
  /** How often a player took it from the row. */
  won: number;
  /** How often it came into a hand: dealt, won or drawn. */
  held: number;
  /** How often it was discarded for gems. */
  sold: number;
  /** How often it was somebody's first card, which costs nothing (R2.5). */
  first: number;
  /** How it did on each level on which it was placed or lay. */
  levels: LevelBalance[];
  /** How often it lay under another card at the end. */
  tucked: number;
  /** How often it lay visible in a pyramid at the end. */
  ends: number;
  /** What it was worth there: the total of its player less the total with a blank card in its place. */
  points: Estimate | null;
  /** How many of those who had it in the pyramid won (Wilson interval); a shared win counts in part. */
  wins: Estimate;
  /** How many would have, if all players won equally often. */
  even_wins: number;
  /** How probable such a difference is by chance, corrected for the number of cards (Benjamini-Hochberg). */
  wins_p: number;
  /** What the printed card of this number was worth in as many games with the printed set; null if there is none of this kind, or if the set stands alone: if it has no card of the printed set unchanged. */
  printed_points: Estimate | null;
  /** How probable such a difference is by chance, corrected likewise; null where nothing is compared, and for a card that the set does not change. */
  printed_p: number | null;
}

/** How many cards of each color. */
export type CardCounts = { blue: number; red: number; green: number; yellow: number; };

/** A player drew a card (R7.3); the card is secret. */
export interface CardDrawn {
  event: "card_drawn";
  seat: SeatNumber;
  /** The deck that it comes from. */
  deck: Deck;
  /** The number of the card, or null for those who may not know. */
  card: CardNumber | null;
  /** From the top of the deck, or from the bottom. */
  end?: DeckEnd;
}

/** What the page knows of a card before anything is typed. */
export interface CardFacts {
  /** The number. */
  number: number;
  /** The id. */
  id: string;
  /** Whether it is a character or a law. */
  kind: CardKind;
  /** The names by language. */
  names: Record<string, string>;
  /** What the card says, line by line. */
  text: string;
  /** The colors of the sections: top left, top right, bottom left, bottom right; null for one without a color. */
  sections: (Color | null)[];
  /** What the card may give. */
  gives: string[];
  /** What a sheet asks about it. */
  asks: CardField[];
  /** When a law does something, and what for. */
  does?: string[];
  /** Whether a law lies under a character. */
  lies_under?: boolean;
}

/** What a sheet asks about a card, or may say of it, as a field of a form in the words of a reader. */
export interface CardField {
  /** The name of the field. */
  id: string;
  /** The key of a card on a sheet that the field sets. */
  key: string;
  /** The values of which one holds. */
  options?: FieldOption[];
  /** The value is a number up to this one. */
  most?: number;
  /** The value is a list that holds each of these any number of times. */
  items?: FieldOption[];
  /** Whether the value is a list of numbers that are typed. */
  numbers?: boolean;
  /** Whether the value is a list of cards that are named. */
  cards?: boolean;
  /** The fields whose keys are inside this one. */
  parts?: CardField[];
  /** What the field is called; without it the page knows a name. */
  text?: string;
  /** Which of several choices in a list the field is about, from 0. */
  part?: number;
  /** How many choices the list has. */
  of?: number;
  /** The only level on which the field is asked. */
  level?: number;
  /** The keys that an answer takes away. */
  clears?: string[];
  /** Whether what is printed on the card counts where the key is left out. */
  printed?: boolean;
}

/** A card that a text writes, as far as it can be read. */
export interface CardInText {
  /** The line where it begins. */
  line: number;
  /** Its number; null where that cannot be read. */
  number: number | null;
  /** Its name; null where the card cannot be read. */
  name: string | null;
}

/** The two kinds of card (R1.1, R1.2). */
export type CardKind = "character" | "law";

/** A moment of a trial that is worth a look. */
export interface CardMoment {
  /** Why, and when it was. */
  told: string;
  /** A drawing of the table as SVG. */
  svg: string;
  /** The position in YAML. */
  text: string;
}

/** A card of the pyramid was tucked under another, with everything on it (L74, C30). */
export interface CardMovedUnder {
  event: "card_moved_under";
  seat: SeatNumber;
  card: CardNumber;
  /** Where the card lay. */
  origin: Place;
  /** Where the card lies that it is under now. */
  place: Place;
}

/** The number printed on a card. */
export type CardNumber = number;

/** A place where a card could lie. */
export interface CardPlace {
  /** The level and the place on it. */
  place: [number, number];
  /** What a character costs there; null for a law. */
  cost: Gems | null;
  /** Whether the person can pay for it now. */
  is_payable: boolean;
  /** The place in words. */
  text: string;
}

/** A card was placed in the pyramid and paid for (R6.4-R6.7). */
export interface CardPlaced {
  event: "card_placed";
  seat: SeatNumber;
  card: CardNumber;
  /** Where it lies. */
  place: Place;
  /** The gems that went to the bank. */
  paid: Gems;
  /** How many infinite gems of each color paid first. */
  infinite: Gems;
}

/** A player put a card of the hand on top of a deck, or under it (L70); the card is secret. */
export interface CardPutBack {
  event: "card_put_back";
  seat: SeatNumber;
  /** The deck that it lies on now, or under. */
  deck: Deck;
  /** The number of the card, or null for those who may not know. */
  card: CardNumber | null;
  /** On top of the deck, or at the bottom. */
  end?: DeckEnd;
}

/** What a card of a set looks like. */
export interface CardQuestion {
  ask: "card";
  /** The language of the answer. */
  language?: Language;
  /** The card set as the text of a file in YAML; it goes before set. */
  text?: string;
  /** The name of a shipped set; any other name means the printed one. */
  set?: string;
  /** The number of the card. */
  number: Number;
  /** Whether to leave out its sentences. */
  small?: boolean;
  /** The names of the pictures that the page has, as the text of the set names them. */
  pictures?: string[];
}

/** A card went back to the hand: it could not be paid for (C21), or a law replaced it (L65). */
export interface CardReturned {
  event: "card_returned";
  seat: SeatNumber;
  card: CardNumber;
}

/** The cards of one set, or a part of them: a set may be one file, or a folder of several such files. */
export interface CardSet {
  /** What this file is, and the version of its format: always card-set/1. */
  format: "card-set/1";
  /** A short name of the set for programs. It stands in one file of the set; else the set is called as its file. */
  id?: Id;
  /** What people call the set, by language. It stands in one file of the set. */
  name?: { en: Text; [language: string]: Text; };
  /** The set below, which this one changes and adds to: a shipped set or, outside the page, a path from this file. A set in JSON has none. */
  extends?: string;
  /** Cards of the set below that this one is without, by number or id. Only in files. */
  drop?: (Number | Id)[];
  /** Cards in place of those of the set below that have the same numbers. Only in files. */
  replace?: (CharacterCard | LawCard)[];
  /** The character cards. */
  characters?: CharacterCard[];
  /** The law cards. */
  laws?: LawCard[];
  /** Which cards are never among those that an edition takes out of the game at random: none, those that this set adds, or a list of numbers. */
  keep?: "none" | "added" | Number[];
  /** How the cards of the set look. Only in files. */
  theme?: Theme;
  /** Who made the set. Only in files, as the next three. */
  author?: Text;
  /** How others may use the set, such as CC BY 4.0. */
  license?: Text;
  /** Which version of the set this is, such as 1.2, in quotes. */
  version?: Text;
  /** What players should know of the set. */
  notes?: string;
}

/** A shipped card set by its name, and the digest of what the rules read of it. */
export interface CardSetReference {
  /** The name of the set. */
  name: string;
  /** The digest of the set. */
  digest: Digest;
}

/** A sign that stands on cards for something that these bring. */
export interface CardSign {
  /** The drawing as SVG. */
  svg: string;
  /** Its word. */
  text: string;
}

/** A player took a card of the auction row, which all have seen, into the hand (R5.12). */
export interface CardTaken {
  event: "card_taken";
  seat: SeatNumber;
  card: CardNumber;
  /** The color of the row that it was taken from. */
  color: Color;
  /** At the base or at the tip of that color. */
  slot: Slot;
}

/** A card that lay under a law went back to the hand. */
export interface CardTakenBack {
  event: "card_taken_back";
  seat: SeatNumber;
  card: CardNumber;
  /** Where the law lies. */
  place: Place;
}

/** What a card did at many moments: where it could be laid, and what came of it at each place. */
export interface CardTrial {
  /** The id of the set. */
  card_set: string;
  /** The number printed on the card. */
  number: number;
  /** Its English name. */
  name: string;
  /** Whether it is a character or a law. */
  kind: CardKind;
  /** The moments, in the order of the games. */
  moments: TriedMoment[];
}

/** How a card did. */
export interface CardTried {
  /** In how many games. */
  games: number;
  /** The report of viceroy try --card. */
  report: string;
  /** The moments worth a look, if they were asked for. */
  moments: CardMoment[];
}

/** A card was tucked under another card, where all may see it. */
export interface CardTucked {
  event: "card_tucked";
  seat: SeatNumber;
  card: CardNumber;
  /** Where the card lies that it was tucked under. */
  place: Place;
}

/** The cards of a set, and what holds for every set: editions, shipped sets, words. */
export interface CardsAnswer {
  /** The name of the set. */
  name: string;
  /** The cards, characters first. */
  cards: CardFacts[];
  /** What a sheet may say of any card. */
  may_be_said: CardField[];
  /** The names of the editions. */
  editions: string[];
  /** The names of the shipped sets, the printed one first. */
  sets: string[];
  /** The words of the score in each language. */
  languages: Record<string, ScoreWords>;
  /** Warnings about the text of the set. */
  problems: PageProblem[];
}

/** Cards left the game: from the auction row, from a hand, or from under a law (R8.1). */
export interface CardsDiscarded {
  event: "cards_discarded";
  /** The numbers of these cards. */
  cards: CardNumber[];
}

/** The laid cards were revealed: seat, card, and whether it is discarded for gems (R6.1, R6.3). */
export interface CardsLaid {
  event: "cards_laid";
  /** The cards, in the order in which they are resolved. */
  cards: LaidCard[];
}

/** A player looked at cards at the top of a deck, or at its bottom; the cards are secret. */
export interface CardsLookedAt {
  event: "cards_looked_at";
  seat: SeatNumber;
  /** The deck that they come from. */
  deck: LookedDeck;
  /** How many cards. */
  count: number;
  /** Their numbers, the one at that end first, or null for those who may not know. */
  cards: CardNumber[] | null;
  /** At the top of the deck, or at the bottom. */
  end?: DeckEnd;
}

/** What the cards of a set are called, and what a sheet asks about each. */
export interface CardsQuestion {
  ask: "cards";
  /** The language of the answer. */
  language?: Language;
  /** The card set as the text of a file in YAML; it goes before set. */
  text?: string;
  /** The name of a shipped set; any other name means the printed one. */
  set?: string;
}

/** Cards that the edition does not use were removed before the deal; all may see them. */
export interface CardsRemoved {
  event: "cards_removed";
  /** The numbers of these cards. */
  cards: CardNumber[];
}

/** New cards lie at the bases of the auction row (R2.8, R5.21). */
export interface CardsRevealed {
  event: "cards_revealed";
  /** The cards at the bases. */
  bases: Row;
  /** The cards at the tips. */
  tips: Row;
}

/** A cell. */
export interface Cell {
  /** Its name. */
  key: string;
  /** Its value; null for none. */
  value: unknown;
  /** The change that set it last. */
  by: string;
}

/** The random number generator. */
export interface Chance {
  /** Its 64 bits as 16 hexadecimal digits. */
  state: string;
}

/** A character, with its cost and reward on each level. */
export interface CharacterCard {
  number: Number;
  id: Id;
  /** What people call the card, by language. */
  name: { en: Text; [language: string]: Text; };
  /** The colored sections of the card, which make circles with those of the cards around it. */
  sections: Sections;
  /** The four rows of the card, level 1 first (on the card the lowest row is level 1). */
  levels: [Level, Level, Level, Level];
  /** The picture that the card is drawn with. */
  image?: PicturePath | Image;
}

/** A player was dealt characters to choose from (R2.5); the cards are secret. */
export interface CharactersDealt {
  event: "characters_dealt";
  seat: SeatNumber;
  /** How many cards. */
  count: number;
  /** The numbers of these cards, or null for those who may not know. */
  cards: CardNumber[] | null;
}

/** The first 16 hexadecimal digits of the SHA-256 of the events of a step. */
export type Check = string;

/** What is wrong with the text of a card set, and where its cards are. */
export interface CheckAnswer {
  /** Whether it has no errors. */
  is_good: boolean;
  /** Its errors and warnings. */
  problems: PlacedProblem[];
  /** Its cards, in the order of the text. */
  cards: CardInText[];
}

/** What is wrong with a card set. */
export interface CheckQuestion {
  ask: "check";
  /** The language of the answer. */
  language?: Language;
  /** The text of the card set. */
  text: string;
}

/** A player has made a sealed choice, which is revealed when all have chosen. */
export interface ChoiceMade {
  event: "choice_made";
  seat: SeatNumber;
}

/** A person chooses. */
export interface Choose {
  wish: "choose";
  /** The action, as one of the choices has it. */
  action: Action;
}

/** Choose the color of an infinite gem (L73). */
export interface ChooseColor {
  action: "choose_color";
  seat: SeatNumber;
  /** The color that the infinite gem has from now on. */
  color: Color;
}

/** Choose a reward or a list of effects of a law, counted from 1 (L71). */
export interface ChooseOption {
  action: "choose_option";
  seat: SeatNumber;
  /** Which option, counted from 1. */
  option: number;
}

/** Place a dealt character as the first card, and keep another in the hand (R2.5, C2). */
export interface ChooseStart {
  action: "choose_start";
  seat: SeatNumber;
  /** The number of the card that becomes the first of the pyramid. */
  place: CardNumber;
  /** The number of the card that stays in the hand. */
  keep: CardNumber;
}

/** Take a 15-point token for a card on level 5, or the rewards of its rows 1, 2 and 3 (R6.11). */
export interface ChooseTopReward {
  action: "choose_top_reward";
  seat: SeatNumber;
  /** True for the 15-point token, false for the rewards. */
  points: boolean;
}

/** A bonus token for circles and infinite gems of a color (R1.8, R7.8). */
export interface CircleBonus {
  /** The color of the circles and infinite gems that are worth more. */
  color: Color;
  /** How many points more each of them is worth. */
  value: number;
}

/** A single-color circle was completed (R6.9); gem says whether the bank had a gem for it (C13). */
export interface CircleClosed {
  event: "circle_closed";
  seat: SeatNumber;
  /** The place of the circle's upper card. */
  circle: Place;
  /** The color of the circle. */
  color: Color;
  /** Whether the bank had a gem for it. */
  gem: boolean;
}

/** How a circle comes to have one color. */
export interface CircleWay {
  /** The color. */
  color: string;
  /** How many gems of it that takes. */
  gems: number;
  /** What the circle is then worth, without what laws pay (R11.1). */
  points: number;
}

/** Claim one of the two cards of a color, or none (R5.6, R12.9, C5, C61). */
export interface Claim {
  action: "claim";
  seat: SeatNumber;
  /** The card at the base or at the tip, or null for none of them. */
  slot: Slot | null;
}

/** The bidders on a color with two cards: one seat, two seats, or a seat and a virtual opponent. */
export interface ClaimGroup {
  color: Color;
  /** The players, one or two. */
  seats: SeatNumber[];
  /** The virtual opponent among them, or null. */
  virtual: number | null;
}

/** The claims on colors with two cards were revealed (C5): a slot, or None for no card. */
export interface ClaimsRevealed {
  event: "claims_revealed";
  /** Seat by seat, color by color. */
  claims: RevealedClaim[];
}

/** The kind of a mistake in a file. The list is closed: a new code gives the format problems a new number. */
export type Code = "unreadable" | "too-large" | "not-text" | "empty" | "yaml-syntax" | "yaml-feature" | "duplicate-key" | "too-deep" | "json-syntax" | "wrong-format" | "missing-key" | "unknown-key" | "ignored-key" | "ignored-file" | "wrong-type" | "wrong-value" | "duplicate-number" | "duplicate-id" | "not-rising" | "unknown-card-set" | "unknown-card" | "card-twice" | "no-support" | "gap" | "too-high" | "law-on-level-5" | "empty-pyramid" | "empty-level" | "skip-on-level-1" | "choice" | "misplaced-law" | "tucked" | "stored-gems" | "painting" | "duplicate-name" | "too-many-players" | "box-count" | "torn" | "impossible-game" | "illegal-action" | "wrong-chance" | "wrong-check" | "nothing-to-undo" | "other-seed" | "never-counts" | "out-of-reach" | "always-holds" | "scores-nothing" | "cancels-out" | "counted-twice" | "no-effect" | "empty-list" | "no-points" | "dominated-option" | "puts-back-more" | "asks-twice" | "far-above-printed" | "not-in-box" | "levels-fall" | "rows-alike" | "worth-less" | "blank-sections" | "same-name" | "cut-name" | "quoted-name" | "unknown-language" | "shipped-id" | "no-laws" | "same-sections" | "uneven-costs" | "token-demand";

/** The four gem colors (R1.4), in the order in which every tuple of gems counts them. */
export type Color = "blue" | "red" | "green" | "yellow";

/** How dear a color is. */
export interface ColorBalance {
  /** The color. */
  color: Color;
  /** Its share of all gems that the rows of the characters of the set ask for. */
  asked: number;
  /** Its share of the gems that were paid for cards, game by game. */
  paid: Estimate | null;
  /** Its share of the gems that were bid, game by game. */
  bid: Estimate | null;
  /** Its share of the gems paid with the printed set; null where nothing was compared. */
  printed: Estimate | null;
}

/** Gems of given colors, at least one. */
export interface ColoredGems {
  /** How many are blue. */
  blue?: number;
  /** How many are red. */
  red?: number;
  /** How many are green. */
  green?: number;
  /** How many are yellow. */
  yellow?: number;
}

/** What two choices are compared by: the lines of a score, what is left over, and the points of another player. */
export type Compared = "circles" | "infinite_gems" | "laws" | "power" | "magic" | "sets" | "attack" | "gems" | "cards" | "others";

/** Hold the next auction or end the phase (R5.8, R5.10). */
export interface ConcludeAuction {
  task: "conclude_auction";
  /** The passers of the auction who have not taken gems yet. */
  waiting: SeatNumber[];
}

/** What must be so: a quantity is at least a number, at most one, or both. */
export interface Condition {
  /** What is counted. */
  of: AnyQuantity;
  /** The lowest count with which it holds; without this, any low count will do. */
  at_least?: number;
  /** The highest count with which it holds; without this, any high count will do. */
  at_most?: number;
}

/** A continuous effect: the only key says which. */
export type ContinuousEffect = { cheaper: { by: number; color?: Color; level?: Levels; if?: Condition; } } | { more_gems: { on: Occasion; gems: number; if?: Condition; } };

/** Whose points a law copies. */
export type Copied = "adjacent_law";

/** As many points as the adjacent law that scores the most for you; what that law copies itself does not count. */
export interface CopiedPoints {
  /** adjacent_law: a law that touches this one. */
  copy: Copied;
  /** The points are given only if this holds. */
  if?: Condition;
}

/** What a quantity counts. */
export type Counted = "cards" | "circles" | "infinite_gems" | "gems" | "sets" | "level" | "turn" | "rows" | "science" | "magic" | "defense" | "power" | "power_points" | "magic_bonus" | "circle_bonus" | "attack" | "cost_gems";

/** The host begins a game, the first one or another one. */
export interface Deal {
  wish: "deal";
}

/** Deal the first characters (R2.5). */
export interface DealCharacters {
  task: "deal_characters";
}

/** What the table of a new game looks like. */
export interface DealQuestion {
  ask: "deal";
  /** The language of the answer. */
  language?: Language;
  /** The card set as the text of a file in YAML; it goes before set. */
  text?: string;
  /** The name of a shipped set; any other name means the printed one. */
  set?: string;
  /** The players, at least one without a bot. */
  players: NewPlayer[];
  /** The seed. */
  seed: number;
  /** The name of the edition. */
  edition?: string;
  /** How many virtual opponents. */
  virtual_opponents?: number;
}

/** A deck that cards are drawn from (R7.3). */
export type Deck = "law_deck" | "reserve_deck";

/** An end of a deck: where cards are drawn or looked at, and where they go. */
export type DeckEnd = "top" | "bottom";

/** Nothing happens when the law is played if fewer cards than this are left in that deck (R13.3, C58). */
export interface DeckHolds {
  /** The law deck, or the reserve deck of characters. */
  deck: Deck;
  /** How many cards it must hold. */
  cards: number;
}

/** A deck: its size, and the cards on its top and at its bottom that were looked at or put back (L70). */
export interface DeckView {
  /** How many cards it has. */
  size: number;
  /** The cards on its top that somebody knows, the topmost first (L70). */
  top: SeenCard[];
  /** The cards at its bottom that somebody knows, the lowest first, if not all cards are known. */
  bottom?: SeenCard[];
}

/** The characters were split into two decks of these sizes (R2.7). */
export interface DecksMade {
  event: "decks_made";
  /** How many cards it has. */
  auction_deck: number;
  /** How many cards it has. */
  reserve_deck: number;
}

/** The SHA-256 of what the rules read of a set: numbers, sections, levels, laws. */
export type Digest = string;

/** Discard a card of the hand, or from under the law, to pay for what the law does. */
export interface DiscardCard {
  action: "discard_card";
  seat: SeatNumber;
  card: CardNumber;
}

/** Lay a card of the hand face down, to discard it for gems (R6.3, C46). */
export interface DiscardForGems {
  action: "discard_for_gems";
  seat: SeatNumber;
  card: CardNumber;
}

/** Let a seat discard a card of the auction row, if one is left (R12.5). */
export interface DiscardForVirtual {
  task: "discard_for_virtual";
  seat: SeatNumber;
}

/** Discard a card of the auction row for a virtual opponent (R12.5). */
export interface DiscardFromRow {
  action: "discard_from_row";
  seat: SeatNumber;
  /** The color beside which the card lies. */
  color: Color;
  /** At the base or at the tip of that color. */
  slot: Slot;
}

/** How many of several quantities are at least 1: how many different things there are. */
export interface Distinct {
  /** The quantities, of which those count that are at least 1. */
  distinct: AnyQuantity[];
}

/** Stop tucking, storing, swapping, painting or what else may be done several times or not at all. */
export interface Done {
  action: "done";
  seat: SeatNumber;
}

/** Draw a card from each of these decks, in this order (R7.3, B6). */
export interface DrawCards {
  action: "draw_cards";
  seat: SeatNumber;
  /** The decks to draw from, one after the other. */
  decks: Deck[];
}

/** A number from 0 to below - 1 was drawn. */
export interface Drawn {
  /** What was drawn. */
  number: number;
  /** The number is lower than this one. */
  below: number;
}

/** How many cards a seat is still to draw (C1). */
export interface DueDraws {
  seat: SeatNumber;
  /** How many. */
  cards: number;
}

/** A law that is to respond to an event, if it still lies visible then. */
export interface DueResponse {
  seat: SeatNumber;
  law: CardNumber;
  /** Which entry of its whenever, counted from 1. */
  rule: number;
}

/** A reward that a player is still to get; it may be empty, where its draws wait until there are decks (C1). */
export interface DueReward {
  /** How many gems, of colors that the player chooses. */
  gems?: number;
  /** How many cards to draw, each from the law deck or the reserve deck. */
  draw?: number;
  /** How many science tokens to put on the card. */
  science?: number;
  /** How many magic tokens to put on the card. */
  magic?: number;
  /** How many defense tokens to put on the card. */
  defense?: number;
  /** How many attack tokens to take behind the screen. */
  attack?: number;
  /** The points of one power token to put on the card. */
  power?: number;
  /** The value of one magic bonus token: at the end each magic token is worth the sum of them. */
  magic_bonus?: number;
  /** A bonus for each circle and each infinite gem of one color. */
  circle_bonus?: CircleBonus;
  /** The color of a gem to put on the card, or any where the player chooses the color. */
  infinite_gem?: "blue" | "red" | "green" | "yellow" | "any";
  /** How many gems of given colors, as many as the bank has. */
  colored_gems?: ColoredGems;
}

/** The rule options of a rulebook (B1-B35, C9, C10, C12). The defaults are what most rulebooks say. */
export interface Edition {
  /** What the edition is called, a text on one line; nothing depends on it. */
  name: string;
  /** How many character cards the game has: all of a card set that has fewer. */
  character_count: number;
  /** How many law cards the game has: all of a card set that has fewer. */
  law_count: number;
  /** How many characters each player gets at setup. */
  starting_characters_dealt: 2 | 4;
  /** Whether the two starting gems to give back are drawn at random or chosen. */
  starting_gem_return: "random" | "choice";
  /** How many gems a player takes for a card discarded in development; 0 where that is not allowed. */
  discard_for_gems: 0 | 2;
  /** Whether a player sees each drawn card before choosing the next deck. */
  sequential_draw: boolean;
  /** From the next round on, or from the next development phase on. */
  drawn_cards_playable: "immediately" | "next_phase";
  /** Whether all cards of a pyramid count for the lowest number, or only characters. */
  pass_order_numbers: "all" | "characters";
  /** In which auctions of a turn an attack token may be bid. */
  attack_token_auctions: "any" | "first";
  /** Whether leftover gems may be painted on circles that are of one color already. */
  repaint_pure_circles: boolean;
  /** Whether the cards of each level lie side by side. */
  contiguous_rows: boolean;
  /** Whether passers take their gems before or after the bids return to the bank. */
  pass_income_timing: "before_bids" | "after_bids";
  /** Whether those who pass and those who fail in the third auction take gems in two groups or as one. */
  third_auction_passes: "separate" | "merged";
  /** Whether the gem for a finished circle comes after or before the payment for its card. */
  circle_bonus_timing: "after_payment" | "before_payment";
  /** How many virtual opponents there may be at most. */
  max_virtual_opponents: 3 | 2 | 1 | 0;
  /** Whether law 65, or a law like it, takes the place of any visible card, or of a free one only. */
  law_65_replaces?: "any" | "free";
  /** How many auctions a turn has at most. */
  auctions_per_turn?: 3 | 2 | 1;
}

/** How the games by the rules of an edition went. */
export interface EditionBalance {
  /** Whose rules. */
  edition: string;
  /** How many games. */
  games: number;
  /** The mean of the points of a player. */
  points: Estimate;
  /** The mean of the points of a winner. */
  winner: Estimate | null;
}

/** An effect: the only key says which. */
export type Effect = { gain: Gain } | { choose_one: Reward[] } | { draw: { deck: Deck; cards: number; from?: DeckEnd; } } | { put_back: { deck: Deck; cards: number; to?: DeckEnd; } } | { tuck_from_hand: { up_to?: number; } } | { tuck_free_card: Record<string, never> } | { store_gems: { up_to: number; } } | { swap_tokens: { pay: number; } } | { take_from_row: Record<string, never> } | { skip_next_auction: Record<string, never> } | { double_tokens: Record<string, never> } | { look: { deck: LookedDeck; cards: number; keep: number; rest: DeckEnd; from?: DeckEnd; } } | { look_behind_screen: Record<string, never> } | { if: { of: AnyQuantity; at_least?: number; at_most?: number; then: Effect[]; else?: Effect[]; } } | { choose: Effect[][] } | { pay: { for: Effect[]; gems?: number; colored_gems?: ColoredGems; cards?: number; tokens?: GivenTokens; attack?: number; tucked?: number; up_to?: number; } } | { move_token: Record<string, never> } | { turn_token: Record<string, never> } | { untuck: { up_to?: number; } } | { take_stored: Record<string, never> } | { others_gain: { gems?: number; draw?: number; attack?: number; colored_gems?: ColoredGems; with_fewer?: AnyQuantity; with_more?: AnyQuantity; } } | { others_lose: { gems: number; with_fewer?: AnyQuantity; with_more?: AnyQuantity; } };

/** Move the row and reveal new cards (R5.21). */
export interface EndAuctionPhase {
  task: "end_auction_phase";
}

/** Remove the screens, discard the hands, and paint (R10.1). */
export interface EndGame {
  task: "end_game";
}

/** A measured number and its 95 % interval. */
export interface Estimate {
  /** What was measured. */
  value: number;
  /** The lower end of the interval. */
  low: number;
  /** The upper end of the interval. */
  high: number;
}

/** Award cards after the attackers have taken theirs (C7); cards counts those of each color at the reveal. */
export interface EvaluateBids {
  task: "evaluate_bids";
  /** The bids of gems. */
  bids: SeatBid[];
  /** What was drawn for the virtual opponents. */
  virtual: VirtualBid[];
  /** How many cards each color had when the bids were revealed. */
  cards: CardCounts;
}

/** One event; event says which. */
export type Event = GameStarted | CardsRemoved | GemsReturned | CharactersDealt | FirstCardPlaced | DecksMade | LawsDealt | TurnStarted | CardsRevealed | AuctionStarted | ChoiceMade | BidsRevealed | ClaimsRevealed | CardTaken | CardsDiscarded | Passed | GemsTaken | RowMoved | CardTucked | RoundStarted | CardsLaid | CardReturned | CardPlaced | CircleClosed | TokensGained | AttackGained | InfiniteGemGained | InfiniteGemLost | CardDrawn | GemsPaid | AttackPaid | TokenPaid | TokenMoved | TokenTurned | CardTakenBack | GemsTakenBack | GemsLost | OptionChosen | CardPutBack | CardsLookedAt | RestPutBack | ScreenSeen | CardMovedUnder | GemStored | TokensSwapped | RowRefilled | AuctionSkipped | LawResponded | NoEffect | HandDiscarded | SectionPainted | GameEnded;

/** Card sets to begin with. */
export interface ExamplesAnswer {
  /** The card sets. */
  examples: SetExample[];
}

/** Which card sets there are to begin with. */
export interface ExamplesQuestion {
  ask: "examples";
}

/** One of several values that a field may have. */
export interface FieldOption {
  /** The value on the sheet; null for a key that is left out. */
  value: unknown;
  /** The value in words; null for what has no words yet. */
  text: string | null;
  /** The color to show beside the words. */
  color?: Color;
  /** The fields that are asked where the option holds. */
  then?: CardField[];
}

/** Something that may be out of balance. */
export interface Finding {
  /** What kind of thing it is. */
  oddity: Oddity;
  /** The cards that it is about. */
  cards: number[];
  /** The color that it is about. */
  color: Color | null;
  /** What was found, in English. */
  message: string;
}

/** Let laws tuck the cards taken, and discard for virtual opponents without a card (L78, R12.5). */
export interface FinishAuction {
  task: "finish_auction";
  /** How many virtual opponents drew a color that had no card. */
  unmatched: number;
  /** Who took part in this auction. */
  seats: SeatNumber[];
}

/** A player's first card lies on level 1, free of cost (R2.5, R2.6). */
export interface FirstCardPlaced {
  event: "first_card_placed";
  seat: SeatNumber;
  card: CardNumber;
}

/** What is said in a first game when a question comes for the first time. */
export interface FirstWord {
  /** The question, as task of a view names it; other stands for all that are not listed. */
  task: string;
  /** What is said. */
  text: string;
  /** The rules that say so. */
  rules: string[];
}

/** Where the picture of a card lies: in a window above its text, or behind all of the card. */
export type Fit = "window" | "behind";

/** Points, once. */
export interface FlatPoints {
  /** How many points, from -99 to 99, but not 0. */
  points: number;
  /** The points are given only if this holds. */
  if?: Condition;
}

/** The host takes a seat from a bot or a person. */
export interface FreeSeat {
  wish: "free_seat";
  /** The seat. */
  seat: SeatNumber;
}

/** What a player gets when a law is played: once, or once for each of what is counted. */
export interface Gain {
  /** How many gems, of colors that the player chooses. */
  gems?: number;
  /** How many cards to draw, each from the law deck or the reserve deck. */
  draw?: number;
  /** How many science tokens to put on the card. */
  science?: number;
  /** How many magic tokens to put on the card. */
  magic?: number;
  /** How many defense tokens to put on the card. */
  defense?: number;
  /** How many attack tokens to take behind the screen. */
  attack?: number;
  /** The points of one power token to put on the card. */
  power?: number;
  /** The value of one magic bonus token: at the end each magic token is worth the sum of them. */
  magic_bonus?: number;
  /** A bonus for each circle and each infinite gem of one color. */
  circle_bonus?: CircleBonus;
  /** The color of a gem to put on the card, or any where the player chooses the color. */
  infinite_gem?: "blue" | "red" | "green" | "yellow" | "any";
  /** How many gems of given colors, as many as the bank has. */
  colored_gems?: ColoredGems;
  /** What is counted: the reward is given once for each of it. */
  per?: AnyQuantity;
  /** The reward is given once for this many of it, instead of for each. */
  every?: number;
  /** The most times that the reward is given; 99 without this (C43). */
  up_to?: number;
}

/** What an effect gave its player, once. */
export interface GainedThings {
  /** Gems. */
  gems: number;
  /** Cards in the hand. */
  cards: number;
  /** Attack tokens. */
  attack: number;
  /** Other tokens. */
  tokens: number;
}

/** Advice at a moment of a game, as viceroy hint gives it. */
export interface GameAdvice {
  /** How many actions had been taken. */
  actions: number;
  /** Whether the game is over. */
  is_over: boolean;
  /** The seats that have to choose, or the one that was asked for; none when the game is over. */
  seats: SeatAdvice[];
}

/** A game that was opened, or the problems of what was to be played. */
export interface GameAnswer {
  /** The game as a text; null if there are errors. */
  game: string | null;
  /** What is wrong. */
  problems: PageProblem[];
}

/** All players have finished painting; the game can be scored. */
export interface GameEnded {
  event: "game_ended";
}

/** What a bot did that no player may: it raised an error, took too long, or chose what is not legal. */
export interface GameFault {
  /** The seat of the bot. */
  seat: number;
  /** What it did. */
  message: string;
}

/** How a game between bots ended; a line of a file of games. */
export interface GameResult {
  /** Which game it was, counted from 0. */
  index: number;
  /** The seed of the game. The games of one deal have the same. */
  seed: number;
  /** The bots, by seat. */
  bots: string[];
  /** The points, by seat. */
  totals: number[];
  /** The ranks, by seat: 1 for a winner; equal totals share a rank (C41). A bot with a fault is behind all others. */
  ranks: number[];
  /** Whose rules. */
  edition?: string;
  /** The bots that lost by a fault. */
  faults?: GameFault[];
}

/** The review of a game, as viceroy review gives it. */
export interface GameReview {
  /** How many actions the game had when it was reviewed. */
  actions: number;
  /** Whether it was over. */
  is_over: boolean;
  /** The time for a choice, in milliseconds, from which the number of its trials follows. */
  ms: number;
  /** The seats that were reviewed; a seat that had no choice is left out. */
  seats: ReviewedSeat[];
}

/** A game was set up. */
export interface GameStarted {
  event: "game_started";
  /** The names in the order of the seats. */
  players: string[];
  /** The name of the edition. */
  edition: string;
  /** How many there are. */
  virtual_opponents: number;
  /** All gems of the game, before the starting gems are given out. */
  bank: Gems;
}

/** The state of a game. */
export interface GameState {
  /** The edition, the cards, and who plays. */
  rules: Rules;
  /** The generator of all that is random. */
  chance: Chance;
  /** The players in the order of the table. */
  seats: Seat[];
  /** The gems in the bank. */
  bank: Gems;
  /** What is still to happen, the next last; empty when the game is over. */
  tasks: Task[];
  /** The turn, 1 to 12; 0 during the setup. */
  turn: number;
  /** The auction that is under way, 1 to 3; 0 if none is. */
  auction: number;
  /** The round of the development phase that is under way, 1 to 3; 0 if none is. */
  round: number;
  /** The cards at the bases of the auction row. */
  bases: Row;
  /** The cards at the tips of the auction row. */
  tips: Row;
  /** The cards of the deck, the top card last. */
  auction_deck: HiddenCard[];
  /** The cards of the deck, the top card last. */
  reserve_deck: HiddenCard[];
  /** The cards of the deck, the top card last. */
  law_deck: HiddenCard[];
  /** The virtual opponents that act no more this turn (R12.2). */
  virtual_done: boolean[];
  /** The numbers of all cards that have left the game, the lowest first. */
  discarded: CardNumber[];
  /** What each seat has chosen, but not yet revealed. */
  sealed: (Action | null)[];
}

/** A game as a seat may know it; seat is None for a spectator. */
export interface GameView {
  /** The edition, the cards, and who plays. */
  rules: Rules;
  /** Whose view this is, or null for a spectator. */
  seat: SeatNumber | null;
  /** The players in the order of the table. */
  seats: SeatView[];
  /** The gems in the bank. */
  bank: Gems;
  /** What is still to happen, the next last; empty when the game is over. */
  tasks: SeenTask[];
  /** The turn, 1 to 12; 0 during the setup. */
  turn: number;
  /** The auction that is under way, 1 to 3; 0 if none is. */
  auction: number;
  /** The round of the development phase that is under way, 1 to 3; 0 if none is. */
  round: number;
  /** The cards at the bases of the auction row. */
  bases: Row;
  /** The cards at the tips of the auction row. */
  tips: Row;
  /** How many cards it has. */
  auction_deck: number;
  /** What may be known of it. */
  reserve_deck: DeckView;
  /** What may be known of it. */
  law_deck: DeckView;
  /** For each virtual opponent, whether it acts no more this turn (R12.2). */
  virtual_done: boolean[];
  /** The numbers of all cards that have left the game, the lowest first. */
  discarded: CardNumber[];
  /** The seats that owe a choice now. */
  owes: SeatNumber[];
  /** All that this seat may do now. */
  legal: Action[];
  /** What this seat has chosen and not yet revealed, or null. */
  chosen: Action | null;
  /** The cards on top of the auction deck that somebody has looked at, the topmost first. */
  auction_top?: SeenCard[];
  /** The cards at its bottom that somebody has looked at, the lowest first, if not all cards are known. */
  auction_bottom?: SeenCard[];
}

/** The first line of a file of games: what decides them. Games are added to a file that begins like this alone. */
export interface GamesHeader {
  /** The name and version of this format. */
  format: "arena-games/1";
  /** The version of the library that plays. */
  viceroy: string;
  /** The bots, by seat of the first game of a deal. */
  bots: string[];
  /** Whose rules, deal by deal in turn. */
  editions: string[];
  /** The id of the card set. */
  card_set: string;
  /** The digest of the card set. */
  digest: string;
  /** The seed from which those of all games follow. */
  seed: number;
  /** How many virtual opponents play. */
  virtual_opponents: number;
  /** How long a bot may think about one choice; null where bots of this library are trusted to answer. */
  seconds: number | null;
}

/** A player stored a gem on a law (L76). */
export interface GemStored {
  event: "gem_stored";
  seat: SeatNumber;
  /** Where the law lies. */
  place: Place;
  /** The color of the gem. */
  color: Color;
}

/** How many gems of each color. */
export type Gems = { blue: number; red: number; green: number; yellow: number; };

/** A player gave gems to the bank by a law of another player. */
export interface GemsLost {
  event: "gems_lost";
  seat: SeatNumber;
  gems: Gems;
}

/** A player paid gems to the bank for a law (R6.7). */
export interface GemsPaid {
  event: "gems_paid";
  seat: SeatNumber;
  gems: Gems;
}

/** A player gave back two starting gems (R2.3); the gems are secret. */
export interface GemsReturned {
  event: "gems_returned";
  seat: SeatNumber;
  /** The gems, or null for those who may not know. */
  gems: Gems | null;
}

/** A player took gems from the bank. */
export interface GemsTaken {
  event: "gems_taken";
  seat: SeatNumber;
  gems: Gems;
}

/** Gems that were stored on a law went back behind the screen. */
export interface GemsTakenBack {
  event: "gems_taken_back";
  seat: SeatNumber;
  /** Where the law lies. */
  place: Place;
  gems: Gems;
}

/** A person gives a sign. */
export interface GiveSign {
  wish: "give_sign";
  /** Which one. */
  sign: Sign;
}

/** A picture that the page has. */
export interface GivenPicture {
  /** Its name in the text of the set. */
  file: PicturePath;
  /** The picture as an address of the scheme data. */
  address: string;
}

/** Tokens of given kinds, at least one. */
export interface GivenTokens {
  /** How many science tokens. */
  science?: number;
  /** How many magic tokens. */
  magic?: number;
  /** How many defense tokens. */
  defense?: number;
}

/** Begin the round after this one, or end the turn, when the laws have responded to its end. */
export interface GoOn {
  task: "go_on";
  /** The round, counted from 1; null to end the turn. */
  to_round: number | null;
}

/** Give a seat an infinite gem (R7.9). */
export interface GrantInfinite {
  task: "grant_infinite";
  seat: SeatNumber;
  place: Place;
  color: Color;
}

/** Give a seat a reward; its tokens go on the card at place (A7). */
export interface GrantReward {
  task: "grant_reward";
  seat: SeatNumber;
  /** Where the card lies that gives it. */
  place: Place;
  reward: DueReward;
}

/** The greatest of several quantities. */
export interface Greatest {
  /** The quantities, of which the greatest counts. */
  greatest: AnyQuantity[];
}

/** A player removed the screen and discarded the hand (R10.1). */
export interface HandDiscarded {
  event: "hand_discarded";
  seat: SeatNumber;
  /** The numbers of the cards of the hand. */
  cards: CardNumber[];
  /** The gems behind the screen. */
  gems: Gems;
  /** How many were behind the screen. */
  attack: number;
}

/** Whether a card has any token on it. */
export type Having = "some" | "none";

/** The first line of a record: how the game began. */
export interface Header {
  /** The name and version of this format. */
  format: "record/2";
  /** The version of the library that wrote the record. */
  viceroy: string;
  edition: Edition;
  card_set: CardSet;
  /** The names of the players, by seat. */
  players: string[];
  /** How many virtual opponents play. */
  virtual_opponents: number;
  /** The seed of the game. */
  seed: number;
  /** What chance did in the setup. */
  deal: (Drawn | Shuffled)[];
  check: Check;
}

/** A card in a hand or a deck, and the seats that know it besides the owner of the hand. */
export interface HiddenCard {
  /** The number printed on the card. */
  card: CardNumber;
  /** The seats that know the card, beside the owner of the hand, the lowest first. */
  known_by: SeatNumber[];
  /** Whether it was drawn in this development phase, where the edition keeps it from being played (B7). */
  fresh: boolean;
}

/** Another seat may tuck a card that it has drawn, and that is secret (L78). */
export interface HiddenTuck {
  task: "hidden_tuck";
  /** Who may tuck. */
  seat: SeatNumber;
  /** The kind of the card, which its back shows. */
  kind: CardKind;
}

/** Seats that may later tuck secret cards that they have drawn, with the kinds of these cards (L78). */
export interface HiddenTucks {
  task: "hidden_tucks";
  /** Whose cards, and of which kind. */
  taken: UnseenTaken[];
}

/** The best choices of the person. */
export interface HintAnswer {
  /** The choices, the best one first; none where nothing is due. */
  hints: PlayHint[];
}

/** What the person had best choose. */
export interface HintQuestion {
  ask: "hint";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** A name for programs: lower-case words joined by hyphens, such as crown-prince. */
export type Id = string;

/** The picture that a card is drawn with: its file, and where it lies. No rule looks at it. */
export interface Image {
  /** The file of the picture. */
  file: PicturePath;
  /** Where it lies: in a window above the text (window), or behind all of the card (behind). */
  fit?: Fit;
}

/** A picture that a card may have. */
export interface ImageAnswer {
  /** The picture; null for what no card may show. */
  picture: SetPicture | null;
  /** What is wrong with it; empty for a good one. */
  fault: string;
}

/** Whether a file may be the picture of a card. */
export interface ImageQuestion {
  ask: "image";
  /** Its name in the text of the set. */
  file: PicturePath;
  /** Its bytes in base64. */
  content: string;
}

/** A card gained an infinite gem, from the bank or from behind the screen (R7.9). */
export interface InfiniteGemGained {
  event: "infinite_gem_gained";
  seat: SeatNumber;
  /** Where the card lies. */
  place: Place;
  /** The color of the gem. */
  color: Color;
  /** Whether it came from behind the own screen. */
  own: boolean;
}

/** The bank had no gem for an infinite gem, and the player gave none; the effect is lost (R7.9, C17). */
export interface InfiniteGemLost {
  event: "infinite_gem_lost";
  seat: SeatNumber;
  /** The color of the gem. */
  color: Color;
}

/** An item that is about no place: magic, sets or attack. */
export interface Item {
  /** The line that it belongs to. */
  line: "magic" | "sets" | "attack";
  /** What it is worth. */
  points: number;
  /** Why, in English. */
  reason: string;
  /** The rule, as R11.5. */
  rule: string;
}

/** Somebody joins a table; the secret of the device comes in the header. */
export interface Join {
  /** How they are called. */
  name: string;
}

/** Take a card that the player looks at into the hand. */
export interface KeepCard {
  action: "keep_card";
  seat: SeatNumber;
  card: CardNumber;
}

/** A card that a seat laid, and whether it is discarded for gems (R6.1, R6.3). */
export interface LaidCard {
  seat: SeatNumber;
  card: CardNumber;
  /** Whether it is discarded for gems. */
  discarded: boolean;
}

/** The languages of the five rulebooks, and Russian, that of the first players; English is the default. */
export type Language = "en" | "fr" | "de" | "it" | "pt" | "ru";

/** What a law was worth, and why: the means over the games in which it was played. */
export interface LawBalance {
  /** The number printed on the card. */
  number: number;
  /** In how many games it was played, by whomever; two or more, as one has no spread. */
  games: number;
  /** In which turn it was played first. */
  turn: Estimate;
  /** How many of those who played it won (Wilson interval); a shared win counts in part. */
  wins: Estimate;
  /** All of it in points: what it was worth at the end, and the gems, cards and attack tokens that it brought, a gem as 1 point, a card as 2 and an attack token as 4. */
  gives: Estimate;
  /** What it scored itself: its clauses, power tokens and infinite gems. */
  scored: Estimate;
  /** What the circles scored of which it was the upper card. */
  circles: Estimate;
  /** What it brought when it was played. */
  on_play: YieldBalance;
  /** What its responses brought. */
  whenever: YieldBalance;
  /** How often it responded. */
  responses: Estimate;
  /** How often its player could say yes or no to what it offers, in all games. */
  offers: number;
  /** How often the answer was no. */
  declined: number;
  /** The gems by which it lowered costs; laws that lower one cost share them. */
  saved: Estimate;
  /** The gems that it added to incomes; laws that add to one income share them. */
  more_gems: Estimate;
  /** How many cards lay under it at the end. */
  tucked: Estimate;
  /** How many gems lay on it at the end. */
  stored: Estimate;
}

/** A law, with its effect in the law language. */
export interface LawCard {
  number: Number;
  id: Id;
  /** What people call the card, by language. */
  name: { en: Text; [language: string]: Text; };
  /** The colored sections of the card, which make circles with those of the cards around it. */
  sections: Sections;
  /** Where the law is played. */
  placement?: Placement;
  /** What a deck must hold when the law is played; else nothing happens then. */
  requires?: DeckHolds;
  /** What happens when the law is played, one after the other. */
  on_play?: Effect[];
  /** What happens each time something else does, as long as the law lies visible in your pyramid. */
  whenever?: Whenever[];
  /** What the law is worth at the end of the game, if it lies visible in the pyramid: the sum of its clauses. */
  scoring?: (PointsByTable | PointsByTiers | PointsByLevel | PointsForMost | PointsForFewest | CopiedPoints | PointsPer | FlatPoints)[];
  /** What must be so; else the law cannot be played. */
  only_if?: Condition;
  /** The levels that the law may lie on; all of levels 1 to 4 if this is left out. */
  on_levels?: number[];
  /** How many gems of any colors the law costs, paid from behind the screen when it is played; none if left out. */
  price?: number;
  /** What is different as long as the law lies visible in your pyramid. */
  while_here?: ContinuousEffect[];
  /** The picture that the card is drawn with. */
  image?: PicturePath | Image;
}

/** A law in a pyramid responded to an event: what it does then follows. */
export interface LawResponded {
  event: "law_responded";
  seat: SeatNumber;
  law: CardNumber;
}

/** A player was dealt laws (R2.9); the cards are secret. */
export interface LawsDealt {
  event: "laws_dealt";
  seat: SeatNumber;
  /** How many cards. */
  count: number;
  /** The numbers of these cards, or null for those who may not know. */
  cards: CardNumber[] | null;
}

/** Lay a card of the hand face down, to place it this round (R6.1). */
export interface Lay {
  action: "lay";
  seat: SeatNumber;
  card: CardNumber;
}

/** What becomes of a choice of the learner: an action, a number, or neither where the step is only read. */
export interface LearnQuestion {
  ask: "learn";
  /** The language of the answer. */
  language?: Language;
  /** The name of the lesson. */
  name: string;
  /** What was chosen at each step before, from the last answer. */
  done?: string[];
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The action. */
  action?: Action;
  /** The number. */
  number?: number;
}

/** The least of several quantities: how many sets of one of each there are. */
export interface Least {
  /** The quantities, of which the least counts. */
  least: AnyQuantity[];
}

/** A person leaves. */
export interface Leave {
  wish: "leave";
  /** What happens to the seat. */
  how?: Leaving;
}

/** What happens to the seat of somebody who leaves: a bot plays on, or it waits. */
export type Leaving = "bot" | "later";

/** What the table of a step of a lesson looks like. */
export interface LessonQuestion {
  ask: "lesson";
  /** The language of the answer. */
  language?: Language;
  /** The name of the lesson. */
  name: string;
  /** What was chosen at each step before, from the last answer. */
  done?: string[];
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
}

/** Where a lesson stands. */
export interface LessonStep {
  /** The name of the lesson. */
  name: string;
  /** What it is called. */
  title: string;
  /** The number of the step, from 1; at the end that of the last one. */
  step: number;
  /** How many steps the lesson has. */
  count: number;
  /** Whether the lesson is done. */
  is_over: boolean;
  /** What the step says; at the end of the lesson empty. */
  text: string;
  /** The rules that say so. */
  rules: string[];
  /** Whether the step is only read. */
  is_read: boolean;
  /** The numbers to choose from; none where the step does not ask for one. */
  numbers: number[];
  /** What was chosen at each step before, for the next question. */
  done: string[];
  /** The lesson that comes after this one; null after the last. */
  next: ListedLesson | null;
}

/** The table of a step of a lesson. */
export interface LessonTable {
  /** The seat of the person; null while nobody is to see more than all may. */
  seat: number | null;
  /** Whether the game is over. */
  is_over: boolean;
  /** What may be known there. */
  view: GameViewDocument;
  /** Which moment of the game it is, in words. */
  moment: string;
  /** What is to be chosen, in words. */
  question: string;
  /** The players, by seat. */
  players: TablePlayer[];
  /** What the person may choose. */
  choices: TableChoice[];
  /** What happened last. */
  log: LogStep[];
  /** What the person may want to choose and cannot. */
  blocked: BlockedChoice[];
  /** The circles that the person may paint; none before the end of the game. */
  circles: TableCircle[];
  /** The score sheet of a finished game; null before, and where no sheet can hold a name. */
  sheet: unknown;
  /** The score of a finished game. */
  score: ShownScore | null;
  /** The points of a finished game after each turn, as if it had ended there, and at its end, by seat; null before. */
  course: number[][] | null;
  /** The step. */
  lesson: LessonStep;
  /** How many steps have been done. */
  serial: number;
  /** No bot chooses in a lesson. */
  bots_to_act: boolean;
  /** The seat of the learner, null where nothing is to be chosen at the table. */
  next_person: number | null;
  /** Why no step can be taken back; null if one can. */
  undo: string | null;
  /** The card set. */
  set: TableSet;
}

/** The lessons, and the words of a first game. */
export interface LessonsAnswer {
  /** The lessons, in the order in which they build up. */
  lessons: ListedLesson[];
  /** What is said in a first game. */
  first_words: FirstWord[];
  /** The seed of the first game, whose deal is fixed. */
  seed: number;
}

/** Which lessons there are. */
export interface LessonsQuestion {
  ask: "lessons";
  /** The language of the answer. */
  language?: Language;
}

/** A bot shall choose for somebody who is away, or takes too long. */
export interface LetBotChoose {
  wish: "let_bot_choose";
  /** The seat of that person. */
  seat: SeatNumber;
  /** How long. */
  until: Until;
}

/** Let laws respond to events, one after the other. */
export interface LetLawsRespond {
  task: "let_laws_respond";
  /** The responses, in this order. */
  due: DueResponse[];
}

/** Let other players gain or lose something by a law, one after the other; it stays below what the last one does. */
export interface LetOthers {
  task: "let_others";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** What the others gain or lose. */
  effect: Effect;
  /** The players whose turn is still to come, in this order. */
  seats: SeatNumber[];
}

/** One row of a character: the gem that it adds to the cost, and its reward (R1.10). */
export interface Level {
  /** The gem that this row adds to the cost: on level 3 a card costs the gems of rows 1, 2 and 3. */
  cost: Color;
  /** What the card gives when it is played on this level: only this row. */
  reward: Reward;
}

/** How a card did on one level. */
export interface LevelBalance {
  /** The level, 1 at the bottom. */
  level: number;
  /** How often it was placed there, first cards left out. */
  placed: number;
  /** How many gems were paid for that, on average; infinite gems that paid are not counted. */
  gems: number;
  /** What it was worth there at the end; null for fewer than two times. */
  points: Estimate | null;
}

/** Levels of the pyramid, each once. */
export type LevelList = number[];

/** A level of the pyramid, or a list of several. */
export type Levels = number | LevelList;

/** The seven lines of a score, in the order of R10.3. */
export type Line = "circles" | "infinite_gems" | "laws" | "power" | "magic" | "sets" | "attack";

/** A line of the score: what it gave a player. */
export interface LineBalance {
  /** The line. */
  line: Line;
  /** The mean of its points, player by player. */
  points: Estimate;
  /** The same with the printed set; null where nothing was compared. */
  printed: Estimate | null;
}

/** The points of the seven lines, in the order of R10.3. */
export interface Lines {
  /** The single-color circles (R11.1). */
  circles: number;
  /** The infinite gems (R11.2). */
  infinite_gems: number;
  /** The laws (R11.3). */
  laws: number;
  /** The power tokens (R11.4). */
  power: number;
  /** The magic tokens (R11.5). */
  magic: number;
  /** The sets of defense, magic and science (R11.6). */
  sets: number;
  /** The attack tokens of the other players (R11.7), which take points. */
  attack: number;
}

/** A lesson in the list of all. */
export interface ListedLesson {
  /** Its name. */
  name: string;
  /** What it is called. */
  title: string;
}

/** All that has happened in a game. */
export interface LogAnswer {
  /** The steps, the first one first. */
  log: LogStep[];
}

/** What has happened in a game. */
export interface LogQuestion {
  ask: "log";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** What happened in a step of a game. */
export interface LogStep {
  /** After how many actions. */
  at: number;
  /** What happened, in words. */
  lines: string[];
  /** The event of each line. */
  events: Event[];
}

/** The card that a line of a text belongs to. */
export interface LookAnswer {
  /** The card; null where none can be read. */
  card: LookedCard | null;
}

/** Look behind the screen of another player (R2.4). */
export interface LookBehind {
  action: "look_behind";
  seat: SeatNumber;
  /** Whose screen. */
  other: SeatNumber;
}

/** What the card at a line of the text of a card set looks like; other cards of the text may have errors. */
export interface LookQuestion {
  ask: "look";
  /** The language of the answer. */
  language?: Language;
  /** The text of the card set. */
  text: string;
  /** The line. One of no card belongs to the next card, or to the last. */
  line: number;
  /** The names of the pictures that the page has, as the text of the set names them. */
  pictures?: string[];
}

/** A card of a text. */
export interface LookedCard {
  /** Its number. */
  number: number;
  /** Its name. */
  name: string;
  /** What it says. */
  lines: string[];
  /** Its drawing as SVG. Where its picture belongs it has the address picture:card. */
  svg: string;
  /** The name of the picture that the page puts there; null for none. */
  picture: string | null;
}

/** A deck that a law may let its player look at. */
export type LookedDeck = "law_deck" | "reserve_deck" | "auction_deck";

/** Split the characters, open the auction row, deal laws, then make the draws of first cards (R2.7-R2.9, C1). */
export interface MakeDecks {
  task: "make_decks";
  /** Who then draws, and how many cards. */
  draws: DueDraws[];
}

/** The sign of a set, at the lower right corner of its cards. */
export type Mark = "anchor" | "flame" | "leaf" | "moon" | "sun" | "tower" | "tree" | "wave";

/** Let a seat draw cards (R7.3, C44). */
export interface MoreDraws {
  task: "more_draws";
  seat: SeatNumber;
  /** How many. */
  count: number;
}

/** Let a seat take gems (R7.1, F29). */
export interface MoreGems {
  task: "more_gems";
  seat: SeatNumber;
  /** How many. */
  count: number;
}

/** A picture of a card set, by what the text of the set calls it and by what is in it. */
export interface NamedPicture {
  /** Its name in the text of the set. */
  file: PicturePath;
  /** The SHA-256 of its bytes. */
  digest: string;
}

/** A player of a new game. */
export interface NewPlayer {
  /** The name. */
  name: string;
  /** Which bot plays; left out for a person. */
  bot?: "greedy" | "search-1" | "search-2" | "search-3";
}

/** The code of a new shared sheet. */
export interface NewSheet {
  /** The code. */
  code: string;
}

/** A token for another device of a person; it works once, for five minutes. */
export interface NewToken {
  /** The token. */
  token: string;
  /** The QR code of ADDRESS#seat=CODE.TOKEN as SVG; null where no other device can open it. */
  code: string | null;
}

/** Something that has happened at the table and is no secret. */
export interface News {
  /** The number of the change. */
  serial: number;
  /** When, in seconds since 1970. */
  at: number;
  /** What: the name of the change, or taken_back. */
  what: string;
  /** Whose change it was, or whom it made the host. */
  person?: number;
  /** Which seat it was about. */
  seat?: number;
  /** The sign that was given. */
  sign?: Sign;
  /** The answer that was given. */
  yes?: boolean;
}

/** An effect of a law did not happen: what it requires did not hold, or there was nothing to do (C58, R13.3). */
export interface NoEffect {
  event: "no_effect";
  seat: SeatNumber;
  card: CardNumber;
}

/** The number printed on the card, 1 to 9999. No two cards of a set have the same, characters and laws together: it settles who comes first. */
export type Number = number;

/** What brings more gems. */
export type Occasion = "pass" | "circle";

/** What may be out of balance. */
export type Oddity = "worth_more" | "worth_less" | "far_above" | "far_below" | "wins_more" | "wins_less" | "never_played" | "never_scores" | "no_effect" | "dominated" | "dear_color" | "uneven_seat";

/** What is in a pack. */
export interface OpenPackAnswer {
  /** The set; null if it has errors. */
  set: PageSet | null;
  /** What is wrong with the pack. */
  problems: PackProblem[];
}

/** What is in a pack. */
export interface OpenPackQuestion {
  ask: "open-pack";
  /** The bytes of the pack in base64. */
  pack: string;
}

/** A place of a pyramid where a card could lie. */
export interface OpenPlace {
  /** The level, from 1. */
  level: number;
  /** The place on the level. */
  x: number;
}

/** Which game goes on from a record. A record does not say who plays how: one seat is that of the person. */
export interface OpenRecordQuestion {
  ask: "open-record";
  /** The language of the answer. */
  language?: Language;
  /** The text of a record. */
  text: string;
  /** The seat of the person. */
  seat?: number;
}

/** A virtual opponent: 0 is the first. */
export type Opponent = number;

/** How many other players have fewer of something than you; virtual opponents have nothing to compare. */
export interface OpponentsWithFewer {
  /** What is compared between the players: never what lies only at the law, nor what painting changes. */
  opponents_with_fewer: AnyQuantity;
}

/** How many other players have more of something than you; virtual opponents have nothing to compare. */
export interface OpponentsWithMore {
  /** What is compared between the players: never what lies only at the law, nor what painting changes. */
  opponents_with_more: AnyQuantity;
}

/** A player chose a reward or a list of effects of a law, counted from 1 (L71). */
export interface OptionChosen {
  event: "option_chosen";
  seat: SeatNumber;
  /** Which option, counted from 1. */
  option: number;
}

/** A problem of a pack. */
export interface PackProblem {
  /** The line, from 1. */
  line: number;
  /** Whether it is an error or a warning. */
  severity: Severity;
  /** The kind of the mistake. */
  code: Code;
  /** What is wrong. */
  message: string;
  /** The file in the pack; empty for the pack itself. */
  file: string;
  /** The column, from 1. */
  column: number;
}

/** The answer to each question, by the name of the question. */
export interface PageAnswers {
  "cards": CardsAnswer | BadSetAnswer;
  "card": CardAnswer;
  "signs": SignsAnswer;
  "rule": RuleAnswer;
  "score": ScoreAnswer;
  "totals": TotalsAnswer;
  "picture": PictureAnswer;
  "read": ReadAnswer;
  "write": WriteAnswer;
  "schema": SchemaAnswer;
  "examples": ExamplesAnswer;
  "check": CheckAnswer;
  "look": LookAnswer;
  "try": TryAnswer;
  "try-card": TryCardAnswer;
  "open-pack": OpenPackAnswer;
  "pack": SavePackAnswer;
  "image": ImageAnswer;
  "deal": TableAnswer | RefusedAnswer | GameAnswer;
  "table": RefusedAnswer | TableAnswer;
  "act": RefusedAnswer | TableAnswer;
  "bots": RefusedAnswer | TableAnswer;
  "undo": RefusedAnswer | TableAnswer;
  "places": RefusedAnswer | PlacesAnswer;
  "hint": RefusedAnswer | HintAnswer;
  "review": RefusedAnswer | ReviewAnswer;
  "log": RefusedAnswer | LogAnswer;
  "replay": RefusedAnswer | ReplayAnswer;
  "branch": RefusedAnswer | TableAnswer;
  "record": RefusedAnswer | RecordAnswer;
  "open-record": RefusedAnswer | GameAnswer;
  "lessons": LessonsAnswer;
  "lesson": LessonTable;
  "learn": RefusedAnswer | LessonTable;
}

/** A problem of a text: its line, how bad it is, and what is wrong. */
export interface PageProblem {
  /** The line, from 1. */
  line: number;
  /** Whether it is an error or a warning. */
  severity: Severity;
  /** The kind of the mistake. */
  code: Code;
  /** What is wrong. */
  message: string;
}

/** One ask; ask says which. */
export type PageQuestion = CardsQuestion | CardQuestion | SignsQuestion | RuleQuestion | ScoreQuestion | TotalsQuestion | PictureQuestion | ReadQuestion | WriteQuestion | SchemaQuestion | ExamplesQuestion | CheckQuestion | LookQuestion | TryQuestion | TryCardQuestion | OpenPackQuestion | SavePackQuestion | ImageQuestion | DealQuestion | TableQuestion | ActQuestion | BotsQuestion | UndoQuestion | PlacesQuestion | HintQuestion | ReviewQuestion | LogQuestion | ReplayQuestion | BranchQuestion | RecordQuestion | OpenRecordQuestion | LessonsQuestion | LessonQuestion | LearnQuestion;

/** A choice of the person beside the best one. */
export interface PageReview {
  /** After how many actions it was made. */
  at: number;
  /** In which turn, 0 before the first one. */
  turn: number;
  /** Which moment of the game it was, in words. */
  moment: string;
  /** The question that was answered. */
  question: string;
  /** What is said of the choice. */
  verdict: Verdict;
  /** The lead to expect after the best choice. */
  expected: number;
  /** The points that the choice costs. */
  cost: number;
  /** What was chosen. */
  chosen: ReviewedWay;
  /** The best choice; the same where nothing better was found. */
  best: ReviewedWay;
  /** Of a mistake: why, in words. */
  why: string;
}

/** A set as the page keeps it. */
export interface PageSet {
  /** The id of the set. */
  id: string;
  /** The text in YAML. */
  text: string;
  /** Its pictures. */
  pictures: SetPicture[];
}

/** One gem put on one section of a circle; the section then has the gem's color (R10.2). */
export interface Paint {
  /** The place of the circle's upper card. */
  circle: Place;
  /** Which of the circle's four sections. */
  section: Section;
  /** The color of the gem. */
  color: Color;
}

/** Paint for the most points, and stop (C38). */
export interface PaintBest {
  action: "paint_best";
  seat: SeatNumber;
}

/** Put a gem on a section of a circle (R10.2). */
export interface PaintSection {
  action: "paint_section";
  seat: SeatNumber;
  /** The place of the circle's upper card. */
  circle: Place;
  /** Which of the circle's four sections. */
  section: Section;
  /** The color of the gem. */
  color: Color;
}

/** A circle that got gems. */
export interface PaintedCircle {
  /** The level of its upper card. */
  level: number;
  /** The place of its upper card, counted from the leftmost card of level 1. */
  x: number;
  /** The color that it has now, null where it is still of several colors. */
  color: Color | null;
  /** How many gems it got. */
  gems: number;
}

/** A player's painting. */
export interface Painting {
  /** The gems that were spent, by color. */
  gems: SpentGems;
  /** The circles that got gems. */
  circles: PaintedCircle[];
  /** Whether no legal painting scores more. */
  best: boolean;
}

/** Bid nothing in an auction (R5.9), or play no more cards in a development phase (R6.2). */
export interface Pass {
  action: "pass";
  seat: SeatNumber;
}

/** A player passed, or counts as having passed (R5.9, R5.10, R6.2, C21). */
export interface Passed {
  event: "passed";
  seat: SeatNumber;
}

/** You may pay this, all of it or nothing; if you do, these effects happen. */
export interface Pay {
  /** What happens when it is paid, one after the other. */
  for: Effect[];
  /** How many gems of any colors, from behind your screen to the bank. */
  gems?: number;
  /** How many gems of given colors, from behind your screen to the bank. */
  colored_gems?: ColoredGems;
  /** How many cards of your hand, which leave the game. */
  cards?: number;
  /** Which tokens of your pyramid. */
  tokens?: GivenTokens;
  /** How many attack tokens from behind your screen. */
  attack?: number;
  /** How many cards from under this law, which leave the game. */
  tucked?: number;
  /** How many times you may pay at most; you are asked before each of them. */
  up_to?: number;
}

/** Pay another player for a swap (L67), or the bank for a law that has a price or lets its player pay. */
export interface PayGems {
  action: "pay_gems";
  seat: SeatNumber;
  /** The gems that the other player, or the bank, gets. */
  gems: Gems;
}

/** What a table does: its people gather, play, or look at the result. */
export type Phase = "lobby" | "playing" | "over";

/** How far the changes of a phone were answered. */
export interface Phone {
  /** Which phone. */
  phone: string;
  /** The number of its last change that was taken or refused. */
  last: number;
  /** The numbers of those that were refused. */
  refused: number[];
}

/** Pick a token: to pay with, to move, or to swap, first an own one, then one of another player (L67). */
export interface PickToken {
  action: "pick_token";
  seat: SeatNumber;
  /** The player in whose pyramid the token lies. */
  owner: SeatNumber;
  /** Where the card lies that the token is on. */
  place: Place;
  /** The token itself: its kind and value. */
  token: Token;
}

/** A drawing of the score of a sheet. */
export interface PictureAnswer {
  /** The drawing as SVG; null where nothing can be scored. */
  svg: string | null;
  /** What is wrong with the sheet. */
  problems: SheetProblem[];
}

/** A picture is at the table; it belongs to the set once the settings name it. */
export interface PictureKept {
  /** Its name there, the SHA-256 of its bytes. */
  digest: string;
}

/** The path of an SVG, PNG or JPEG picture, from the file that names it, with / between folders: a file in the folder of the set, or deeper. */
export type PicturePath = string;

/** What the score of a sheet looks like. */
export interface PictureQuestion {
  ask: "picture";
  /** The language of the answer. */
  language?: Language;
  /** The score sheet as plain data; what is wrong with it is in the answer. */
  sheet: unknown;
  /** The text of the card set whose cards are on the sheet; without it, the sheet names a shipped set. */
  text?: string;
}

/** A place in a pyramid: level is 1 to 5; a card at x rests on x and x + 1 of the level below (R3.3). */
export type Place = [level: number, x: number];

/** Place the revealed card, paying with infinite gems of each color first (R6.5, R7.10, B14). */
export interface PlaceCard {
  action: "place_card";
  seat: SeatNumber;
  /** Where it comes to lie; a law that replaces a card, or lies under one, has its place (L65, L66). */
  place: Place;
  /** How many infinite gems of each color pay first. */
  infinite: Gems;
  /** The gems of the cost that laws in the pyramid take off. */
  left_out?: Gems;
}

/** Place the chosen first cards, and give their rewards except draws (R2.5, C1). */
export interface PlaceFirstCards {
  task: "place_first_cards";
}

/** A card in a pyramid, and what lies on it and under it. */
export interface PlacedCard {
  place: Place;
  card: CardNumber;
  tokens: Tokens;
  /** The infinite gems on the card. */
  infinite_gems: Color[];
  /** The gems that a law put on itself. */
  stored: Gems;
  /** The cards under the card. */
  tucked: CardNumber[];
}

/** An item about a place. */
export interface PlacedItem {
  /** The line that it belongs to. */
  line: "circles" | "infinite_gems" | "laws" | "power";
  /** What it is worth. */
  points: number;
  /** The level of the card. */
  level: number;
  /** The place on its level, counted from the leftmost card of level 1. */
  x: number;
  /** The number of the card, null for one that has none. */
  card: number | null;
  /** Why, in English. */
  reason: string;
  /** The rule, as R11.1. */
  rule: string;
}

/** A problem of the text of a card set: its line and its column. */
export interface PlacedProblem {
  /** The line, from 1. */
  line: number;
  /** Whether it is an error or a warning. */
  severity: Severity;
  /** The kind of the mistake. */
  code: Code;
  /** What is wrong. */
  message: string;
  /** The column, from 1. */
  column: number;
}

/** Where a law may be played. */
export type Placement = "normal" | "in_place_of_card" | "under_character";

/** Where a card could lie in the pyramid of the person now. */
export interface PlacesAnswer {
  /** The places. */
  places: CardPlace[];
}

/** Where a card could lie in the pyramid of the person now, and what it costs there. */
export interface PlacesQuestion {
  ask: "places";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
  /** The number of the card. */
  card: Number;
}

/** A choice that a search thinks well of. */
export interface PlayHint {
  /** The action. */
  action: Action;
  /** The action in words. */
  text: string;
  /** The lead that the search expects of it. */
  points: number;
  /** What it brings. */
  why: string;
}

/** Why something is not possible. */
export interface PlayRefusal {
  /** The code of the refusal. */
  code: string;
  /** The reason in words. */
  message: string;
  /** The number of the rule that says so, with which the message ends; left out where it is none of the game. */
  rule?: string;
}

/** An action, the outcomes of chance in its step, and the check of its events. */
export interface Played {
  /** What was done. */
  action: Action;
  /** What chance did in the step. */
  chance: (Drawn | Shuffled)[];
  check: Check;
}

/** A finished game in the tally. */
export interface PlayedGame {
  /** The players, by seat. */
  names: string[];
  /** Their points. */
  totals: number[];
  /** Who has won. */
  winners: string[];
}

/** A player's score. */
export interface Player {
  /** The name. */
  name: string;
  /** 1 for a winner; equal totals share a rank (C41). */
  rank: number;
  /** The sum of the lines. */
  total: number;
  lines: Lines;
  /** All that scored, line by line. */
  items: (Item | PlacedItem)[];
  painting: Painting;
  /** Whether gems and attack tokens behind the screen are not known, and count as none; only while a game goes on. */
  screen_is_hidden?: boolean;
}

/** Points by the level on which the law lies (R6.8). */
export interface PointsByLevel {
  /** The points for level 1, 2, 3 and 4, in that order; each from -99 to 99. */
  by_level: [number, number, number, number];
  /** The points are given only if this holds. */
  if?: Condition;
}

/** Points by how many there are: those for 1, for 2 and so on; for more than the table has, the last; for 0 none. */
export interface PointsByTable {
  /** The points for 1, 2, 3 and so on; they never fall, and none is below 0, where painting changes what is counted. */
  table: number[];
  /** What is counted. */
  per: AnyQuantity;
  /** The points are given only if this holds. */
  if?: Condition;
  /** Whether it counts once for each level of the pyramid by itself, and the points are added up. */
  each_level?: boolean;
}

/** Points of the highest tier that is reached; below the first one, none. */
export interface PointsByTiers {
  /** The tiers, the lowest first. */
  tiers: Tier[];
  /** What is counted. */
  per: AnyQuantity;
  /** The points are given only if this holds. */
  if?: Condition;
  /** Whether it counts once for each level of the pyramid by itself, and the points are added up. */
  each_level?: boolean;
}

/** Points if no other player has fewer of what is counted; to have none counts too, and equal players all get them. */
export interface PointsForFewest {
  /** How many points, from -99 to 99, but not 0. */
  points: number;
  /** What is compared between the players: never what lies only at the law, nor what painting changes. */
  fewest: AnyQuantity;
  /** Whether only a player with fewer than every other one gets the points, and equal players get none. */
  alone?: boolean;
  /** The points are given only if this holds. */
  if?: Condition;
  /** Whether it counts once for each level of the pyramid by itself, and the points are added up. */
  each_level?: boolean;
}

/** Points if you have at least 1 of what is counted, and no other player has more; equal players all get them. */
export interface PointsForMost {
  /** How many points, from -99 to 99, but not 0. */
  points: number;
  /** What is compared between the players: never what lies only at the law, nor what painting changes. */
  most: AnyQuantity;
  /** The points for those who have at least 1, and less than exactly one other player; a shared first place leaves no second. */
  second?: number;
  /** Whether only a player with more than every other one gets the points, and equal players get none. */
  alone?: boolean;
  /** The points are given only if this holds. */
  if?: Condition;
  /** Whether it counts once for each level of the pyramid by itself, and the points are added up. */
  each_level?: boolean;
}

/** Points for each of what is counted, or for every few of it. */
export interface PointsPer {
  /** How many points, from -99 to 99, but not 0; at least 1 where painting changes what is counted. */
  points: number;
  /** What is counted. */
  per: AnyQuantity;
  /** How many of it give the points once, 1 by default; a remainder gives nothing. */
  every?: number;
  /** How many times the points count at most; without this, there is no limit. */
  up_to?: number;
  /** The points are given only if this holds. */
  if?: Condition;
  /** Whether it counts once for each level of the pyramid by itself, and the points are added up. */
  each_level?: boolean;
}

/** A mistake in a file or in data: its place, its kind, and a message. */
export interface Problem {
  /** The file, as it was named; empty for data that come from no file. */
  file: string;
  /** The line, counted from 1; 0 if only the path is known. */
  line: number;
  /** The column, counted from 1; 0 if only the path is known. */
  column: number;
  /** An error keeps the file from being used, a warning does not. */
  severity: Severity;
  /** The kind of mistake, for programs. */
  code: Code;
  /** What is wrong and what is allowed, in English. */
  message: string;
}

/** Put a card of the hand on top of its deck (L70), or one that was looked at back on its deck, or under it. */
export interface PutBack {
  action: "put_back";
  seat: SeatNumber;
  card: CardNumber;
}

/** Move the token that was picked to another card of the pyramid. */
export interface PutToken {
  action: "put_token";
  seat: SeatNumber;
  /** Where the other card lies. */
  place: Place;
}

/** A number that a law counts: of what, where, and of which color, kind or level. */
export interface Quantity {
  /** What is counted: cards; single-color circles, painted ones included; infinite gems; gems (stored on a card or left behind the screen); complete sets of a defense, a magic and a science token; the level of the law; the number of the turn; the rows of the pyramid; tokens of one kind; the points of power tokens, where power is their number; or the gems that characters cost on their level as printed. */
  count: Counted;
  /** Where it is counted: in the pyramid (visible cards, and what lies on them), in the pyramid with the tucked cards, tucked under any cards, in the row of the law, on the cards adjacent to the law, those above it (which rest on it), below it (on which it rests) or beside it, the circles touching the law, here on the law, tucked here under the law, stored here on the law, left behind the screen, in the hand or, for the turn, in the game (while it runs), or, for the level, the law itself. */
  where: Where;
  /** Only those of this color are counted. It goes with circles, infinite gems, gems, circle bonuses and cost gems. */
  color?: Color;
  /** Only characters, or only laws, are counted. It goes with cards. */
  kind?: CardKind;
  /** Only what lies on this level of the pyramid is counted, or, of a list, on one of these levels; a circle has the level of its upper card. */
  level?: Levels;
  /** Only cards with a section of this color are counted. It goes with cards. */
  section?: Color;
  /** Only cards that have the section there are counted: top_left, top_right, top (one of both) or bottom. It goes with section. */
  section_at?: SectionAt;
  /** Only cards with some tokens, or with none, are counted: science, magic, defense, power or bonus tokens, not gems. It goes with visible cards. */
  tokens?: Having;
  /** Only cards that rest on at least one law, or on at least one character, are counted. It goes with visible cards. */
  rests_on?: CardKind;
  /** Of which players it is counted: mine, of all opponents together, or of everybody together. Others than mine go with what every player has, and painting does not change. */
  whose?: Whose;
}

/** A score sheet that was read from a file. */
export interface ReadAnswer {
  /** The score sheet as plain data; null where the text is no YAML. */
  sheet: unknown;
  /** What is wrong: with the sheet, or with its YAML. */
  problems: (SheetProblem | PageProblem)[];
}

/** Which score sheet a text in YAML holds. */
export interface ReadQuestion {
  ask: "read";
  /** The language of the answer. */
  language?: Language;
  /** The text of a file. */
  text: string;
}

/** A game as a record. */
export interface RecordAnswer {
  /** The text of a file. */
  text: string;
}

/** How a game is written as a file. */
export interface RecordQuestion {
  ask: "record";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** Why an action is not legal: the reason, the rule that forbids it, and what a front end needs to explain it. */
export interface Refusal {
  /** The reason, for programs; the list is closed. */
  code: RefusalCode;
  /** The number of the rule that forbids it, such as R5.2. */
  rule: string;
  /** Whose action it was; -1 where there is no such seat. */
  seat: number;
  /** The numbers that are required; the code tells whether they are gems, cards or something else. */
  needed: number[];
  /** The numbers that are available, or that the action named. */
  available: number[];
}

/** Why an action is not legal. The list is closed: a new code gives the format refusal a new number. */
export type RefusalCode = "game-over" | "unknown-seat" | "not-your-choice" | "wrong-action" | "malformed" | "not-your-seat" | "stale" | "not-two-gems" | "not-dealt" | "no-gem" | "no-card-there" | "no-attack-token" | "attack-too-late" | "not-claimable" | "wrong-number-of-gems" | "bank-short" | "deck-short" | "wrong-number-of-cards" | "not-in-hand" | "drawn-this-phase" | "nowhere-to-place" | "no-selling" | "not-an-open-place" | "law-too-high" | "not-a-card-to-replace" | "not-a-character" | "wrong-level" | "condition-fails" | "cannot-pay" | "too-many-infinite" | "wrong-left-out" | "no-such-option" | "not-of-the-deck" | "not-looked-at" | "not-another-player" | "not-free" | "no-such-law" | "no-such-token" | "no-section" | "painted-twice" | "own-color" | "pure-circle" | "best-too-late";

/** What was asked for is not possible. */
export interface RefusedAnswer {
  /** Why. */
  refusal: PlayRefusal;
}

/** A person wants another game; it begins when all want it. */
export interface Rematch {
  wish: "rematch";
}

/** The table of a game as it was; all lies open once the game is over. */
export interface ReplayAnswer {
  /** The seat of the person; null while nobody is to see more than all may. */
  seat: number | null;
  /** Whether the game is over. */
  is_over: boolean;
  /** What may be known there. */
  view: GameViewDocument;
  /** Which moment of the game it is, in words. */
  moment: string;
  /** What is to be chosen, in words. */
  question: string;
  /** The players, by seat. */
  players: TablePlayer[];
  /** What the person may choose. */
  choices: TableChoice[];
  /** What happened last. */
  log: LogStep[];
  /** After how many actions. */
  at: number;
  /** How many actions the game has had. */
  count: number;
  /** After how many actions each turn began, the first turn first. */
  turns: number[];
}

/** What the table looked like, and what happened there. */
export interface ReplayQuestion {
  ask: "replay";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
  /** After how many actions. */
  at: number;
}

/** Resolve the cards laid, lowest number first (R6.4). */
export interface ResolveNext {
  task: "resolve_next";
  /** The cards that are still to be resolved. */
  laid: LaidCard[];
}

/** What the player may do at such an event. */
export type Response = "tuck_here";

/** A player puts cards that were looked at back, in a secret order (L70). */
export interface RestPutBack {
  event: "rest_put_back";
  seat: SeatNumber;
  /** The deck that they come from. */
  deck: LookedDeck;
  /** How many cards. */
  count: number;
  /** On top of the deck, or under it. */
  rest: DeckEnd;
}

/** A person who has left, or for whom a bot plays, is back. */
export interface Return {
  wish: "return";
}

/** Return the bid gems of these colors to the bank (R5.4). */
export interface ReturnBids {
  task: "return_bids";
  /** The color of each gem. */
  colors: Color[];
}

/** Give back two of the starting gems (R2.3, B3). */
export interface ReturnGems {
  action: "return_gems";
  seat: SeatNumber;
  /** The two gems. */
  gems: Gems;
}

/** What a seat bids: a gem of a color, an attack token, or nothing. */
export interface RevealedBid {
  seat: SeatNumber;
  /** The color of the gem, attack for an attack token, or pass. */
  bid: "blue" | "red" | "green" | "yellow" | "attack" | "pass";
}

/** Which card of a color a seat claims, None for none (C5). */
export interface RevealedClaim {
  seat: SeatNumber;
  /** The color with two cards. */
  color: Color;
  /** The card at the base or at the tip, or null for none of them. */
  slot: Slot | null;
}

/** The next choice of the person, and what all choices up to it add up to. */
export interface ReviewAnswer {
  /** The choice; null if there is none any more. */
  choice: PageReview | null;
  /** From where to ask for the next choice; null if this was the last one. */
  next: number | null;
  /** How many choices of the person lie before that. */
  done: number;
  /** How many choices of the person are to be reviewed. */
  count: number;
  /** The lead that was to be expected at the first choice; null if there is none. */
  start: number | null;
  /** What the choices up to this one cost together. */
  cost: number;
  /** After the last choice: the lead at the end of the game, or the lead to expect if it is not over; null before. */
  lead: number | null;
  /** After the last choice: what the cards and the others brought; null before. */
  luck: number | null;
}

/** How much more of something the best choice leads to, at the end of the next turn and on average. */
export interface ReviewDifference {
  /** What is compared. */
  what: Compared;
  /** How much more of it; less than 0: how much less. */
  by: number;
}

/** How good the next choice of the person was, from a moment of a game on: one at a time, so that others may ask. */
export interface ReviewQuestion {
  ask: "review";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
  /** After how many actions, or later, the choice was made. */
  at: number;
  /** The lead that was to be expected at the first choice, from the last answer; left out in the first question. */
  start?: number;
  /** What the choices before cost together, from the last answer. */
  cost?: number;
}

/** A choice beside the best one, judged by what its seat knew then and by nothing else. */
export interface ReviewedChoice {
  /** After how many actions it was made: the number that viceroy replay --position takes. */
  actions: number;
  /** In which turn, 0 before the first one. */
  turn: number;
  /** Which moment of the game it was, in words. */
  moment: string;
  /** The question that was answered. */
  question: string;
  /** What was chosen. */
  action: Action;
  /** The same as a line of text. */
  choice: string;
  /** The best choice; the same action where nothing better was found. */
  best: Action;
  /** The best choice as a line of text. */
  best_choice: string;
  /** What is said of the choice. */
  verdict: Verdict;
  /** How many points ahead of the best other the search expects the seat to be after the best choice. */
  expected: Estimate;
  /** How many points fewer that are after what was chosen; 0 where nothing better was found. */
  cost: Estimate;
  /** Of a mistake: what the best choice brings at once, and what it leads to. Empty for other choices. */
  why: string;
  /** Of a mistake: what the best choice leads to, compared with what was chosen, the largest difference first. */
  differences: ReviewDifference[];
}

/** The choices of a seat, and what they cost beside what chance and the others brought. */
export interface ReviewedSeat {
  /** The seat. */
  seat: number;
  /** The name of its player. */
  player: string;
  /** The lead to expect at its first choice: what the first deal brought. */
  start: Estimate;
  /** The lead at the end of the game; the lead to expect after the last choice of a game that is not over. */
  lead: number;
  /** The points that its choices cost together, those that are not certain too. */
  cost: Estimate;
  /** What the cards that came and the choices of the others brought, after its first choice. */
  luck: Estimate;
  /** Its choices in order; those without an alternative are left out. What is expected before each is the graph. */
  choices: ReviewedChoice[];
}

/** What was chosen, or what would have been better. */
export interface ReviewedWay {
  /** The action in words. */
  text: string;
  /** The numbers of the cards that it is about. */
  cards: number[];
  /** The drawing of the pyramid after it; null where neither way changes it, and for a choice that is no mistake. */
  svg: string | null;
}

/** What a player gets; several keys are got together. */
export interface Reward {
  /** How many gems, of colors that the player chooses. */
  gems?: number;
  /** How many cards to draw, each from the law deck or the reserve deck. */
  draw?: number;
  /** How many science tokens to put on the card. */
  science?: number;
  /** How many magic tokens to put on the card. */
  magic?: number;
  /** How many defense tokens to put on the card. */
  defense?: number;
  /** How many attack tokens to take behind the screen. */
  attack?: number;
  /** The points of one power token to put on the card. */
  power?: number;
  /** The value of one magic bonus token: at the end each magic token is worth the sum of them. */
  magic_bonus?: number;
  /** A bonus for each circle and each infinite gem of one color. */
  circle_bonus?: CircleBonus;
  /** The color of a gem to put on the card, or any where the player chooses the color. */
  infinite_gem?: "blue" | "red" | "green" | "yellow" | "any";
  /** How many gems of given colors, as many as the bank has. */
  colored_gems?: ColoredGems;
}

/** A round of the development phase began (R6.1), with these seats still playing. */
export interface RoundStarted {
  event: "round_started";
  /** 1, 2 or 3. */
  round: number;
  /** Who still plays. */
  seats: SeatNumber[];
}

/** The cards of one row of the auction, by color; none where no card lies. */
export type Row = { blue: CardNumber | null; red: CardNumber | null; green: CardNumber | null; yellow: CardNumber | null; };

/** Tips were discarded and bases moved to the tips (R5.21). */
export interface RowMoved {
  event: "row_moved";
  /** The numbers of the cards that left the game. */
  discarded: CardNumber[];
  /** The cards at the tips now. */
  tips: Row;
}

/** A card of the reserve deck refilled the auction row after a law took a card (L69). */
export interface RowRefilled {
  event: "row_refilled";
  card: CardNumber;
  /** The color beside which it lies. */
  color: Color;
  /** At the base or at the tip of that color. */
  slot: Slot;
}

/** A rule in words, in English. */
export interface RuleAnswer {
  /** What it says; null if there is no such rule. */
  text: string | null;
}

/** What a rule says. */
export interface RuleQuestion {
  ask: "rule";
  /** The number of the rule, such as R5.14. */
  number: string;
}

/** What never changes during a game: the edition's options, the cards, who plays. */
export interface Rules {
  edition: Edition;
  /** The cards: a whole set, or the name and digest of a shipped one. */
  card_set: CardSet | CardSetReference;
  /** The names of the players, by seat. */
  players: string[];
  /** How many virtual opponents play. */
  virtual_opponents: number;
}

/** Execute effects of a law in order (R6.8); place is that of the law, or of the card that it is tucked under. */
export interface RunEffects {
  task: "run_effects";
  seat: SeatNumber;
  law: CardNumber;
  /** Where the law lies, or the character that it is tucked under. */
  place: Place;
  /** What is still to happen, in this order. */
  effects: Effect[];
}

/** A set as a pack. */
export interface SavePackAnswer {
  /** The bytes of the pack in base64; null if the set has errors. */
  pack: string | null;
  /** What is wrong with the set, or with its pictures. */
  problems: PackProblem[];
}

/** What a set is as a pack. */
export interface SavePackQuestion {
  ask: "pack";
  /** The text of the set. */
  text: string;
  /** The pictures that the page has; those that no card names are left out. */
  pictures: GivenPicture[];
}

/** The schema of card sets. */
export interface SchemaAnswer {
  /** The JSON Schema. */
  schema: unknown;
}

/** What may be written in a card set. */
export interface SchemaQuestion {
  ask: "schema";
}

/** The score of a sheet; a player without cards, or with an error that is in no card, is left out of it. */
export interface ScoreAnswer {
  /** The score; null where there is none. */
  score: ShownScore | null;
  /** Whether the score counts all that is on the sheet. */
  is_whole: boolean;
  /** What is wrong with the sheet. */
  problems: SheetProblem[];
  /** The pyramid of each player; null for one whom the score leaves out. */
  pyramids: (ScoredPyramid | null)[];
}

/** What a sheet scores, and why. */
export interface ScoreQuestion {
  ask: "score";
  /** The language of the answer. */
  language?: Language;
  /** The score sheet as plain data; what is wrong with it is in the answer. */
  sheet: unknown;
  /** The text of the card set whose cards are on the sheet; without it, the sheet names a shipped set. */
  text?: string;
}

/** A final score as it was written: numbers and reasons, without the cards behind them. */
export interface ScoreRecord {
  /** The players, in the order of the table. */
  players: Player[];
  /** The names of those with the most points (R10.4). */
  winners: string[];
}

/** The words of a score in one language. */
export interface ScoreWords {
  /** The seven lines, by their names. */
  lines: Record<string, string>;
  /** The total. */
  total: string;
  /** The rank. */
  rank: string;
  /** A player. */
  player: string;
  /** One winner. */
  winner: string;
  /** Several winners. */
  winners: string;
  /** The colors: blue, red, green, yellow. */
  colors: string[];
  /** What a card may give. */
  kinds: Record<string, string>;
}

/** The pyramid of a player, and where the points come from. */
export interface ScoredPyramid {
  /** The drawing as SVG. */
  svg: string;
  /** The painting in words. */
  painting: string;
  /** The reason of each item of the score. */
  reasons: string[];
}

/** A player looked behind the screen of another; what was seen is secret (R2.4). */
export interface ScreenSeen {
  event: "screen_seen";
  seat: SeatNumber;
  /** Whose screen. */
  other: SeatNumber;
  /** The gems behind it, or null for those who may not know. */
  gems: Gems | null;
  /** How many attack tokens were behind it, or null for those who may not know. */
  attack: number | null;
}

/** One player: what lies behind the screen, in the hand and in the pyramid, and what it may still do in a turn. */
export interface Seat {
  /** The gems behind the screen. */
  gems: Gems;
  /** How many are behind the screen. */
  attack: number;
  /** The cards of the hand, the lowest number first. */
  hand: HiddenCard[];
  /** The cards of the pyramid, level by level from the left. */
  pyramid: PlacedCard[];
  /** In this development phase (R7.10, C20). */
  used_infinite: Gems;
  /** Where the player stands in the auctions of this turn: in, has_card, passed, or skips (L69). */
  auction: Standing;
  /** The card taken in the auction that is under way (L78). */
  won: CardNumber | null;
  /** May still lay cards in this development phase (R6.2). */
  plays: boolean;
  /** Takes no part in the next auction phase (L69). */
  skips_next: boolean;
  /** The sections that the player has painted. */
  paints: Paint[];
  /** Done painting. */
  finished: boolean;
}

/** Advice for a seat, which knows what the seat may know and nothing else. */
export interface SeatAdvice {
  /** The seat. */
  seat: number;
  /** The name of its player. */
  player: string;
  /** The question that the seat has to answer. */
  question: string;
  /** The most promising choices, the best first. */
  choices: AdvisedChoice[];
}

/** How a seat did in games of some size. */
export interface SeatBalance {
  /** How many played. */
  players: number;
  /** The seat, counted from 0. */
  seat: number;
  /** How many games. */
  games: number;
  /** The share of them that it won (Wilson interval). */
  wins: Estimate;
  /** The mean of its points. */
  points: Estimate | null;
}

/** The color of the gem that a seat bids. */
export interface SeatBid {
  seat: SeatNumber;
  /** The color of the gem. */
  color: Color;
}

/** The host gives a seat to a bot. */
export interface SeatBot {
  wish: "seat_bot";
  /** Which one. */
  bot: "greedy" | "search-1" | "search-2" | "search-3";
  /** How it is called. */
  name: string;
}

/** A player, by the place at the table: 0 is the first. */
export type SeatNumber = number;

/** How a bot did in one seat. */
export interface SeatStanding {
  /** The seat. */
  seat: number;
  /** How many games it played there. */
  games: number;
  /** The share of them that it won (Wilson interval). */
  wins: Estimate;
  /** The mean of its points; null for fewer than two games. */
  points: Estimate | null;
}

/** A player as a seat sees it. */
export interface SeatView {
  /** The cards of the hand: those that are known by number, then backs. */
  hand: SeenCard[];
  /** The gems behind the screen, or null as long as they are hidden. */
  gems: Gems | null;
  /** How many are behind the screen, or null as long as they are hidden. */
  attack: number | null;
  /** The cards of the pyramid, level by level from the left. */
  pyramid: PlacedCard[];
  /** The infinite gems that have paid in this development phase (R7.10). */
  used_infinite: Gems;
  /** Where the player stands in the auctions of this turn: in, has_card, passed, or skips (L69). */
  auction: Standing;
  /** The number of the card taken in the auction that is under way, or null. */
  won: CardNumber | null;
  /** Whether the player may still lay cards in this development phase. */
  plays: boolean;
  /** Whether the player takes no part in the next auction phase (L69). */
  skips_next: boolean;
  /** The sections that the player has painted. */
  paints: Paint[];
  /** Whether the player is done painting. */
  finished: boolean;
  /** Whether the player has made a choice that is not revealed yet. */
  has_chosen: boolean;
}

/** The four sections of a circle (R1.12), in the order in which Circle.colors holds them. */
export type Section = "left" | "right" | "bottom_left" | "bottom_right";

/** Where on a card a section lies. */
export type SectionAt = "top_left" | "top_right" | "top" | "bottom";

/** A player painted a section of a circle (R10.2). */
export interface SectionPainted {
  event: "section_painted";
  seat: SeatNumber;
  /** The place of the circle's upper card. */
  circle: Place;
  /** Which of the circle's four sections. */
  section: Section;
  /** The color of the gem. */
  color: Color;
}

/** The colored sections of a card, which make circles with those of the cards around it; null is a blank one. */
export interface Sections {
  /** The color of the upper left corner, or null. */
  top_left: Color | null;
  /** The color of the upper right corner, or null. */
  top_right: Color | null;
  /** The lower edge, which counts as two sections: one color for both, or a list of the left and the right one. */
  bottom: Color | [Color | null, Color | null] | null;
}

/** What a phone saw of a cell. */
export interface Seen {
  /** The cell. */
  key: string;
  /** The change that had set it; null if none had. */
  by: string | null;
}

/** A card in a hand or on a deck, as a seat sees it: number is None if the seat knows only the back. */
export interface SeenCard {
  /** Its kind, which the back shows. */
  kind: CardKind;
  /** Its number, or null where only its back is known. */
  card: CardNumber | null;
  /** The seats that know the card, beside the owner of the hand, the lowest first. */
  known_by: SeatNumber[];
  /** Of own cards only: whether it was drawn in this development phase, and may not be played in it (B7). */
  fresh: boolean;
}

/** One task; task says which. */
export type SeenTask = AskReturn | AskStart | AskBids | AskClaims | AskLay | AskPaint | AskGems | AskDraw | AskOwnGem | AskAttackCard | AskRowCard | AskRowDiscard | AskTuckTaken | AskPlace | AskTopReward | AskPrice | AskOption | AskChoice | AskColor | AskPutBack | AskTuckHand | AskTuckFree | AskStore | AskSwap | AskPay | AskPayment | AskMoveToken | AskTurnToken | AskUntuck | AskLose | AskKeep | AskArrange | AskScreen | AskUseLaw | DealCharacters | PlaceFirstCards | MakeDecks | StartTurn | StartAuction | TakeByAttack | ReturnBids | EvaluateBids | FinishAuction | DiscardForVirtual | ConcludeAuction | TuckTakenCards | EndAuctionPhase | StartRound | ResolveNext | GrantReward | MoreGems | MoreDraws | GrantInfinite | RunEffects | LetOthers | LetLawsRespond | GoOn | EndGame | HiddenTuck | HiddenTucks;

/** A wish as a phone sends it. */
export interface SentWish {
  /** An id that the phone made up: the same wish, sent again, has the same one. */
  request: string;
  /** The serial of the table that the person saw. */
  serial: number;
  /** What the person wants. */
  wish: TableWish;
}

/** The number of an action or an undo: 1 for the first after the setup. */
export type Serial = number;

/** A cell that a change sets. */
export interface SetCell {
  /** Its name. */
  key: string;
  /** The new value; null for none. */
  value: unknown;
}

/** A card set to begin with. */
export interface SetExample {
  /** The name of the example. */
  id: string;
  /** The card set in YAML. */
  text: string;
}

/** A picture of a set, as the page keeps it. */
export interface SetPicture {
  /** Its name in the text of the set. */
  file: string;
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  digest: string;
  /** The picture as an address of the scheme data. */
  address: string;
}

/** The host sets what is played. */
export interface SetTable {
  wish: "set_table";
  /** All settings. */
  settings: Settings;
}

/** What is played at a table, and how. */
export interface Settings {
  /** The name of the edition. */
  edition: "french" | "english" | "german" | "italian" | "portuguese";
  /** The card set: the name of a shipped one, or the text of any other one. */
  set: TableSet;
  /** How many virtual opponents. */
  virtual_opponents: number;
  /** When a choice can be taken back. */
  undo: UndoRule;
  /** The seconds for a question, after which others may let a bot choose; null for no clock. */
  clock: number | null;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** Whether all see the points so far. */
  points: boolean;
}

/** How serious a problem is: a file with an error cannot be used, a file with warnings can. */
export type Severity = "error" | "warning";

/** A phone has brought a sheet that a server had before, as far as that phone knows it. */
export interface SheetBrought {
  /** All cells. */
  cells: Cell[];
  /** All phones that have typed. */
  phones: Phone[];
}

/** A sheet, as far as it has changed after a serial. */
export interface SheetMessage {
  /** The code of the table. */
  code: string;
  /** The kind of the table: sheet. */
  kind: string;
  /** A name for the time in which the server has had the table in memory: another one begins when it reads it anew. */
  life: string;
  /** The number of the last change. */
  serial: number;
  /** The cells that have changed after this serial are here: 0 for all. */
  since: number;
  /** These cells. */
  cells: Cell[];
  /** All phones that have typed, in the order of their first changes. */
  phones: Phone[];
  /** The phone that gets this; null for one that has sent no secret. */
  you: string | null;
}

/** A problem of a sheet: keys lead to the value that it is about. */
export interface SheetProblem {
  /** The line, from 1. */
  line: number;
  /** Whether it is an error or a warning. */
  severity: Severity;
  /** The kind of the mistake. */
  code: Code;
  /** What is wrong. */
  message: string;
  /** The keys and indexes that lead to the value. */
  keys: (string | number)[];
  /** The language of the message: that of the question, or English for what only a file can have. */
  language: Language;
}

/** A person asks whether a choice may be taken back. */
export interface ShownAsk {
  /** Who asks. */
  person: number;
  /** Who has agreed. */
  agreed: number[];
  /** All who must agree. */
  needed: number[];
}

/** How one's own last choice can be taken back. */
export interface ShownBack {
  /** How; null if it cannot be. */
  back: Back | null;
  /** Why not without asking, in words; null where nothing was revealed or the table does not allow it. */
  reason: string | null;
}

/** A taken seat. */
export interface ShownChair {
  /** How its player is called. */
  name: string;
  /** The person; null for a bot. */
  person: number | null;
  /** The bot; null for a person. */
  bot: string | null;
  /** The bot that plays for the person now. */
  stand_in: string | null;
  /** How long it does. */
  until: Until | null;
}

/** The game as a person sees it, or a watcher. */
export interface ShownGame {
  /** The seat of the person; null while nobody is to see more than all may. */
  seat: number | null;
  /** Whether the game is over. */
  is_over: boolean;
  /** What may be known there. */
  view: GameViewDocument;
  /** Which moment of the game it is, in words. */
  moment: string;
  /** What is to be chosen, in words. */
  question: string;
  /** The players, by seat. */
  players: TablePlayer[];
  /** What the person may choose. */
  choices: TableChoice[];
  /** What happened last. */
  log: LogStep[];
  /** What the person may want to choose and cannot. */
  blocked: BlockedChoice[];
  /** The circles that the person may paint; none before the end of the game. */
  circles: TableCircle[];
  /** The score sheet of a finished game; null before, and where no sheet can hold a name. */
  sheet: unknown;
  /** The score of a finished game. */
  score: ShownScore | null;
  /** The points of a finished game after each turn, as if it had ended there, and at its end, by seat; null before. */
  course: number[][] | null;
  /** How many games the table has had, with this one. */
  number: number;
  /** How many actions the game has had that were not taken back: the at of the last step of its log. */
  actions: number;
  /** The log of this message replaces all steps from this one on. */
  log_from: number;
  /** The step of the own last choice; for a watcher one of the last steps. What follows is news. */
  news_from: number;
}

/** A person of the table. */
export interface ShownPerson {
  /** The name. */
  name: string;
  /** How the person has left; null for somebody who has not. */
  left: Leaving | null;
  /** Whether the person wants another game. */
  wants_rematch: boolean;
}

/** Who is here now. It changes without a change of the table, and is sent by itself then. */
export interface ShownPresence {
  /** One more with each change of it. */
  number: number;
  /** How many others look at the table. */
  watchers: number;
  /** For each person for how many seconds there was no sign; 0 for somebody who is here, null for one never seen. */
  people: (number | null)[];
  /** For each seat for how many seconds it has owed its choice; null where it owes none. */
  asked: (number | null)[];
  /** For each seat how long the person who gets this may let a bot choose there now; nothing where they may not. */
  stand_in: Until[][];
}

/** A final score as viceroy score --json writes it, but with null for a player whom it leaves out. */
export interface ShownScore {
  /** The format. */
  format: "final-score/1";
  /** The players, in the order of the table. */
  players: (Player | null)[];
  /** The names of those with the most points. */
  winners: string[];
}

/** What is played, and how. */
export interface ShownSettings {
  /** The name of the edition. */
  edition: string;
  /** The name of a shipped card set; null for any other one. */
  set: string | null;
  /** A name for any other card set, which /tables/CODE/set returns; another text or other pictures change it. */
  own_set: string | null;
  /** How many virtual opponents. */
  virtual_opponents: number;
  /** When a choice can be taken back. */
  undo: UndoRule;
  /** The seconds for a question; null for no clock. */
  clock: number | null;
  /** Whether people may ask for hints. */
  hints: boolean;
  /** Whether all see the points so far. */
  points: boolean;
}

/** Things were shuffled into this order. */
export interface Shuffled {
  /** Cards by their numbers, gems by their colors. */
  order: (number | Color)[];
}

/** The six signs that people can give; the page has a picture for each. */
export type Sign = "hello" | "well-played" | "thanks" | "oops" | "thinking" | "hurry";

/** The signs that stand on cards. */
export interface SignsAnswer {
  /** The signs. */
  signs: CardSign[];
}

/** Which signs stand on cards for what these bring. */
export interface SignsQuestion {
  ask: "signs";
  /** The language of the answer. */
  language?: Language;
}

/** The two slots of a color in the auction row. */
export type Slot = "base" | "tip";

/** How many gems of each color were spent. */
export interface SpentGems {
  /** How many blue gems. */
  blue: number;
  /** How many red gems. */
  red: number;
  /** How many green gems. */
  green: number;
  /** How many yellow gems. */
  yellow: number;
}

/** The status of a seat in the auctions of this turn. */
export type Standing = "in" | "has_card" | "passed" | "skips";

/** The standings after some games, as viceroy arena gives them. */
export interface Standings {
  /** The id of the card set. */
  card_set: string;
  /** Whose rules. */
  editions: string[];
  /** The seed from which those of all games follow. */
  seed: number;
  /** How many games were played. */
  games: number;
  /** How many deals: each is played once from each seat. */
  deals: number;
  /** The bots, the one that wins most first. */
  bots: BotStanding[];
  /** The games in which a bot had a fault, at most the first hundred. */
  faults: GameResult[];
}

/** Hold an auction, if a seat takes part (R5.8). */
export interface StartAuction {
  task: "start_auction";
  /** The auction of the turn, counted from 1. */
  auction: number;
}

/** Begin a round, if a seat still plays (R6.1, R6.12). */
export interface StartRound {
  task: "start_round";
  /** The round of the turn, counted from 1. */
  round: number;
}

/** Begin a turn (R4.2). */
export interface StartTurn {
  task: "start_turn";
  /** The turn, counted from 1. */
  turn: number;
}

/** Store a gem from behind the screen on the law (L76). */
export interface StoreGem {
  action: "store_gem";
  seat: SeatNumber;
  /** The color of the gem. */
  color: Color;
}

/** Several quantities together. */
export interface Sum {
  /** The quantities, which are added up. */
  sum: AnyQuantity[];
}

/** The table of a game as it is now. */
export interface TableAnswer {
  /** The seat of the person; null while nobody is to see more than all may. */
  seat: number | null;
  /** Whether the game is over. */
  is_over: boolean;
  /** What may be known there. */
  view: GameViewDocument;
  /** Which moment of the game it is, in words. */
  moment: string;
  /** What is to be chosen, in words. */
  question: string;
  /** The players, by seat. */
  players: TablePlayer[];
  /** What the person may choose. */
  choices: TableChoice[];
  /** What happened last. */
  log: LogStep[];
  /** What the person may want to choose and cannot. */
  blocked: BlockedChoice[];
  /** The circles that the person may paint; none before the end of the game. */
  circles: TableCircle[];
  /** The score sheet of a finished game; null before, and where no sheet can hold a name. */
  sheet: unknown;
  /** The score of a finished game. */
  score: ShownScore | null;
  /** The points of a finished game after each turn, as if it had ended there, and at its end, by seat; null before. */
  course: number[][] | null;
  /** The game as a text, for the next question about it. */
  game: string;
  /** How many actions and undos the game has had. */
  serial: number;
  /** Whether a bot is to choose before the person. */
  bots_to_act: boolean;
  /** The seat of the person who is to choose: whose table it is, else the first; null if none is. */
  next_person: number | null;
  /** Why the last choice of the person cannot be taken back; null if it can. */
  undo: string | null;
  /** The card set. */
  set: TableSet;
}

/** An action that the person may choose. */
export interface TableChoice {
  /** The action. */
  action: Action;
  /** The action in words. */
  text: string;
  /** The gems that go from behind the screen, if the action has a price. */
  cost?: Gems;
}

/** A circle of the person that a gem can be put on (R10.2). */
export interface TableCircle {
  /** The level of its upper card, and the place on it. */
  place: [number, number];
  /** The colors of its left, right, bottom left and bottom right section; null for a blank one. */
  colors: (string | null)[];
  /** What it is worth now. */
  points: number;
  /** The colors that it can come to have, by the gems behind the screen. */
  ways: CircleWay[];
}

/** All that has happened in the game of a table, as a person sees it, or a watcher. */
export interface TableLog {
  /** The steps, the first one first. */
  log: LogStep[];
  /** What was taken back: each belongs after the step with the same at. */
  taken_back: TakenBack[];
}

/** A table as a person sees it now, or a watcher: all of it, each time. */
export interface TableMessage {
  /** The code of the table. */
  code: string;
  /** The number of its last change; a wish names it. */
  serial: number;
  /** Which person gets this; null for a watcher. */
  you: number | null;
  /** The seat of that person at the table. */
  seat: SeatNumber | null;
  /** What the table does. */
  phase: Phase;
  /** What is played, and how. */
  settings: ShownSettings;
  /** Who sets that, and deals. */
  host: number | null;
  /** All people of the table, by number. */
  people: ShownPerson[];
  /** The taken seats, of the next game or of the one that goes on. */
  seats: ShownChair[];
  /** The seats that owe a choice. */
  waits_for: SeatNumber[];
  /** Whether a choice is to be taken back; null if nobody asks. */
  ask: ShownAsk | null;
  /** How one's own last choice can be taken back. */
  take_back: ShownBack;
  /** The game that goes on, or the last one; null before the first. */
  game: ShownGame | null;
  /** All finished games. */
  tally: PlayedGame[];
  /** What has happened since the serial that the phone had. */
  news: News[];
  /** Who is here. */
  presence: ShownPresence;
}

/** What a phone sends to a table of friends or a shared sheet and gets of it, by name. */
export interface TableMessages {
  "table": TableMessage;
  "presence": ShownPresence;
  "wish": SentWish;
  "done": WishDone;
  "refused": WishRefused;
  "join": Join;
  "use-token": UseToken;
  "at-table": AtTable;
  "token": NewToken;
  "picture": TablePicture;
  "picture-kept": PictureKept;
  "log": TableLog;
  "sheet": SheetMessage;
  "cells": TypedChanges;
  "bring": SheetBrought;
  "new-sheet": NewSheet;
}

/** A picture of the card set of a table, as the host sends it and all get it. */
export interface TablePicture {
  /** The picture as an address of the scheme data. */
  address: string;
}

/** A player at the table. */
export interface TablePlayer {
  /** The name. */
  name: string;
  /** Which bot plays; null for a person. */
  bot: string | null;
  /** The points so far, without what lies behind the screens of others; null where they are not shown. */
  points: number | null;
  /** The number of the drawing. */
  drawing: number;
  /** The drawing of the pyramid as SVG; null if the page has it. */
  svg: string | null;
  /** The open places of the pyramid. */
  open: OpenPlace[];
}

/** What the table of a game looks like. */
export interface TableQuestion {
  ask: "table";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** How a question names the card set of a game. */
export interface TableSet {
  /** The name of a shipped set. */
  set?: string;
  /** The text of any other set. */
  text?: string;
  /** The pictures of a text that a table of friends has. */
  pictures?: NamedPicture[];
}

/** One wish; wish says which. */
export type TableWish = SetTable | SeatBot | FreeSeat | TakeHost | Deal | Rematch | Choose | TakeBack | AskUndo | AnswerUndo | LetBotChoose | Leave | Return | GiveSign;

/** Take a card from under the law back into the hand. */
export interface TakeBack {
  action: "take_back";
  seat: SeatNumber;
  card: CardNumber;
}

/** Let each attacker take a card, in this order, while there are any (R5.14, R5.16). */
export interface TakeByAttack {
  task: "take_by_attack";
  /** The attackers in their order. */
  seats: SeatNumber[];
}

/** Take a card of the auction row, with an attack token (R5.14) or by a law (L69). */
export interface TakeCard {
  action: "take_card";
  seat: SeatNumber;
  /** The color beside which the card lies. */
  color: Color;
  /** At the base or at the tip of that color. */
  slot: Slot;
}

/** Take gems from the bank (R5.17, R7.1). */
export interface TakeGems {
  action: "take_gems";
  seat: SeatNumber;
  gems: Gems;
}

/** A person takes over from a host who is away. */
export interface TakeHost {
  wish: "take_host";
}

/** A choice that was taken back, for the log; not one that was hidden still (FRIENDS 13). */
export interface TakenBack {
  /** How many actions of the game stayed. */
  at: number;
  /** Who took it back. */
  person: number;
}

/** A card that a seat took, and may tuck (L78). */
export interface TakenCard {
  seat: SeatNumber;
  card: CardNumber;
}

/** One task; task says which. */
export type Task = AskReturn | AskStart | AskBids | AskClaims | AskLay | AskPaint | AskGems | AskDraw | AskOwnGem | AskAttackCard | AskRowCard | AskRowDiscard | AskTuckTaken | AskPlace | AskTopReward | AskPrice | AskOption | AskChoice | AskColor | AskPutBack | AskTuckHand | AskTuckFree | AskStore | AskSwap | AskPay | AskPayment | AskMoveToken | AskTurnToken | AskUntuck | AskLose | AskKeep | AskArrange | AskScreen | AskUseLaw | DealCharacters | PlaceFirstCards | MakeDecks | StartTurn | StartAuction | TakeByAttack | ReturnBids | EvaluateBids | FinishAuction | DiscardForVirtual | ConcludeAuction | TuckTakenCards | EndAuctionPhase | StartRound | ResolveNext | GrantReward | MoreGems | MoreDraws | GrantInfinite | RunEffects | LetOthers | LetLawsRespond | GoOn | EndGame;

/** A text on one line, of at most 200 characters, without tabs and other control characters. */
export type Text = string;

/** The colors, the type and the sign of the cards of a set. */
export interface Theme {
  /** The band behind number and name, the edges of cards, rows and texts. */
  frame?: Tint;
  /** The ground of characters. */
  characters?: Tint;
  /** The ground of laws. */
  laws?: Tint;
  /** The ground of rows and sentences. */
  paper?: Tint;
  /** Numbers, names and sentences. */
  ink?: Tint;
  /** The type: without serifs (sans) or with them (serif). */
  typeface?: Typeface;
  /** The sign of the set, at the lower right corner. */
  mark?: Mark;
}

/** The points from a count on. */
export interface Tier {
  /** The lowest count with these points; higher than in the tier before. */
  at_least: number;
  /** The points, in place of those of the tiers before. */
  points: number;
}

/** A quantity of which each one counts several times. */
export interface Times {
  /** How often each one counts. */
  times: number;
  /** The quantity. */
  of: AnyQuantity;
}

/** A color: # and six hexadecimal digits, two each of red, green and blue. */
export type Tint = string;

/** A token on a card: its kind, and its value and color if it has them (L67). */
export interface Token {
  kind: TokenKind;
  /** The value of a power token or a bonus, null for the others. */
  value: number | null;
  /** The color of a circle bonus, null for the others. */
  color: Color | null;
}

/** A token, and the place of the card on which it lies (L67). */
export interface TokenAt {
  place: Place;
  token: Token;
}

/** How many tokens; left out where there is none. */
export type TokenCount = number;

/** The kinds of token that lie on cards, in the order of A7. Gems are not tokens (L66). */
export type TokenKind = "power" | "science" | "magic" | "defense" | "magic_bonus" | "circle_bonus";

/** A player moved a token to another card of the pyramid. */
export interface TokenMoved {
  event: "token_moved";
  seat: SeatNumber;
  /** The token, and where it lay. */
  token: TokenAt;
  /** Where it lies now. */
  place: Place;
}

/** A player gave up a token for what a law does. */
export interface TokenPaid {
  event: "token_paid";
  seat: SeatNumber;
  /** The token, and where it lay. */
  token: TokenAt;
}

/** The sides of tokens that have two: science and magic are one token, attack and defense another (R1.8). */
export type TokenSide = "science" | "magic" | "attack" | "defense";

/** A player turned a token over: science and magic are two sides, as are defense and attack. */
export interface TokenTurned {
  event: "token_turned";
  seat: SeatNumber;
  /** Where the card lies that the token is on, or was on. */
  place: Place;
  /** The side that was up before. */
  side: TokenSide;
}

/** The value of each token, the lowest first. */
export type TokenValues = number[];

/** The tokens on a card; kinds that are not there are left out. */
export interface Tokens {
  science?: TokenCount;
  magic?: TokenCount;
  defense?: TokenCount;
  power?: TokenValues;
  magic_bonus?: TokenValues;
  /** The color and value of each circle bonus, color by color. */
  circle_bonus?: CircleBonus[];
}

/** A card gained tokens (R7.2-R7.8). */
export interface TokensGained {
  event: "tokens_gained";
  seat: SeatNumber;
  /** Where the card lies. */
  place: Place;
  /** What it gained. */
  tokens: Tokens;
}

/** Two tokens changed places, and gems were paid for it (L67). */
export interface TokensSwapped {
  event: "tokens_swapped";
  seat: SeatNumber;
  /** The token that the player gave. */
  own: TokenAt;
  /** Who got it. */
  other: SeatNumber;
  /** The token that the other player gave. */
  others: TokenAt;
  /** The gems that the other player got. */
  paid: Gems;
}

/** The totals and the ranks of the players of a sheet. */
export interface TotalsAnswer {
  /** The total of each player, null for one whom the score leaves out; null where there is no score. */
  totals: (number | null)[] | null;
  /** The rank of each player, likewise. */
  ranks: (number | null)[] | null;
  /** Whether the score counts all that is on the sheet. */
  is_whole: boolean;
}

/** What the players of a sheet have, without the reasons. */
export interface TotalsQuestion {
  ask: "totals";
  /** The language of the answer. */
  language?: Language;
  /** The score sheet as plain data; what is wrong with it is in the answer. */
  sheet: unknown;
  /** The text of the card set whose cards are on the sheet; without it, the sheet names a shipped set. */
  text?: string;
}

/** Random games with a card set: whether all went well, and how each card did. */
export interface Trial {
  /** The id of the set. */
  card_set: string;
  /** Whose rules. */
  edition: string;
  /** The seed of the first game; each game has the next one. */
  seed: number;
  /** How many games were played. */
  games: number;
  /** The games that went wrong. */
  broken: BrokenGame[];
  /** Each card of the set, the lowest number first. */
  cards: TriedCard[];
}

/** How a card did in all games. */
export interface TriedCard {
  /** The number printed on the card. */
  number: number;
  /** Its English name. */
  name: string;
  /** Whether it is a character or a law. */
  kind: CardKind;
  /** How often it lay under another card at the end of a game. */
  tucked: number;
  /** The levels on which it lay, the lowest one first. */
  levels: TriedLevel[];
}

/** What came of one effect of a law when it was played. */
export interface TriedEffect {
  /** Whether it did something. */
  has_happened: boolean;
  /** Whether its player had a choice. */
  is_open: boolean;
  /** Which of its options was chosen, from 1; null where there was no choice. */
  option: number | null;
  /** What it gave. */
  gained: GainedThings;
}

/** What a card was worth at the end of the game in which it was played, and what it did until then. */
export interface TriedEnd {
  /** The points of its clauses, power tokens and infinite gems. */
  scored: number;
  /** The points of the circles of which it is the upper card. */
  circles: number;
  /** How many points its player has less without it; null for a card that lies under another one, or is gone. */
  worth: number | null;
  /** How much of the win its player had: 1 for a winner alone, less where several share it (C41), or 0. */
  won: number;
  /** How many cards lay under it. */
  tucked: number;
  /** How many gems lay on it. */
  stored: number;
  /** How often it responded to events. */
  responses: number;
}

/** How a card did on one level. */
export interface TriedLevel {
  /** The level, 1 at the bottom. */
  level: number;
  /** How often the card lay there at the end of a game. */
  times: number;
  /** The sum of the points that it scored there by itself: its circles, infinite gems, power tokens and clauses. */
  points: number;
}

/** A moment at which a card was in a hand. */
export interface TriedMoment {
  /** Where the moment comes from. */
  name: string;
  /** Whose hand the card was in. */
  seat: number;
  /** The turn. */
  turn: number;
  /** Why the card could not be laid; null if it could. */
  refusal: RefusalCode | null;
  /** Each place where it was played; none where it could not be laid. */
  places: TriedPlace[];
}

/** A card played at a place. */
export interface TriedPlace {
  /** The place, as in actions. */
  place: Place;
  /** What came of each effect of a law, in their order. */
  effects: TriedEffect[];
  /** The end of the game; null where it was not played on. */
  end: TriedEnd | null;
}

/** An event that a law in the pyramid responds to. */
export type Trigger = "card_taken" | "circle_closed" | "passed" | "round_ended" | "turn_ended" | "law_played" | "character_played";

/** How the cards of a set did in some games of a trial. */
export interface TryAnswer {
  /** The trial. */
  trial: TrialDocument;
}

/** How a card did in the first games of its trial. */
export interface TryCardAnswer {
  /** The trial. */
  trial: CardTried;
}

/** How a card does in the first games of its trial; the page asks for one more game at a time. */
export interface TryCardQuestion {
  ask: "try-card";
  /** The text of the card set. */
  text: string;
  /** The number of the card. */
  number: Number;
  /** How many games. */
  games: number;
  /** Whether moments that are worth a look are wanted, too. */
  is_last?: boolean;
}

/** How the cards of a set do in some of the games of a trial. */
export interface TryQuestion {
  ask: "try";
  /** The text of the card set. */
  text: string;
  /** The first of these games. */
  first: number;
  /** How many games. */
  games: number;
}

/** Tuck a card of the hand under the law (L72). */
export interface TuckCard {
  action: "tuck_card";
  seat: SeatNumber;
  card: CardNumber;
}

/** Tuck a free card of the pyramid under the law (L74). */
export interface TuckFree {
  action: "tuck_free";
  seat: SeatNumber;
  /** Where the free card lies. */
  place: Place;
}

/** Tuck the card just taken under a law of the pyramid, or keep it in the hand (L78). */
export interface TuckTaken {
  action: "tuck_taken";
  seat: SeatNumber;
  /** The place of the law, or null to keep the card. */
  law: Place | null;
}

/** Let laws tuck cards that were taken, one at a time (L78). */
export interface TuckTakenCards {
  task: "tuck_taken_cards";
  /** Who took which card. */
  taken: TakenCard[];
}

/** Turn a token over: one that lies on a card, or an attack token from behind the screen, which then lies there. */
export interface TurnOver {
  action: "turn_over";
  seat: SeatNumber;
  /** Where the card lies that the token is on, or will be on. */
  place: Place;
  /** The side that is up before. */
  side: TokenSide;
}

/** A turn began (R4.1). */
export interface TurnStarted {
  event: "turn_started";
  /** The turn, counted from 1. */
  turn: number;
}

/** A change as a phone sends it. */
export interface TypedChange {
  /** Its number among the changes of the phone: each is sent after those before it, and counts once. */
  number: number;
  /** The cells that it sets. */
  cells: SetCell[];
  /** What the phone saw of these cells, and of others that the change rests on. */
  seen: Seen[];
  /** The numbers of own changes, not answered then, over which it was typed: it is refused with any of them. */
  over: number[];
}

/** Changes that a phone sends, in their order. */
export interface TypedChanges {
  /** The life of the table that the phone knows; null before it has seen the table. */
  life: string | null;
  /** The serial up to which it knows the table. */
  since: number;
  /** The changes. */
  changes: TypedChange[];
}

/** The type on cards: fonts that most machines have. */
export type Typeface = "sans" | "serif";

/** What the table looks like without the last choice of the person, and what has followed. */
export interface UndoQuestion {
  ask: "undo";
  /** The language of the answer. */
  language?: Language;
  /** The game as a text, from an answer. */
  game: string;
  /** The numbers of the drawings that the page has: they are left out. */
  drawn?: number[];
  /** The seat of the person who holds the device; left out where one plays alone, or nobody is to see a hand. */
  seat?: number;
}

/** When a choice can be taken back: without asking where nothing was revealed, if all agree, or never. */
export type UndoRule = "free" | "ask" | "never";

/** An undo of the last actions that had not been undone. */
export interface Undone {
  /** How many. */
  undo: number;
}

/** A card that a seat took in secret: only its kind is known (L78). */
export interface UnseenTaken {
  seat: SeatNumber;
  kind: CardKind;
}

/** How long a bot plays for a person: for one choice, or until the person is back. */
export type Until = "choice" | "back";

/** An action or an undo, as one seat or a spectator may see it. */
export interface Update {
  serial: Serial;
  /** What happened, cut to what the seat may see; nothing in an undo. */
  events: Event[];
  /** The actions that an undo takes back, the first one first; none for an action. */
  undone: Serial[];
}

/** Let a law do what it may do at an event or for a payment, or not. */
export interface UseLaw {
  action: "use_law";
  seat: SeatNumber;
  /** True to let it happen, false to go without. */
  use: boolean;
}

/** Put a gem from behind the screen on the card as its infinite gem, or do without one (R7.9, C17). */
export interface UseOwnGem {
  action: "use_own_gem";
  seat: SeatNumber;
  /** True to put the gem on the card, false to go without. */
  use: boolean;
}

/** Another device of a person gets in; its own secret comes in the header. */
export interface UseToken {
  /** The token that the first device has got for it. */
  token: string;
}

/** What a review says of a choice. */
export type Verdict = "best" | "fine" | "mistake";

/** The color that a virtual opponent drew (R12.2). */
export interface VirtualBid {
  opponent: Opponent;
  /** The color of the gem. */
  color: Color;
}

/** What happens each time something else does, while the law lies visible in your pyramid (L78, C32). */
export interface Whenever {
  /** What the law responds to: card_taken, circle_closed, passed, round_ended, turn_ended, law_played or character_played. */
  event: Trigger;
  /** Who does it: mine (you yourself), opponents or everybody. Left out it is you, but with law_played the opponents. A round and a turn are everybody's. */
  whose?: Whose;
  /** The law responds only to circles of this color. It goes with circle_closed. */
  color?: Color;
  /** The law responds only to cards with a section of this color. It goes with law_played and character_played. */
  section?: Color;
  /** The law responds only to what is played on this level, or on one of a list of levels; a circle has the level of its upper card. It goes with circle_closed, law_played and character_played. */
  level?: Levels;
  /** What must be so when the law has its turn to respond; else nothing happens, and nobody is asked. */
  if?: Condition;
  /** tuck_here: you may tuck the card that you took under this law. */
  may?: Response;
  /** What happens then, one after the other. */
  do?: Effect[];
  /** What happens then, one after the other, if you like. */
  may_do?: Effect[];
}

/** Where a quantity is counted: in the pyramid or behind the screen of the player of the law. */
export type Where = "pyramid" | "pyramid_and_tucked" | "tucked" | "adjacent" | "above" | "below" | "beside" | "here" | "tucked_here" | "stored_here" | "screen" | "itself" | "row" | "touching" | "game" | "hand";

/** Of which players something is counted: their numbers are added up. */
export type Whose = "mine" | "opponents" | "everybody";

/** Why a wish is refused. */
export type Why = "illegal" | "stale" | "not-host" | "not-seated" | "not-playing" | "playing" | "no-such-seat" | "seats-full" | "table-full" | "bad-card-set" | "impossible-game" | "no-undo" | "must-ask" | "no-question" | "still-here" | "has-left";

/** A wish has been granted. */
export interface WishDone {
  /** The number of the change that it has made, or the last one if all was so already. */
  serial: number;
}

/** A wish has been refused; nothing has changed. */
export interface WishRefused {
  /** The reason. */
  why: Why;
  /** What the rules of the game say about it, in words. */
  message?: string;
  /** What belongs to the reason, such as the line of a mistake in a card set. */
  values: Record<string, unknown>;
}

/** A score sheet as the text of a file. */
export interface WriteAnswer {
  /** The text in YAML; null where the sheet is no object. */
  text: string | null;
  /** What is wrong with the sheet. */
  problems: SheetProblem[];
}

/** How a sheet is written as a file; one with errors is written unchanged, so that nothing is lost. */
export interface WriteQuestion {
  ask: "write";
  /** The language of the answer. */
  language?: Language;
  /** The score sheet as plain data; what is wrong with it is in the answer. */
  sheet: unknown;
  /** The text of the card set whose cards are on the sheet; without it, the sheet names a shipped set. */
  text?: string;
}

/** What effects of a law brought its player, less what they took; the means over games in which it was played. */
export interface YieldBalance {
  /** Gems; what the player paid or stored by the effects is taken off, the price of the law is not. */
  gems: Estimate;
  /** Cards in the hand. */
  cards: Estimate;
  /** Attack tokens. */
  attack: Estimate;
  /** Tokens without points, bonuses, and infinite gems. */
  tokens: Estimate;
  /** Points of power tokens; they lie on the law and are part of what it scores. */
  power: Estimate;
  /** Gems of all other players together; below 0 where they lost some. */
  others_gems: Estimate;
}

/** A document of the format game-state/2. */
export type GameStateDocument = { format: "game-state/2" } & GameState;

/** A document of the format game-view/2. */
export type GameViewDocument = { format: "game-view/2" } & GameView;

/** One action: all that a seat may choose. */
export type ActionDocument = { format: "action/2" } & Action;

/** A list of actions. */
export type ActionsDocument = { format: "actions/2"; actions: Action[] };

/** One event: what happened. */
export type EventDocument = { format: "event/2" } & Event;

/** A list of events, in their order. */
export type EventsDocument = { format: "events/2"; events: Event[] };

/** A document of the format update/1. */
export type UpdateDocument = { format: "update/1" } & Update;

/** A document of the format refusal/1. */
export type RefusalDocument = { format: "refusal/1" } & Refusal;

/** A document of the format final-score/1. */
export type FinalScoreDocument = { format: "final-score/1" } & ScoreRecord;

/** All that is wrong with some files. */
export type ProblemsDocument = { format: "problems/1"; problems: Problem[] };

/** A document of the format advice/1. */
export type AdviceDocument = { format: "advice/1" } & GameAdvice;

/** A document of the format review/1. */
export type ReviewDocument = { format: "review/1" } & GameReview;

/** A document of the format trial/1. */
export type TrialDocument = { format: "trial/1" } & Trial;

/** A document of the format card-trial/1. */
export type CardTrialDocument = { format: "card-trial/1" } & CardTrial;

/** A document of the format arena/1. */
export type ArenaDocument = { format: "arena/1" } & Standings;

/** A document of the format balance/1. */
export type BalanceDocument = { format: "balance/1" } & Balance;

/** A document of the format card-set/1. */
export type CardSetDocument = CardSet;

/** One line of a record: the first is the header, the others are entries. */
export type RecordDocument = Played | Undone | Header;

/** One line of a file of games: the first says what is played, the others are games. */
export type ArenaGamesDocument = GameResult | GamesHeader;
