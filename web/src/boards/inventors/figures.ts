/** How the things of the box are called, in the words of the game's own catalogue. */
import { listed } from '../../lang/words.svelte';
import type { Table } from '../../api/types';
import type { GameWords } from '../../lang/words.svelte';
import { reached, runsOf, type Run } from './runs';
import {
  DISCIPLINES,
  TOKENS,
  type BoxFigures,
  type Camp,
  type Discipline,
  type InventorsView,
  type Levels,
  type Plate,
  type Team,
  type TokenName,
} from './view';

export class Figures {
  constructor(
    readonly words: GameWords,
    readonly box: BoxFigures,
    readonly table: Table,
  ) {}

  word = (id: string, args?: Parameters<GameWords['say']>[1]) => this.words.say(id, args);

  seat = (seat: number): string => this.table.seats[seat]?.name ?? '';
  invention = (id: string) => this.box.inventions[id]!;
  inventionName = (id: string): string => this.invention(id).name[this.words.lang] ?? id;
  inventorName = (id: string): string => this.box.inventors[id]!.name[this.words.lang] ?? id;
  discipline = (name: Discipline): string => this.word(`discipline-${name}`);
  theme = (number: number): string => this.word(`theme-${number}`);
  token = (name: TokenName): string => this.word(`token-${name}`);
  points = (points: number): string => this.word('points', { points });

  /** The inventors of a team by their ids, in the order of their numbers. */
  members(team: Team | null): string[] {
    if (!team) return [];
    return Object.entries(this.box.inventors).flatMap(([id, each]) => (each.team === team ? [id] : []));
  }

  levels(levels: Levels): string {
    const known = DISCIPLINES.filter((each) => levels[each]);
    return known.length
      ? listed(known.map((each) => this.word(`levels-${each}`, { count: levels[each] })))
      : '0';
  }

  tokens(counts: Record<TokenName, number>): string {
    const held = TOKENS.filter((name) => counts[name]).map((name) =>
      this.word(`tokens-${name}`, { count: counts[name] }),
    );
    return held.length ? listed(held) : this.word('tokens-none');
  }

  card(id: string): string {
    const { classification: number, points } = this.invention(id);
    return this.word('about-card', {
      name: this.inventionName(id),
      number,
      theme: this.theme(number),
      points,
    });
  }

  slot(plate: Plate, discipline: Discipline): string {
    const slots = plate.slots[discipline];
    const filled = slots.filter((seat) => seat !== null).length;
    return this.word('about-slots', { discipline: this.discipline(discipline), filled, total: slots.length });
  }

  cubes(plate: Plate): string {
    const there = plate.cubes.flatMap((count, seat) =>
      count ? [this.word('about-cubes-of', { name: this.seat(seat), count })] : [],
    );
    return listed(there) || this.word('cubes-none');
  }

  /** Everything about an invention on the table. */
  plate(plate: Plate, space: number): string {
    const slots = DISCIPLINES.filter((each) => plate.slots[each].length);
    const tokens = plate.rewards.flatMap((each) => (each ? [this.token(each)] : []));
    return this.word('about-invention', {
      space: space + 1,
      card: this.card(plate.id),
      slots: listed(slots.map((each) => this.slot(plate, each))),
      cubes: this.cubes(plate),
      tokens: tokens.length ? listed(tokens) : this.word('tokens-none'),
    });
  }

  /** Everything about an inventor of a camp. */
  inventor(camp: Camp, seat: number, index: number): string {
    const { id, levels, busy } = camp.inventors[index]!;
    const figures = this.box.inventors[id]!;
    return this.word(reached(figures, levels) ? 'about-inventor-done' : 'about-inventor', {
      seat: this.seat(seat),
      number: index + 1,
      inventor: this.inventorName(id),
      busy: this.word(busy ? 'busy-yes' : 'busy-no'),
      levels: this.levels(levels),
      goal: this.levels(figures.goal),
      points: figures.points,
    });
  }

  freeInventor(id: string, index: number): string {
    const { start, goal, points } = this.box.inventors[id]!;
    return this.word('about-free-inventor', {
      number: index + 1,
      inventor: this.inventorName(id),
      levels: this.levels(start),
      goal: this.levels(goal),
      points,
    });
  }

  run(run: Run): string {
    const numbers = run.map((star, number) => (star ? this.word('about-run-token') : String(number)));
    return this.word('about-run', { numbers: numbers.join('-'), points: run.length - 1 });
  }

  runs(camp: Camp): string {
    const runs = runsOf(this.box, camp);
    return runs.length ? runs.map((run) => this.run(run)).join('; ') : this.points(0);
  }

  /** How far the age has come. */
  age(view: InventorsView): string {
    if (view.over) return this.word('about-over');
    const seat = this.seat(view.turn);
    if (view.final) return this.word('about-final', { seat });
    if (view.stage === 'team') return this.word('about-choosing', { seat });
    const there = view.inventions.filter((each) => each).length;
    return this.word('about-age', { count: there - (view.stage === 'reward' ? 2 : 1) });
  }
}
