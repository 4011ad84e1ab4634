import { addMs, dayMs } from '../../clock.ts';
import type { StoredQuery } from '../../database/schema/searchPerformance.ts';
import type { SearchRow } from '../../searchData/searchData.ts';

/** Google keeps sixteen months. */
export const storedDays = 486;
/** Rows in one statement. */
const rowsPerStatement = 2_500;
/** Queries stored for each page and day. */
const storedQueries = 10;

export const addDays = (day: string, days: number): string =>
  addMs(new Date(`${day}T12:00:00Z`), days * dayMs)
    .toISOString()
    .slice(0, 10);

export const countDays = (from: string, to: string): number =>
  Math.round((new Date(to).getTime() - new Date(from).getTime()) / dayMs) + 1;

/** Every date of the period, both ends included. */
export const listDates = ({ from, to }: { from: string; to: string }): string[] =>
  Array.from({ length: Math.max(0, countDays(from, to)) }, (_, index) => addDays(from, index));

/** The date in Pacific time, by which Google counts days. */
export const formatPacificDay = (at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' }).format(at);

/** What a page had on a day, with its first queries. */
export interface PageDay {
  url: string;
  clicks: number;
  impressions: number;
  position: number;
  queries: StoredQuery[];
}

/** Joins a day's rows per page with those per page and query. */
export const joinDay = (pages: readonly SearchRow[], queries: readonly SearchRow[]): PageDay[] => {
  const byUrl = new Map<string, StoredQuery[]>();
  for (const { keys, clicks, impressions, position } of queries) {
    const [url = '', query = ''] = keys;
    const found = byUrl.get(url) ?? [];
    if (found.length === 0) byUrl.set(url, found);
    found.push([query, clicks, impressions, Math.round(position * 100) / 100]);
  }
  return pages.map(({ keys: [url = ''], clicks, impressions, position }) => ({
    ...{ url, clicks, impressions, position },
    queries: (byUrl.get(url) ?? []).toSorted((a, b) => b[1] - a[1] || b[2] - a[2]).slice(0, storedQueries),
  }));
};

export const splitRows = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsPerStatement) }, (_, index) =>
    rows.slice(index * rowsPerStatement, (index + 1) * rowsPerStatement),
  );

/** The figures of all pages of a day; the position is the average over all impressions. */
export const sumPages = (pages: readonly PageDay[]) => {
  const sum = { clicks: 0, impressions: 0, position: 0 };
  for (const { clicks, impressions, position } of pages) {
    sum.clicks += clicks;
    sum.impressions += impressions;
    sum.position += position * impressions;
  }
  return { ...sum, position: sum.impressions > 0 ? sum.position / sum.impressions : 0 };
};

/** Percent-encoding as RFC 3986 (6.2.2) has it: `%d0` is `%D0`, `%7e` is `~`. WordPress writes small letters. */
const normalizeEscapes = (address: string): string =>
  address.replace(/%([0-9a-f]{2})/gi, (escape, digits: string) => {
    const character = String.fromCharCode(Number.parseInt(digits, 16));
    return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
  });

const splitAddress = (address: string) => {
  const { hostname, port, pathname, search } = new URL(address);
  const host = `${hostname.replace(/^www\./, '')}${port && `:${port}`}`;
  return { host, path: pathname.replace(/\/$/, ''), search };
};

/** An address without what does not tell pages apart: protocol, `www.`, fragment, the last slash and percent-encoding. */
export const createPageKey = (address: string): string => {
  if (!URL.canParse(address)) return address;
  const { host, path, search } = splitAddress(address);
  return normalizeEscapes(`${host}${path}${search}`);
};

/** The addresses that have the same key as this one, in the spellings that sites use; a fragment is not among them. */
export const listSameAddresses = (address: string): string[] => {
  if (!URL.canParse(address)) return [address];
  const { host, path, search } = splitAddress(address);
  const normalized = normalizeEscapes(path);
  const lower = normalized.replace(/%../g, (escape) => escape.toLowerCase());
  return ['http://', 'https://', 'http://www.', 'https://www.'].flatMap((start) =>
    [...new Set([path, normalized, lower])].flatMap((spelling) =>
      [spelling, `${spelling}/`].map((end) => `${start}${host}${end}${search}`),
    ),
  );
};
