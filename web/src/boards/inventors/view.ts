/** The view of Legendary Inventors, and the figures of the box. */
import type { Discipline, Team, TokenName } from './schema';

export type * from './schema';

export const DISCIPLINES = [
  'physics',
  'chemistry',
  'mechanics',
  'mathematics',
] as const satisfies readonly Discipline[];
export const TEAMS = ['green', 'blue', 'yellow', 'purple', 'red'] as const satisfies readonly Team[];
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
] as const satisfies readonly TokenName[];
export const AGES = ['I', 'II', 'III'];
/** The highest level of knowledge. */
export const TOP = 4;

export type Levels = Record<Discipline, number>;

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
