import type { SearchFinding } from './findings.schemas.ts';

export const findingTitles: Record<SearchFinding['kind'], string> = {
  decay: 'Losing clicks',
  'striking-distance': 'Close to the first five results',
  cannibalization: 'Pages that compete with each other',
};

const formatCount = (count: number): string => count.toLocaleString('en');
const formatPercent = (share: number): string => `${Math.round(100 * share)} %`;

/** The title of the article, else the path of the page. */
export const getPageLabel = ({ title, url }: { title: string | null; url: string }): string => {
  if (title) return title;
  return URL.canParse(url) ? new URL(url).pathname : url;
};

/** What speaks for a finding, in one sentence or two. */
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
      return `Position ${position.toFixed(1)} for “${query}”, shown ${formatCount(impressions)} times in 28 days.${gain}`;
    }
    case 'cannibalization': {
      const others = finding.pages.map((page) => `${getPageLabel(page)} (${formatPercent(page.share)})`);
      return `“${finding.query}” also leads to ${others.join(', ')}.`;
    }
  }
};
