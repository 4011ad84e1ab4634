import type { PageResult, SearchFinding, SearchPerformance } from '@rankwright/contracts/searchPerformance';

export const unknownValue = '–';

export const formatCount = (count: number): string => count.toLocaleString('en');

/** One decimal; a dash when the page was not shown. */
export const formatPosition = (position: number | null): string =>
  position === null ? unknownValue : position.toFixed(1);

const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** The change against the timeframe before, e.g. `+12`; a dash when that is not stored. */
export const formatTrend = ({ clicks, previousClicks }: PageResult): string => {
  if (previousClicks === null) return unknownValue;
  const change = clicks - previousClicks;
  return change > 0 ? `+${formatCount(change)}` : formatCount(change).replace('-', '−');
};

/** The title of the article, else the path of the page. */
export const getPageLabel = ({ title, url }: Pick<PageResult, 'title' | 'url'>): string => {
  if (title) return title;
  return URL.canParse(url) ? new URL(url).pathname : url;
};

export const findingTitles: Record<SearchFinding['kind'], string> = {
  decay: 'Losing clicks',
  'striking-distance': 'Close to the first five results',
  cannibalization: 'Pages that compete with each other',
};

/** What speaks for a finding, in one sentence. */
export const describeFinding = (finding: SearchFinding): string => {
  switch (finding.kind) {
    case 'decay': {
      const { clicks, expectedClicks, fall, fallInterval } = finding;
      const interval = `${formatPercent(fallInterval.low)} to ${formatPercent(fallInterval.high)}`;
      return `${formatCount(clicks)} clicks in 28 days instead of about ${formatCount(expectedClicks)}: ${formatPercent(fall)} fewer (95 % interval ${interval}), beyond what the whole site and its season did.`;
    }
    case 'striking-distance': {
      const { query, position, impressions, possibleClicks } = finding;
      const gain =
        possibleClicks === null
          ? ''
          : ` About ${formatCount(possibleClicks)} more clicks in 28 days among the first five.`;
      return `Position ${formatPosition(position)} for “${query}”, shown ${formatCount(impressions)} times in 28 days.${gain}`;
    }
    case 'cannibalization': {
      const others = finding.pages.map((page) => `${getPageLabel(page)} (${formatPercent(page.share)})`);
      return `“${finding.query}” also leads to ${others.join(', ')}.`;
    }
  }
};

/** Findings by kind, in the order in which they matter; kinds without any are left out. */
export const groupFindings = ({ findings }: SearchPerformance) =>
  (['decay', 'striking-distance', 'cannibalization'] as const)
    .map((kind) => ({ kind, findings: findings.filter((finding) => finding.kind === kind) }))
    .filter((group) => group.findings.length > 0);
