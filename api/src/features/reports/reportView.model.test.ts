import type { ReportSnapshot } from '@rankwright/contracts/reports';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { describeReport } from './reportView.model.ts';

type Search = ReportSnapshot['search'];
const total = { clicks: 1_500, impressions: 40_000, position: 8.26 };
const previous = { clicks: 1_200, impressions: 50_000, position: 9.04 };
const page = {
  ...{ url: 'https://roses.example/pruning', articleId: null, title: 'Pruning', previousClicks: 900 },
  ...{ clicks: 1_000, impressions: 20_000, position: 3.14, ctr: 0.05 },
} as unknown as Search['pages'][number];

const snapshot = {
  month: '2026-10',
  timeZone: 'Europe/Berlin',
  companyName: 'Roses Ltd.',
  openingText: ' Dear client,\n\n \nthis was October.\r\n\r\nRegards ',
  accent: 'blue',
  search: { unknown: null, total, previous, previousUnknown: null, pages: [page], isFinal: true },
  published: {
    total: 1,
    // Already the next day in Berlin.
    articles: [{ title: 'Pruning', url: page.url, publishedAt: '2026-10-02T23:30:00.000Z' }],
  },
  findings: [],
  findingsUnknown: null,
} as unknown as ReportSnapshot;

const withSearch = (change: Partial<Search>) =>
  describeReport({ ...snapshot, search: { ...snapshot.search, ...change } });
const listNotes = (change: Partial<Search>): string[] =>
  withSearch(change).figures.map(({ value, note }) => `${value}: ${note}`);
const searchNote =
  'Clicks, impressions and positions are those of Google Search Console, which counts days in Pacific time.';
const zoneNote = 'Publishing days are in the Europe/Berlin time zone.';

describe('what a report says', () => {
  it('is in words and formatted numbers', () => {
    assert.deepEqual(describeReport(snapshot), {
      companyName: 'Roses Ltd.',
      accent: 'blue',
      heading: 'Report for October 2026',
      opening: ['Dear client,', 'this was October.', 'Regards'],
      figures: [
        { label: 'Clicks', value: '1,500', note: '25% more than in September (1,200)' },
        { label: 'Impressions', value: '40,000', note: '20% fewer than in September (50,000)' },
        { label: 'Average position', value: '8.3', note: 'Better than in September (9.0)' },
        { label: 'Articles published', value: '1', note: 'In October' },
      ],
      pages: [
        {
          title: 'Pruning',
          url: 'https://roses.example/pruning',
          clicks: '1,000',
          change: '+100',
          impressions: '20,000',
          position: '3.1',
        },
      ],
      pagesNote: null,
      published: [{ title: 'Pruning', url: 'https://roses.example/pruning', day: 'October 3' }],
      publishedNote: null,
      findings: [],
      findingsNote: 'Nothing stands out.',
      notes: [searchNote, zoneNote],
    });
  });

  it('compares with a month of none, of as many, and of a better position', () => {
    assert.deepEqual(listNotes({ previous: { clicks: 0, impressions: 40_000, position: null } }), [
      '1,500: None in September',
      '40,000: As many as in September',
      '8.3: Not shown in September',
      '1: In October',
    ]);
    assert.deepEqual(
      listNotes({
        total: { clicks: 0, impressions: 0, position: 8.26 },
        previous: { clicks: 0, impressions: 5, position: 7.9 },
      }).slice(0, 3),
      [
        '0: None in September either',
        '0: 100% fewer than in September (5)',
        '8.3: Worse than in September (7.9)',
      ],
    );
    assert.equal(listNotes({ previous: { ...previous, position: 8.31 } })[2], '8.3: As in September');
  });

  it('says why a figure or its comparison is not known', () => {
    const unknown = 'Search Console is not connected.';
    assert.deepEqual(listNotes({ total: null, previous: null, unknown }).slice(0, 3), [
      `–: ${unknown}`,
      `–: ${unknown}`,
      `–: ${unknown}`,
    ]);
    assert.deepEqual(listNotes({ total: null, previous: null }).slice(0, 3), ['–: ', '–: ', '–: ']);
    const previousUnknown = 'September was not read.';
    assert.deepEqual(listNotes({ previous: null, previousUnknown }).slice(0, 3), [
      `1,500: ${previousUnknown}`,
      `40,000: ${previousUnknown}`,
      `8.3: ${previousUnknown}`,
    ]);
    assert.deepEqual(listNotes({ previous: null }).slice(0, 3), ['1,500: ', '40,000: ', '8.3: ']);
    assert.equal(listNotes({ total: { ...total, position: null } })[2], '–: Google showed no page.');
  });

  it('shows a page by its address when it has no title, and its change when there is one', () => {
    const [first, second, third] = withSearch({
      pages: [
        { ...page, title: null, position: null, previousClicks: null },
        { ...page, previousClicks: 2_500 },
        { ...page, previousClicks: 1_000 },
      ],
    }).pages;
    assert.deepEqual([first?.title, first?.position, first?.change], [page.url, '–', '–']);
    assert.deepEqual([second?.change, third?.change], ['−1,500', '0']);
  });

  it('says why there are no pages', () => {
    assert.equal(withSearch({ pages: [] }).pagesNote, 'Google showed no page.');
    assert.equal(withSearch({ pages: [], unknown: 'Not connected.' }).pagesNote, 'Not connected.');
  });

  it('tells a month without articles and one with more than it lists', () => {
    const tell = (count: number, articles = snapshot.published.articles) =>
      describeReport({ ...snapshot, published: { total: count, articles } }).publishedNote;
    assert.equal(tell(0, []), 'Nothing was published this month.');
    assert.equal(tell(1_201), 'And 1,200 more.');
  });

  it('explains the figures only when there are any, and that they may change', () => {
    assert.deepEqual(withSearch({ total: null, isFinal: false }).notes, [zoneNote]);
    assert.deepEqual(withSearch({ isFinal: false }).notes, [
      searchNote,
      'Google may still correct the figures of the last days.',
      zoneNote,
    ]);
  });

  it('describes each kind of finding', () => {
    const findings = [
      {
        kind: 'decay',
        url: 'https://a.example',
        clicks: 1_100,
        fall: 0.4,
        fallInterval: { low: 0.3, high: 0.5 },
      },
      {
        kind: 'striking-distance',
        url: 'https://b.example',
        query: 'roses',
        position: 7.24,
        impressions: 1_300,
      },
      { kind: 'cannibalization', url: 'https://c.example', query: 'tulips', pages: [{}, {}] },
    ] as unknown as ReportSnapshot['findings'];
    const view = describeReport({ ...snapshot, findings });
    assert.equal(view.findingsNote, null);
    assert.deepEqual(view.findings, [
      {
        label: 'Losing clicks',
        text: '1,100 clicks in 28 days, 40% fewer than expected (between 30% and 50%).',
        url: 'https://a.example',
      },
      {
        label: 'Close to the first five results',
        text: '“roses” is at position 7.2 with 1,300 impressions in 28 days.',
        url: 'https://b.example',
      },
      {
        label: 'Pages that compete with each other',
        text: '3 pages are shown for “tulips”.',
        url: 'https://c.example',
      },
    ]);
    const note = describeReport({ ...snapshot, findings, findingsUnknown: 'Too few days.' }).findingsNote;
    assert.equal(note, 'Too few days.');
  });
});
