/** Short names for the shapes of the server's API, which are generated: `npm run types`. */
import type { components } from './schema';

type S = components['schemas'];
export type Me = S['Me'];
export type Game = S['GameTold'];
export type Bot = S['BotTold'];
export type News = S['News'];
export type Table = S['TableTold'];
export type Chair = S['Chair'];
export type Choice = S['Choice'];
export type Decision = S['Decision'];
export type EventTold = S['EventTold'];
export type Listed = S['Listed'];
export type NewTable = S['NewTable'];
export type Tempo = S['Tempo'];
export type Refusal = S['RefusalTold'];
export type Hint = S['Hint'];
export type ChatLine = S['ChatLineTold'];
export type Rules = S['RulesTold'];
export type Moment = S['Moment'];
export type Step = S['Step'];
export type Score = S['ScoreTold'];
export type Browser = S['Browser'];
export type Token = S['Token'];
export type FreshToken = S['FreshToken'];
export type Player = S['Player'];
export type Leaderboard = S['Leaderboard'];
export type Notices = S['NoticesAnswer'];
export type Wishes = S['Preferences'];
export type Channel = S['ChannelAnswer'];
/** What a game shows to a viewer: each game has a shape of its own. */
export type View = Record<string, unknown>;
