/** How the client reaches its host. There are two implementations, and the build chooses one (`vite.config.ts`):
 * `server.ts`, over a network, and `page/transport.ts`, for a page that is its own host. */

/** What there is at this host. What is not there is not shown. */
export interface Features {
  /** Names and passwords that hold on other devices too. */
  accounts: boolean;
  ranking: boolean;
  chat: boolean;
  /** Notices while no page is open. */
  notices: boolean;
  /** Other people, who come by a link; tables that are listed. */
  friends: boolean;
  /** Reviews that take long. */
  deep: boolean;
}

/** A page of this site: path, query and fragment, as in `/rules/masters?print#market`. */
export interface Place {
  path: string;
  search: string;
  hash: string;
}

/** How far the host is that this page starts itself. */
export interface Starting {
  /** 0 to 1. */
  readonly share: number;
  readonly ready: boolean;
  /** Why it cannot start: a message `start-failed-…` of the catalogues. */
  readonly failed: string | null;
  /** Another tab plays. */
  readonly elsewhere: boolean;
  /** There is a newer version of this page. */
  readonly newer: boolean;
  /** The browser may delete what it keeps for this page. */
  readonly fleeting: boolean;
  /** Load the newer version. */
  renew(): void;
  /** Try once more. */
  again(): void;
}

export type Value = string | number | boolean | null | undefined;
/** A list stands for a key that comes several times. */
export type Query = Record<string, Value | readonly string[]>;

/** What the client uses of a WebSocket. */
export type Line = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: ((event: Event) => unknown) | null;
  onmessage: ((event: MessageEvent) => unknown) | null;
  onclose: ((event: CloseEvent) => unknown) | null;
};

export interface Transport {
  features: Features;
  starting: Starting | null;
  /** The answer to a request; it fails where the host cannot be reached. */
  ask(method: string, path: string, query: Query, body: unknown, lang: string): Promise<Response>;
  /** A connection to a match. */
  line(match: string): Line;
  /** Where this page is, and the address of another page of ours. */
  here(): Place;
  address(to: string): string;
  /** The page of ours to which a link leads, or null. */
  leads(link: HTMLAnchorElement): string | null;
  /** Start what runs while no page is open. */
  enlist(): void;
}
