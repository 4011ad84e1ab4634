import type { Keyword } from '@rankwright/contracts/planner';
import type { Sort } from '@rankwright/shared-ui/data';

export const sortKeys = ['keyword', 'volume', 'difficulty', 'category'] as const;
type SortKey = (typeof sortKeys)[number];

/** `volume` or `-volume`, as it stands in the address. */
export const readSort = (text: string): Sort => {
  const key = sortKeys.find((name) => name === text.replace(/^-/, ''));
  return { key: key ?? 'keyword', direction: key && text.startsWith('-') ? 'desc' : 'asc' };
};

export const writeSort = ({ key, direction }: Sort): string => (direction === 'desc' ? `-${key}` : key);

const isKey = (key: string): key is SortKey => sortKeys.some((name) => name === key);

const compare = (one: string | number | null, two: string | number | null): number => {
  if (one === null || two === null) return Number(one === null) - Number(two === null);
  return typeof one === 'number' && typeof two === 'number'
    ? one - two
    : String(one).localeCompare(String(two), 'en', { numeric: true, sensitivity: 'base' });
};

/** Keywords that hold the text, in order; what is unknown comes last either way. */
export const arrangeKeywords = (
  list: readonly Keyword[],
  text: string,
  { key, direction }: Sort,
): Keyword[] => {
  const wanted = text.trim().toLowerCase();
  const name = isKey(key) ? key : 'keyword';
  const sign = direction === 'desc' ? -1 : 1;
  return list
    .filter(({ keyword, category }) => `${keyword}\n${category ?? ''}`.toLowerCase().includes(wanted))
    .toSorted((one, two) => {
      const unknown = one[name] === null || two[name] === null;
      return compare(one[name], two[name]) * (unknown ? 1 : sign) || compare(one.keyword, two.keyword);
    });
};
