/** What is known of a keyword; null where nobody knows. */
export interface KeywordNumbers {
  /** Searches a month. */
  volume: number | null;
  /** 1–20. */
  difficulty: number | null;
}

/** Measured numbers of keywords. */
export interface KeywordData {
  source: 'dataforseo' | 'none';
  /** By keyword as it was asked for. Rejects when the provider does not answer. */
  measure(keywords: readonly string[], signal: AbortSignal): Promise<Map<string, KeywordNumbers>>;
}

/** Without a provider nothing is measured. */
export const noKeywordData: KeywordData = { source: 'none', measure: () => Promise.resolve(new Map()) };
