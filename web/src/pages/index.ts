/** The pages, loaded when somebody goes there. The first one comes with the shell. */
export const pages: Record<string, () => Promise<{ default: unknown }>> = {
  new: () => import('./New.svelte'),
  match: () => import('./Match.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  lesson: () => import('./Lesson.svelte'),
  review: () => import('./Review.svelte'),
  judged: () => import('./Judged.svelte'),
  practice: () => import('./Practice.svelte'),
  position: () => import('./Position.svelte'),
  rules: () => import('./Rules.svelte'),
  summary: () => import('./Summary.svelte'),
  ranking: () => import('./Ranking.svelte'),
  player: () => import('./Player.svelte'),
  account: () => import('./Account.svelte'),
  notices: () => import('./Notices.svelte'),
  recover: () => import('./Recover.svelte'),
};
if (import.meta.env.DEV) {
  pages.kitchen = () => import('./Kitchen.svelte');
}
