import type { Keyword } from '@rankwright/contracts/planner';
import type { Sort } from '@rankwright/shared-ui/tables';

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

const readValue = (row: Keyword, key: SortKey): string | number | null =>
  key === 'difficulty' && row.difficultyKnown === false ? null : row[key];

/** Keywords in order; unknown values come last in both directions. */
export const sortKeywords = (list: readonly Keyword[], { key, direction }: Sort): Keyword[] => {
  const name = isSortKey(key) ? key : 'keyword';
  const sign = direction === 'desc' ? -1 : 1;
  return list.toSorted((first, second) => {
    const [one, two] = [readValue(first, name), readValue(second, name)];
    const isUnknown = one === null || two === null;
    return compare(one, two) * (isUnknown ? 1 : sign) || compare(first.keyword, second.keyword);
  });
};
