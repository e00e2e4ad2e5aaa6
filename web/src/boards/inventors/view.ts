/** The view of Legendary Inventors (`games/inventors/rules/view.py`), and the figures of the box. */

export const DISCIPLINES = ['physics', 'chemistry', 'mechanics', 'mathematics'] as const;
export type Discipline = (typeof DISCIPLINES)[number];
export const TEAMS = ['green', 'blue', 'yellow', 'purple', 'red'] as const;
export type Team = (typeof TEAMS)[number];
export const TOKENS = [
  'progression_2',
  'progression_3',
  'progression_4',
  'availability',
  'additional_knowledge',
  'classification',
  'victory_points_1',
  'victory_points_2',
  'victory_points_3',
] as const;
export type TokenName = (typeof TOKENS)[number];
export const AGES = ['I', 'II', 'III'];
/** The highest level of knowledge. */
export const TOP = 4;

export type Levels = Record<Discipline, number>;

export interface Reward {
  kind: string;
  value: number | null;
}

export interface Plate {
  id: string;
  empty: Levels;
  /** By seat. */
  cubes: number[];
  rewards: (Reward | null)[];
}

export interface Camp {
  team: Team | null;
  /** By inventor, then by discipline. */
  levels: number[][];
  busy: boolean[];
  tokens: Record<TokenName, number>;
  cards: string[];
}

export interface InventorsView {
  players: number;
  stage: 'team' | 'turn' | 'flip' | 'cube' | 'more' | 'reward' | 'final' | 'over';
  age: number;
  turn: number;
  statue: number;
  actors: number[];
  over: boolean;
  final: boolean;
  inventions: (Plate | null)[];
  boards: Camp[];
  pending: {
    inventor: number;
    space: number;
    extra: number;
    discipline: number;
    sharing: number[];
    card_left: boolean;
  };
  boxed: string[];
  spent: Record<TokenName, number>;
  seat: number | null;
  coming: number;
  bag: Record<TokenName, number>;
  [key: string]: unknown;
}

export interface InventionFigures {
  name: Record<string, string>;
  age: number;
  slots: Levels;
  classification: number;
  points: number;
}

export interface InventorFigures {
  name: Record<string, string>;
  team: Team;
  start: Levels;
  goal: Levels;
  points: number;
}

export interface BoxFigures {
  inventions: Record<string, InventionFigures>;
  inventors: Record<string, InventorFigures>;
}

export const tokenName = (reward: Reward): TokenName =>
  (reward.value === null ? reward.kind : `${reward.kind}_${reward.value}`) as TokenName;
