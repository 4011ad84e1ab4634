import type { ReportSnapshot } from '@rankwright/contracts/reports';
import type { SearchFigures, SearchFinding } from '@rankwright/contracts/searchPerformance';
import { addMonths, formatMonth } from './month.model.ts';

/** One number of a report as it is printed. */
export interface ReportFigure {
  label: string;
  /** A dash when it is not known. */
  value: string;
  /** How it compares with the month before, or why it is not known. */
  note: string;
}

/** What a report says, in words and formatted numbers; the page, the PDF and the mail print the same. */
export interface ReportView {
  companyName: string;
  heading: string;
  accent: ReportSnapshot['accent'];
  opening: string[];
  figures: ReportFigure[];
  pages: {
    title: string;
    url: string;
    clicks: string;
    change: string;
    impressions: string;
    position: string;
  }[];
  pagesNote: string | null;
  published: { title: string; url: string | null; day: string }[];
  publishedNote: string | null;
  findings: { label: string; text: string; url: string }[];
  findingsNote: string | null;
  notes: string[];
}

const dash = '–';
const number = new Intl.NumberFormat('en-US');
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const formatPosition = (position: number): string => position.toFixed(1);

const getMonthName = (month: string): string => formatMonth(month).split(' ')[0] ?? '';

const compareCounts = (now: number, before: number, month: string): string => {
  if (before === 0) return now === 0 ? `None in ${month} either` : `None in ${month}`;
  if (now === before) return `As many as in ${month}`;
  const share = percent.format(Math.abs(now / before - 1));
  return `${share} ${now > before ? 'more' : 'fewer'} than in ${month} (${number.format(before)})`;
};

const comparePositions = (now: number, before: number | null, month: string): string => {
  if (before === null) return `Not shown in ${month}`;
  const [present, earlier] = [formatPosition(now), formatPosition(before)];
  if (present === earlier) return `As in ${month}`;
  return `${now < before ? 'Better' : 'Worse'} than in ${month} (${earlier})`;
};

type Search = ReportSnapshot['search'];

const describeCount = (
  label: string,
  { total, previous, unknown, previousUnknown }: Search,
  read: (figures: SearchFigures) => number,
  month: string,
): ReportFigure => {
  if (!total) return { label, value: dash, note: unknown ?? '' };
  const note = previous ? compareCounts(read(total), read(previous), month) : (previousUnknown ?? '');
  return { label, value: number.format(read(total)), note };
};

const describePosition = (
  { total, previous, unknown, previousUnknown }: Search,
  month: string,
): ReportFigure => {
  const label = 'Average position';
  if (!total) return { label, value: dash, note: unknown ?? '' };
  if (total.position === null) return { label, value: dash, note: 'Google showed no page.' };
  const note = previous
    ? comparePositions(total.position, previous.position, month)
    : (previousUnknown ?? '');
  return { label, value: formatPosition(total.position), note };
};

const findingLabels: Record<SearchFinding['kind'], string> = {
  decay: 'Losing clicks',
  'striking-distance': 'Close to the first five results',
  cannibalization: 'Pages that compete with each other',
};

const describeFinding = (finding: SearchFinding): string => {
  if (finding.kind === 'decay') {
    const { low, high } = finding.fallInterval;
    return `${number.format(finding.clicks)} clicks in 28 days, ${percent.format(finding.fall)} fewer than expected (between ${percent.format(low)} and ${percent.format(high)}).`;
  }
  if (finding.kind === 'striking-distance')
    return `“${finding.query}” is at position ${formatPosition(finding.position)} with ${number.format(finding.impressions)} impressions in 28 days.`;
  return `${finding.pages.length + 1} pages are shown for “${finding.query}”.`;
};

const describePages = ({ pages }: Search): ReportView['pages'] =>
  pages.map(({ url, title, clicks, impressions, position, previousClicks }) => ({
    title: title ?? url,
    url,
    clicks: number.format(clicks),
    change: previousClicks === null ? dash : formatChange(clicks - previousClicks),
    impressions: number.format(impressions),
    position: position === null ? dash : formatPosition(position),
  }));

const formatChange = (change: number): string =>
  change === 0 ? '0' : `${change > 0 ? '+' : '−'}${number.format(Math.abs(change))}`;

const describePublished = ({ published, timeZone }: ReportSnapshot): ReportView['published'] => {
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone });
  return published.articles.map(({ title, url, publishedAt }) => ({
    ...{ title, url },
    day: day.format(new Date(publishedAt)),
  }));
};

const listNotes = ({ search, timeZone }: ReportSnapshot): string[] => [
  ...(search.total
    ? [
        'Clicks, impressions and positions are those of Google Search Console, which counts days in Pacific time.',
      ]
    : []),
  ...(search.total && !search.isFinal ? ['Google may still correct the figures of the last days.'] : []),
  `Publishing days are in the ${timeZone} time zone.`,
];

const describePublishedNote = ({ published: { total, articles } }: ReportSnapshot): string | null => {
  if (total === 0) return 'Nothing was published this month.';
  return total > articles.length ? `And ${number.format(total - articles.length)} more.` : null;
};

/** Words and formatted numbers of a report. */
export const describeReport = (snapshot: ReportSnapshot): ReportView => {
  const { month, search, published, findings, findingsUnknown, companyName, accent } = snapshot;
  const before = getMonthName(addMonths(month, -1));
  const noFindings = findings.length === 0 ? 'Nothing stands out.' : null;
  return {
    ...{ companyName, accent },
    heading: `Report for ${formatMonth(month)}`,
    opening: snapshot.openingText
      .split(/\n\s*\n|\r\n\s*\r\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    figures: [
      describeCount('Clicks', search, ({ clicks }) => clicks, before),
      describeCount('Impressions', search, ({ impressions }) => impressions, before),
      describePosition(search, before),
      {
        label: 'Articles published',
        value: number.format(published.total),
        note: `In ${getMonthName(month)}`,
      },
    ],
    pages: describePages(search),
    pagesNote: search.pages.length === 0 ? (search.unknown ?? 'Google showed no page.') : null,
    published: describePublished(snapshot),
    publishedNote: describePublishedNote(snapshot),
    findings: findings.map((finding) => ({
      label: findingLabels[finding.kind],
      text: describeFinding(finding),
      url: finding.url,
    })),
    findingsNote: findingsUnknown ?? noFindings,
    notes: listNotes(snapshot),
  };
};
