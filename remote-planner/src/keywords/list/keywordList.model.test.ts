import type { Keyword } from '@rankwright/contracts/planner';
import { sampleId } from '@rankwright/sdk/testing';
import { filterAndSortKeywords, parseSort, formatSort } from './keywordList.model.ts';

const keyword = (
  number: number,
  name: string,
  volume: number | null,
  category: string | null = null,
): Keyword => ({
  id: sampleId(number),
  keyword: name,
  volume,
  difficulty: number,
  category,
  estimated: false,
});
const list = [keyword(1, 'tulips', 90), keyword(2, 'Roses', null, 'Garden'), keyword(3, 'daisies', 1_300)];
const names = (text: string, sort: string) =>
  filterAndSortKeywords(list, text, parseSort(sort)).map(({ keyword: name }) => name);

describe('filtering and sorting keywords', () => {
  it('sorts by name by default', () => {
    expect(names('', '')).toEqual(['daisies', 'Roses', 'tulips']);
    expect(names('', '-keyword')).toEqual(['tulips', 'Roses', 'daisies']);
  });

  it('keeps unknown volumes last in both directions', () => {
    expect(names('', 'volume')).toEqual(['tulips', 'daisies', 'Roses']);
    expect(names('', '-volume')).toEqual(['daisies', 'tulips', 'Roses']);
  });

  it('matches by name and category', () => {
    expect(names(' garden', '')).toEqual(['Roses']);
    expect(names('DAISY', '')).toEqual([]);
  });

  it('writes the sort order in the form it reads', () => {
    expect(formatSort(parseSort('-difficulty'))).toBe('-difficulty');
    expect(parseSort('nonsense')).toEqual({ key: 'keyword', direction: 'asc' });
  });
});
