/** Metrics of a keyword; null if unknown. */
export interface KeywordMetrics {
  /** Monthly searches. */
  volume: number | null;
  /** 1–20. */
  difficulty: number | null;
}

export interface KeywordData {
  source: 'dataforseo' | 'none';
  /** Metrics by keyword as passed in. Rejects if the provider fails. */
  measure(keywords: readonly string[], signal: AbortSignal): Promise<Map<string, KeywordMetrics>>;
}

/** Used if no provider is configured; returns no metrics. */
export const noKeywordData: KeywordData = { source: 'none', measure: () => Promise.resolve(new Map()) };
