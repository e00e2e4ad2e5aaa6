/** The view of leonardo: `npm run types` writes this file from the game's schema. */

export interface Options {
  /** How the match begins. */
  start: 'beginner' | 'expert';
  /** Whether the Council follows Codex Leonardi I. */
  codex: 'off' | 'on';
}

export type Stage =
  | 'favour'
  | 'pick'
  | 'laboratories'
  | 'assign'
  | 'leonardo'
  | 'benefit'
  | 'lift'
  | 'put'
  | 'arrange'
  | 'component'
  | 'offer'
  | 'bid'
  | 'over';

export type Component = 'iron' | 'glass' | 'wood' | 'brick' | 'rope';

export type Place =
  | 'council'
  | 'workshop'
  | 'academy'
  | 'blacksmith'
  | 'glassmaker'
  | 'joiner'
  | 'kiln'
  | 'ropemaker'
  | 'small'
  | 'large';

export type LabName = 'small' | 'large';

export interface Laboratory {
  /** Number of spaces for workers; null before it is built. */
  spaces: number | null;
  /** Mechanical men in it. */
  men: number;
  /** Apprentices in it. */
  apprentices: number;
  /** Weeks of work done on its invention; null while it is idle. */
  weeks: number | null;
  /** Its work was started this turn. */
  fresh: boolean;
  /** Its invention, once it had to be revealed to everybody. */
  shown: number | null;
  /** The inventions it may be working on, as far as everybody knows; none if idle. */
  possible: number[];
  /** The invention it is working on. Only its owner sees it. */
  work?: number | null;
}

export interface DeckKnowledge {
  /** It knows the order of the cards at the top of the deck. */
  in_order: boolean;
  /** It knows at least this number of cards there. */
  fewest: number;
  /** It knows at most this number of cards there. */
  most: number;
}

export interface SeatBoard {
  /** Florins. */
  florins: number;
  /** Components in hand and under laboratories together. */
  components: Record<Component, number>;
  /** Components in hand. Only its owner sees it. */
  hand?: Record<Component, number>;
  /** Apprentices it has in all. */
  apprentices: number;
  /** Apprentices that are not placed. */
  free: number;
  /** New apprentices who wait in the Academy until the next turn. */
  academy: number;
  /** Where the master is; null for one who is not placed. */
  master: Place | null;
  /** The two laboratories. */
  labs: Record<LabName, Laboratory>;
  /** Invention cards in front of the player. */
  cards: number[];
  /** Inventions completed, with or without the card. */
  done: number[];
  /** Where it has placed apprentices this turn. */
  placed: Place[];
  /** It has passed in phase B. */
  passed: boolean;
  /** How often it chose each letter in turn 0. */
  favours: Record<'a' | 'b' | 'c' | 'd', number>;
  /** It has made a bid that is not yet shown. */
  bid_made: boolean;
  /** Its bid in florins; null before it has made one. Only its owner sees it. */
  bid?: number | null;
  /** What everybody can tell about its knowledge of the deck. */
  deck_knowledge: DeckKnowledge;
}

export type Area =
  'council' | 'workshop' | 'academy' | 'blacksmith' | 'glassmaker' | 'joiner' | 'kiln' | 'ropemaker';

export interface Group {
  /** The seat they belong to. */
  seat: number;
  /** Apprentices there. */
  apprentices: number;
  /** The master is there. */
  master: boolean;
}

export interface Deck {
  /** Number of cards in it. */
  left: number;
  /** Number of cards at its top that somebody has looked at. */
  looked: number;
  /**
   * Those of these cards that the viewer knows: from the top where they know the order, else by number. Only
   * its owner sees it.
   */
  known?: number[];
}

export interface Completion {
  /** The player. */
  seat: number;
  /** The laboratory that was uncovered. */
  lab: LabName;
  /** What it had worked on. */
  invention: number;
}

export interface Auction {
  /** The card. */
  invention: number;
  /** By seat: its bid; null for those who did not take part. */
  bids: (number | null)[];
}

export interface Lifted {
  /** The seat it belongs to. */
  seat: number;
  /** Where it stood. */
  place: Place;
}

export interface Lot {
  /** The card. */
  invention: number;
  /** The seats that completed the invention this turn. */
  bidders: number[];
}

export interface Pending {
  /** The area of the city that is being settled. */
  area: Area | null;
  /** Florins that its benefit costs now; null in the Council. */
  price: number | null;
  /** The seats there in the order of their ranking; in phase A, clockwise. */
  ranking: number[];
  /** Those of them that can still be asked, the next one first. */
  waiting: number[];
  /** Who took each space of the Council. */
  benefits: Record<'1' | '2' | '3' | '4', number | null>;
  /** The Council's space that is being carried out. */
  benefit: number | null;
  /** The apprentice that is being moved. */
  lifted: Lifted | null;
  /** Cards that were looked at and are laid back. */
  arranged: number;
  /** The cards to be auctioned, the present one first. */
  lots: Lot[];
  /** Components that come with a favour and are still to be chosen. */
  picks: number;
  /** The components chosen with this favour so far. */
  picked: Record<Component, number>;
}

export interface LeonardoView {
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
  /** The turn; 0 while favours are chosen. */
  turn: number;
  /** The seat that decides, or decided last. */
  current: number;
  /** The seat that holds Leonardo. */
  leonardo: number;
  /** Florins in the Council. */
  council: number;
  /** Requested inventions by space; null for an empty one. */
  requested: (number | null)[];
  /** Inventions out of the game. */
  boxed: number[];
  /** Components left in the shops. */
  shops: Record<Component, number>;
  /** What each seat has. */
  boards: SeatBoard[];
  /** The workers in each area, in order of arrival. */
  city: Record<Area, Group[]>;
  /** The deck of inventions. */
  deck: Deck;
  /** What was completed in the last phase D, in the order it was paid. */
  completed: Completion[];
  /** The auctions of the last phase D, with all bids. */
  auctions: Auction[];
  /** What the phase under way still holds. */
  pending: Pending;
}
