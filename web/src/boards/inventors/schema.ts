/** The view of inventors: `npm run types` writes this file from the game's schema. */

export interface Options {
  /** How players get their teams. */
  teams: 'dealt' | 'chosen';
}

export type Stage = 'team' | 'turn' | 'flip' | 'cube' | 'more' | 'reward' | 'final' | 'over';

export type Discipline = 'physics' | 'chemistry' | 'mechanics' | 'mathematics';

export type TokenName =
  | 'progression_2'
  | 'progression_3'
  | 'progression_4'
  | 'availability'
  | 'additional_knowledge'
  | 'classification'
  | 'victory_points_1'
  | 'victory_points_2'
  | 'victory_points_3';

export interface Plate {
  /** The id of the invention. */
  id: string;
  /**
   * By discipline, slot by slot: the seat whose cube fills it, in the order in which they came; null for an
   * empty slot.
   */
  slots: Record<Discipline, (number | null)[]>;
  /** Cubes that each seat has on it. */
  cubes: number[];
  /** The two tokens; null for one that is taken. */
  rewards: (TokenName | null)[];
}

export type Team = 'green' | 'blue' | 'yellow' | 'purple' | 'red';

export interface TeamMember {
  /** The id of the inventor. Actions call them by their place in the list, from 1 to 4. */
  id: string;
  /** What they know. */
  levels: Record<Discipline, number>;
  /** They are at work until the team rests. */
  busy: boolean;
}

export interface Camp {
  /** The team's colour; null before it is chosen. */
  team: Team | null;
  /** The 4 inventors of the team; none before it is chosen. */
  inventors: TeamMember[];
  /** Reward tokens. */
  tokens: Record<TokenName, number>;
  /** The inventions acquired. */
  cards: string[];
}

export interface Pending {
  /** The inventor at work, or whose level is being raised. */
  inventor: number | null;
  /** The space of the invention worked on or shared. */
  space: number | null;
  /** Cubes of an additional-knowledge token that are still to be placed. */
  extra: number;
  /** The discipline that is being raised to level 1. */
  discipline: Discipline | null;
  /** The seats that still choose a reward, the next one first. */
  sharing: number[];
  /** The invention that is being shared has not been taken. */
  card_left: boolean;
}

export interface InventorsView {
  /** The name of the game. */
  game: string;
  /** The id of the edition, which sets the figures of the components. */
  edition: string;
  /** The options chosen before the deal. */
  options: Options;
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
  /** The age; null while teams are chosen. */
  age: number | null;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat that holds the statue of Leonardo. */
  statue: number;
  /** The ages are over; players may still use tokens before the count. */
  final: boolean;
  /** By space: the invention; null where it is completed. */
  inventions: (Plate | null)[];
  /** What each seat has. */
  boards: Camp[];
  /** What the turn under way still holds. */
  pending: Pending;
  /** Inventions out of the game. */
  boxed: string[];
  /** Tokens out of the game. */
  spent: Record<TokenName, number>;
  /** Number of ages to come. */
  coming: number;
  /** Tokens that nobody has seen yet: in the bag, or on the inventions to come. */
  bag: Record<TokenName, number>;
}
