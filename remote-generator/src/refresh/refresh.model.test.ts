import { refreshStates, type RefreshFigures, type RefreshSummary } from '@rankwright/contracts/refreshes';
import {
  describeClicks,
  formatPeriod,
  formatText,
  getStateLabel,
  isInProgress,
  isOpen,
  listFigures,
} from './refresh.model.ts';

const before: RefreshFigures = {
  from: '2026-09-11',
  to: '2026-10-08',
  clicks: 1_200,
  impressions: 34_000,
  position: 8.26,
  siteClicks: 5_000,
};
const after: RefreshFigures = {
  ...before,
  clicks: 1_500,
  impressions: 40_000,
  position: null,
  siteClicks: 5_100,
};
type Publication = Parameters<typeof isOpen>[0]['publication'];
const createPublication = (state: string) => ({ state }) as Publication;

it('says in words and by color where a refresh is', () => {
  expect(
    refreshStates.map((state) => [state, getStateLabel({ state }).label, getStateLabel({ state }).tone]),
  ).toEqual([
    ['queued', 'Being written', 'info'],
    ['running', 'Being written', 'info'],
    ['open', 'To review', 'warning'],
    ['updating', 'Updating', 'info'],
    ['updated', 'Updated', 'success'],
    ['discarded', 'Discarded', 'neutral'],
  ]);
});

it.each([
  ['queued', null, 'in progress'],
  ['running', null, 'in progress'],
  ['open', null, 'open'],
  ['updating', createPublication('sending'), 'in progress'],
  ['updating', createPublication('failed'), 'open'],
  ['updating', null, 'open'],
  ['updated', createPublication('live'), 'over'],
  ['discarded', null, 'over'],
] as const)('is %s with the publication %j: %s', (state, publication, expected) => {
  const refresh = { state, publication };
  expect([isInProgress(refresh), isOpen(refresh)]).toEqual([expected === 'in progress', expected === 'open']);
});

it('shows the figures of both periods, and a dash for what is not known', () => {
  expect(formatPeriod(before)).toBe('Sep 11 – Oct 8');
  expect(formatPeriod(null)).toBe('–');
  expect(listFigures({ before, after })).toEqual([
    { label: 'Clicks', before: '1,200', after: '1,500' },
    { label: 'Impressions', before: '34,000', after: '40,000' },
    { label: 'Average position', before: '8.3', after: '–' },
    { label: 'Clicks of the whole site', before: '5,000', after: '5,100' },
  ]);
  for (const row of listFigures({ before: null, after: null }))
    expect(row).toMatchObject({ before: '–', after: '–' });
});

it('compares the clicks in one line', () => {
  const describe = (change: Partial<RefreshSummary>) =>
    describeClicks({ before: null, after: null, afterUnknown: null, ...change } as RefreshSummary);
  expect(describe({ before, after })).toBe('1,200 clicks in 28 days before, 1,500 after.');
  expect(describe({ after })).toBe('1,500 clicks in the 28 days after.');
  expect(describe({ before, afterUnknown: 'Known from Dec 1.' })).toBe(
    '1,200 clicks in 28 days before. After: known from Dec 1.',
  );
  expect(describe({ afterUnknown: 'Asked of Google.' })).toBe('After: asked of Google.');
  expect(describe({})).toBe('After: ');
});

it('puts a text below its title', () => {
  expect(formatText({ title: 'Roses', content: 'Text' })).toBe('Roses\n\nText');
});
