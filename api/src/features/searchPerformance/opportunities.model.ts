/** What a page had for a query in 28 days. */
export interface PageQuery {
  page: string;
  query: string;
  clicks: number;
  impressions: number;
  /** Average position. */
  position: number;
}

export interface StrikingDistance extends PageQuery {
  /** Clicks more in 28 days, were it in the first five; null: the site has too few such results to tell. */
  possibleClicks: number | null;
  unknown: string[];
}

export interface Cannibalization {
  query: string;
  /** Pages that share the query, the one with the most impressions first. */
  pages: (PageQuery & { share: number })[];
  unknown: string[];
}

/** Fewer impressions in 28 days say little. */
const minimumImpressions = 100;
const [nearest, farthest] = [5, 20];
/** The click rate of the first five positions is known from this many impressions on. */
const minimumTopImpressions = 1_000;
const smallestShare = 0.2;

/** Share of impressions in the first five positions that were clicked, over the whole site. */
const getTopRate = (rows: readonly PageQuery[]): number | null => {
  const top = rows.filter(({ position }) => position <= nearest);
  const impressions = top.reduce((sum, row) => sum + row.impressions, 0);
  const clicks = top.reduce((sum, row) => sum + row.clicks, 0);
  return impressions < minimumTopImpressions ? null : clicks / impressions;
};

/** Queries for which a page stands just below the first five, those with the most to gain first. */
export const findStrikingDistance = (rows: readonly PageQuery[]): StrikingDistance[] => {
  const rate = getTopRate(rows);
  return rows
    .filter(
      ({ position, impressions }) =>
        position > nearest && position <= farthest && impressions >= minimumImpressions,
    )
    .map((row) => ({
      ...row,
      possibleClicks: rate === null ? null : Math.max(0, Math.round(row.impressions * rate - row.clicks)),
      unknown: [
        'Whether the page can get there: how strong the results above it are is not measured.',
        ...(rate === null ? ['The gain: the site has too few results in the first five positions.'] : []),
      ],
    }))
    .toSorted((a, b) => (b.possibleClicks ?? 0) - (a.possibleClicks ?? 0) || b.impressions - a.impressions);
};

/** Queries that several pages share: each has at least a fifth of the query's impressions. */
export const findCannibalization = (rows: readonly PageQuery[]): Cannibalization[] => {
  const byQuery = new Map<string, PageQuery[]>();
  for (const row of rows) byQuery.set(row.query, [...(byQuery.get(row.query) ?? []), row]);
  return [...byQuery].flatMap(([query, found]) => {
    const impressions = found.reduce((sum, row) => sum + row.impressions, 0);
    if (impressions < minimumImpressions) return [];
    const pages = found
      .map((row) => ({ ...row, share: row.impressions / impressions }))
      .filter(({ share }) => share >= smallestShare)
      .toSorted((a, b) => b.share - a.share);
    const unknown = ['Whether the pages answer different needs: then both belong in the results.'];
    return pages.length < 2 ? [] : [{ query, pages, unknown }];
  });
};
