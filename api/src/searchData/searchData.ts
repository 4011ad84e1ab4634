/** `reconnect`: the access was withdrawn. `busy`: over a quota. `temporary`: no usable answer. `denied`: not allowed. */
export type SearchDataErrorKind = 'reconnect' | 'busy' | 'temporary' | 'denied';

/** An answer of the search engine that is no figures; its message is for people. */
export class SearchDataError extends Error {
  constructor(
    readonly kind: SearchDataErrorKind,
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

export interface SearchPropertyEntry {
  property: string;
  permission: string;
}

/** Figures of one day for the given dimensions. */
export interface SearchRow {
  keys: string[];
  clicks: number;
  impressions: number;
  /** Average position; 1 is the first. */
  position: number;
}

export type SearchDimension = 'date' | 'page' | 'query';

export interface SearchQuery {
  property: string;
  /** `YYYY-MM-DD` in Pacific time, both included. */
  startDate: string;
  endDate: string;
  dimensions: SearchDimension[];
  /** Whether days that are still being counted are left out. */
  onlyFinal: boolean;
  /** Only what was found by exactly these queries. */
  queries?: readonly string[];
}

/** The search data of one Google account. Every function throws `SearchDataError`. */
export interface SearchAccount {
  listProperties(): Promise<SearchPropertyEntry[]>;
  /** All rows, page by page. */
  query(query: SearchQuery): Promise<SearchRow[]>;
}

export interface SearchData {
  buildConsentUrl(redirectUri: string, state: string): string;
  /** Exchanges a single-use code; returns the refresh token. */
  exchangeCode(code: string, redirectUri: string): Promise<string>;
  openAccount(refreshToken: string): SearchAccount;
}
