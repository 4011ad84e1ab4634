import type { Refresh, RefreshFigures, RefreshSummary } from '@rankwright/contracts/refreshes';
import type { Tone } from '@rankwright/shared-ui/core';

const unknownValue = '–';

interface StateLabel {
  label: string;
  tone: Tone;
}

const stateLabels: Record<RefreshSummary['state'], StateLabel> = {
  queued: { label: 'Being written', tone: 'info' },
  running: { label: 'Being written', tone: 'info' },
  open: { label: 'To review', tone: 'warning' },
  updating: { label: 'Updating', tone: 'info' },
  updated: { label: 'Updated', tone: 'success' },
  discarded: { label: 'Discarded', tone: 'neutral' },
};

export const getStateLabel = ({ state }: Pick<RefreshSummary, 'state'>): StateLabel => stateLabels[state];

/** Whether the server still works on it, so that the screen asks again. */
export const isInProgress = ({ state, publication }: Pick<Refresh, 'state' | 'publication'>): boolean =>
  state === 'queued' ||
  state === 'running' ||
  (state === 'updating' && publication !== null && publication.state !== 'failed');

/** Whether a person can change and approve it: it is open, or its update did not arrive. */
export const isOpen = (refresh: Pick<Refresh, 'state' | 'publication'>): boolean =>
  refresh.state === 'open' || (refresh.state === 'updating' && !isInProgress(refresh));

const formatDay = (day: string): string =>
  new Date(`${day}T12:00:00Z`).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Sep 11 – Oct 8`; a dash when it is not known. */
export const formatPeriod = (figures: RefreshFigures | null): string =>
  figures ? `${formatDay(figures.from)} – ${formatDay(figures.to)}` : unknownValue;

const formatCount = (count: number | undefined): string => count?.toLocaleString('en') ?? unknownValue;

interface FigureRow {
  label: string;
  before: string;
  after: string;
}

/** What Google counted before and after, ready to show; a dash where it is not known. */
export const listFigures = ({ before, after }: Pick<RefreshSummary, 'before' | 'after'>): FigureRow[] => [
  { label: 'Clicks', before: formatCount(before?.clicks), after: formatCount(after?.clicks) },
  { label: 'Impressions', before: formatCount(before?.impressions), after: formatCount(after?.impressions) },
  {
    label: 'Average position',
    before: before?.position?.toFixed(1) ?? unknownValue,
    after: after?.position?.toFixed(1) ?? unknownValue,
  },
  {
    label: 'Clicks of the whole site',
    before: formatCount(before?.siteClicks),
    after: formatCount(after?.siteClicks),
  },
];

/** Clicks before and after in one line. */
export const describeClicks = ({ before, after, afterUnknown }: RefreshSummary): string => {
  if (after && before)
    return `${formatCount(before.clicks)} clicks in 28 days before, ${formatCount(after.clicks)} after.`;
  if (after) return `${formatCount(after.clicks)} clicks in the 28 days after.`;
  const known = before ? `${formatCount(before.clicks)} clicks in 28 days before. ` : '';
  return `${known}After: ${(afterUnknown ?? '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
};

export const formatText = ({ title, content }: { title: string; content: string }): string =>
  `${title}\n\n${content}`;
