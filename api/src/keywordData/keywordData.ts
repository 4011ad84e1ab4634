/** Metrics of a keyword; null if unknown. */
export interface KeywordMetrics {
  /** Monthly searches. */
  volume: number | null;
  /** 1–20. */
  difficulty: number | null;
}

/** Where a site stands among the first hundred results of a keyword; null: nowhere among them. */
export interface SearchPosition {
  position: number | null;
}

export interface KeywordData {
  source: 'dataforseo' | 'none';
  /** Metrics by keyword as passed in. Rejects if the provider fails. */
  measure(keywords: readonly string[], signal: AbortSignal): Promise<Map<string, KeywordMetrics>>;
  /** Looks a site up among the results of a keyword; each call costs. Rejects if the provider fails. Null: it cannot. */
  findPosition: ((keyword: string, host: string, signal: AbortSignal) => Promise<SearchPosition>) | null;
}

/** Used if no provider is configured; returns no metrics. */
export const noKeywordData: KeywordData = {
  source: 'none',
  measure: () => Promise.resolve(new Map()),
  findPosition: null,
};
