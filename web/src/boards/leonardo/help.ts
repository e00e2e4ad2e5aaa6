/** Helpers that several parts of the board share. */
import type { Choice } from '../../api/types';
import { remaining } from '../kit/choosing';
import type { BoardProps } from '../contract';
import type { Facts, Group, LeonardoView } from './view';

/** The props of the board, which its parts get whole. */
export type Given = BoardProps<LeonardoView, Facts>;

/** What an invention is shown from: on the board, or by itself, where nothing can be touched. */
export type Shown = Pick<Given, 'words' | 'facts' | 'view' | 'seat'> & Partial<Pick<Given, 'target'>>;

/** The choices that touch what is selected. */
export const left = (board: Given): Choice[] => remaining(board.decision?.choices ?? [], board.selected);

/** An action's own values: the contract leaves them open. */
export const valueOf = (choice: Choice, key: string): unknown =>
  (choice.action as Record<string, unknown>)[key];

export const nameOf = (board: Given, seat: number): string => board.table.seats[seat]?.name ?? '';

/** "Melzi with 2 apprentices and the master" */
export function crewOf(board: Given, { seat, apprentices, master }: Group): string {
  const kind = master ? (apprentices ? 'both' : 'master') : 'apprentices';
  return board.words.say(`workers-${kind}`, { seat: nameOf(board, seat), count: apprentices });
}
