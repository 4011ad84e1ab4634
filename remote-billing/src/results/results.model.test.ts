import type { SearchFinding, SearchPerformance } from '@rankwright/contracts/searchPerformance';
import {
  describeFinding,
  findingTitles,
  formatCount,
  formatPosition,
  formatTrend,
  getPageLabel,
  groupFindings,
} from './results.model.ts';

const createTrend = (clicks: number, previousClicks: number | null) =>
  formatTrend({ clicks, previousClicks });
const describeAs = (finding: object) => describeFinding(finding as SearchFinding);

it('writes counts with separators and positions with one decimal', () => {
  expect(formatCount(12_345)).toBe('12,345');
  expect([3, 4.26, null].map(formatPosition)).toEqual(['3.0', '4.3', '–']);
});

it.each([
  [12, 0, '+12'],
  [1_500, 100, '+1,400'],
  [5, 5, '0'],
  [0, 12, '−12'],
  [5, null, '–'],
])('writes the trend of %i clicks after %s as %s', (clicks, before, text) => {
  expect(createTrend(clicks, before)).toBe(text);
});

it.each([
  ['Roses', 'https://a.example/roses', 'Roses'],
  [null, 'https://a.example/roses?x=1', '/roses'],
  ['', '/roses', '/roses'],
])('names the page “%s” at %s: %s', (title, url, label) => {
  expect(getPageLabel({ title, url })).toBe(label);
});

describe('a finding', () => {
  it('says how many clicks a page lost, and how sure that is', () => {
    const fallInterval = { low: 0.204, high: 0.6 };
    expect(describeAs({ kind: 'decay', clicks: 1_200, expectedClicks: 2_000, fall: 0.4, fallInterval })).toBe(
      '1,200 clicks in 28 days instead of about 2,000: 40 % fewer (95 % interval 20 % to 60 %), beyond what the whole site and its season did.',
    );
  });

  it('says how close a page is, and what it could win where that is known', () => {
    const finding = { kind: 'striking-distance', query: 'rose', position: 7.21, impressions: 2_500 };
    const text = 'Position 7.2 for “rose”, shown 2,500 times in 28 days.';
    expect(describeAs({ ...finding, possibleClicks: null })).toBe(text);
    expect(describeAs({ ...finding, possibleClicks: 1_000 })).toBe(
      `${text} About 1,000 more clicks in 28 days among the first five.`,
    );
  });

  it('names the pages that compete', () => {
    const pages = [
      { title: 'Roses', url: 'https://a.example/1', share: 0.3 },
      { title: null, url: 'https://a.example/2', share: 0.25 },
    ];
    expect(describeAs({ kind: 'cannibalization', query: 'rose', pages })).toBe(
      '“rose” also leads to Roses (30 %), /2 (25 %).',
    );
  });
});

it('groups findings in the order in which they matter, and leaves out kinds without any', () => {
  const list = (...kinds: SearchFinding['kind'][]) =>
    groupFindings({ findings: kinds.map((kind) => ({ kind })) } as unknown as SearchPerformance).map(
      ({ kind, findings }) => [findingTitles[kind], findings.length],
    );
  expect(list('cannibalization', 'decay', 'striking-distance', 'decay')).toEqual([
    ['Losing clicks', 2],
    ['Close to the first five results', 1],
    ['Pages that compete with each other', 1],
  ]);
  expect(list('cannibalization')).toEqual([['Pages that compete with each other', 1]]);
  expect(list()).toEqual([]);
});
