import type { Keyword } from '@rankwright/contracts/planner';
import type { Sort } from '@rankwright/shared-ui/data';

const sortKeys = ['keyword', 'volume', 'difficulty', 'category'] as const;
type SortKey = (typeof sortKeys)[number];

/** Parses `volume` (ascending) or `-volume` (descending) from the URL. */
export const parseSort = (text: string): Sort => {
  const key = sortKeys.find((name) => name === text.replace(/^-/, ''));
  return { key: key ?? 'keyword', direction: key && text.startsWith('-') ? 'desc' : 'asc' };
};

export const formatSort = ({ key, direction }: Sort): string => (direction === 'desc' ? `-${key}` : key);

const isSortKey = (key: string): key is SortKey => sortKeys.some((name) => name === key);

const compare = (one: string | number | null, two: string | number | null): number => {
  if (one === null || two === null) return Number(one === null) - Number(two === null);
  return typeof one === 'number' && typeof two === 'number'
    ? one - two
    : String(one).localeCompare(String(two), 'en', { numeric: true, sensitivity: 'base' });
};

/** Keywords that match the text, sorted; unknown values come last in both directions. */
export const filterAndSortKeywords = (
  list: readonly Keyword[],
  text: string,
  { key, direction }: Sort,
): Keyword[] => {
  const searchText = text.trim().toLowerCase();
  const name = isSortKey(key) ? key : 'keyword';
  const sign = direction === 'desc' ? -1 : 1;
  return list
    .filter(({ keyword, category }) => `${keyword}\n${category ?? ''}`.toLowerCase().includes(searchText))
    .toSorted((one, two) => {
      const unknown = one[name] === null || two[name] === null;
      return compare(one[name], two[name]) * (unknown ? 1 : sign) || compare(one.keyword, two.keyword);
    });
};
