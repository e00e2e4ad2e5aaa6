/** The types of the API, by short names. They are generated: `npm run types`. */
import type { components } from './schema';

type S = components['schemas'];
export type Me = S['MeAnswer'];
export type Game = S['GameAnswer'];
export type Bot = S['BotAnswer'];
export type News = S['NewsAnswer'];
export type Table = S['TableAnswer'];
export type Chair = S['ChairAnswer'];
export type Choice = S['ChoiceAnswer'];
export type Decision = S['DecisionAnswer'];
export type EventTold = S['EventAnswer'];
export type Recap = S['RecapAnswer'];
export type Listed = S['ListedTableAnswer'];
export type Cleared = S['OwnMatchesAnswer'];
export type NewTable = S['TableForm'];
export type Tempo = S['TempoAnswer'];
export type Refusal = S['RefusalAnswer'];
export type Hint = S['HintAnswer'];
export type ChatLine = S['ChatLineAnswer'];
export type Rules = S['RulesAnswer'];
export type Explanation = S['ExplanationAnswer'];
export type GameSymbol = S['SymbolAnswer'];
export type Moment = S['MomentAnswer'];
export type Step = S['ReplayStepAnswer'];
export type Score = S['ScoreAnswer'];
export type Browser = S['BrowserAnswer'];
export type Token = S['TokenAnswer'];
export type FreshToken = S['FreshTokenAnswer'];
export type Warning = S['WarningAnswer'];
export type MatchRating = S['MatchRatingAnswer'];
export type Player = S['PlayerAnswer'];
export type Leaderboard = S['LeaderboardAnswer'];
export type Notices = S['NoticesAnswer'];
export type Wishes = S['Preferences'];
export type Channel = S['ChannelAnswer'];
/** What a game shows to a viewer; each game has its own. */
export type View = Record<string, unknown>;
