/** The view of masters: `npm run types` writes this file from the game's schema. */

export type Stage =
  'leaders' | 'start' | 'turn' | 'white' | 'keep' | 'produce' | 'spend' | 'gain' | 'pay' | 'end' | 'over';

export type MarbleName = 'white' | 'blue' | 'grey' | 'yellow' | 'purple' | 'red';

export interface Market {
  /** The marbles row by row, from top to bottom, each from left to right. */
  rows: MarbleName[][];
  /** The marble in the slide, which the next player pushes in. */
  slide: MarbleName;
}

export type StackName =
  | 'green1'
  | 'blue1'
  | 'yellow1'
  | 'purple1'
  | 'green2'
  | 'blue2'
  | 'yellow2'
  | 'purple2'
  | 'green3'
  | 'blue3'
  | 'yellow3'
  | 'purple3';

export interface Stack {
  /** Number of the card that lies face up; null when the stack is empty. */
  top: number | null;
  /** Number of cards in the stack. */
  left: number;
}

export type TileState = 'waiting' | 'kept' | 'lost';

export type Resource = 'coin' | 'stone' | 'servant' | 'shield';

export interface SeatBoard {
  /** The space of the faith marker. */
  faith: number;
  /** The pope's favour tiles, one a report. */
  tiles: TileState[];
  /** What lies in the depots, special ones included. */
  warehouse: Record<Resource, number>;
  /** What lies in the strongbox. */
  strongbox: Record<Resource, number>;
  /** By slot: the development cards, the covered ones first. */
  slots: number[][];
  /** The leaders that were played. */
  leaders: number[];
  /** Number of leaders in hand. */
  hand_size: number;
  /** The leaders in hand. Only its owner sees it. */
  hand?: number[];
  /** The leaders not kept at the start. Only its owner sees it. */
  rejected?: number[];
  /** Number of leaders discarded during the match. */
  dropped_count: number;
  /** The leaders discarded during the match. Only its owner sees it. */
  dropped?: number[];
}

export type Power =
  | 'base'
  | 'slot 1'
  | 'slot 2'
  | 'slot 3'
  | 'leader coin'
  | 'leader stone'
  | 'leader servant'
  | 'leader shield';

export type Output = 'coin' | 'stone' | 'servant' | 'shield' | 'faith';

export interface Buying {
  /** The stack from which it comes. */
  stack: StackName;
  /** The number of the card. */
  card: number;
  /** The slot on which it will lie. */
  slot: number;
}

export interface Pending {
  /** White marbles that still have to be turned into a resource. */
  whites: number;
  /** Resources taken from the market and not yet stored. */
  gained: Record<Resource, number>;
  /** Production powers activated this turn. */
  used: Power[];
  /** What these powers give when production ends. */
  output: Record<Output, number>;
  /** Resources of any kind that the base power still asks for. */
  spends: number;
  /** Resources of any kind that powers give and that are still to be chosen. */
  gains: number;
  /** The card that is being paid by hand. */
  buying: Buying | null;
  /** What is still to be paid by hand. */
  debt: Record<Resource, number>;
  /** The player chooses what to pay from where. */
  by_hand: boolean;
}

export type SoloToken = 'green' | 'blue' | 'yellow' | 'purple' | 'cross' | 'shuffle';

export type Outcome = 'won' | 'lost-colour' | 'lost-cross';

export interface Solo {
  /** The space of Lorenzo's black cross. */
  cross: number;
  /** The development cards that Lorenzo has discarded. */
  removed: number[];
  /** The solo action tokens revealed since the last shuffle. */
  tokens: SoloToken[];
  /** Number of tokens in the pile. */
  tokens_left: number;
  /** How the match ended; null before it has ended. */
  outcome: Outcome | null;
}

export interface MastersView {
  /** The name of the game. */
  game: string;
  /** The id of the edition, which sets the figures of the components. */
  edition: string;
  /** The options chosen before the deal. */
  options: Record<string, never>;
  /** Number of seats. */
  players: number;
  /** The seat that looks on; null for a spectator. */
  seat: number | null;
  /** The kind of decision that is open. */
  stage: Stage;
  /** The seats that must decide now. */
  actors: number[];
  /** The match is over. */
  over: boolean;
  /** The number of the round; 0 before the first turn. */
  round: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The match ends with this round. */
  last_round: boolean;
  /** The market. */
  market: Market;
  /** The development cards, by colour and level. */
  stacks: Record<StackName, Stack>;
  /** Number of Vatican reports that have taken place. */
  reports: number;
  /** What each seat has. */
  boards: SeatBoard[];
  /** What the turn under way still holds. */
  pending: Pending;
  /** Lorenzo's side of a solo match; null with more players. */
  solo: Solo | null;
}
