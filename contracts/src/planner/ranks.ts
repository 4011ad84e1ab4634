export const rankSources = ['search-console', 'dataforseo'] as const;

export type RankSource = (typeof rankSources)[number];

/** Days whose positions are averaged, and with whose predecessors they are compared. */
export const rankWindowDays = 28;
