import type { Keyword } from '@rankwright/contracts/planner';
import { sampleId } from '@rankwright/sdk/testing';
import { formatSort, parseSort, sortKeywords } from './keywordList.model.ts';

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
const names = (sort: string, rows = list) => sortKeywords(rows, parseSort(sort)).map((row) => row.keyword);

describe('sorting keywords', () => {
  it('sorts by name by default', () => {
    expect(names('')).toEqual(['daisies', 'Roses', 'tulips']);
    expect(names('-keyword')).toEqual(['tulips', 'Roses', 'daisies']);
  });

  it('keeps unknown volumes last in both directions', () => {
    expect(names('volume')).toEqual(['tulips', 'daisies', 'Roses']);
    expect(names('-volume')).toEqual(['daisies', 'tulips', 'Roses']);
  });

  it('keeps unknown difficulties last in both directions', () => {
    const rows = [...list, { ...keyword(1, 'asters', null), difficultyKnown: false }];
    expect(names('difficulty', rows)).toEqual(['tulips', 'Roses', 'daisies', 'asters']);
    expect(names('-difficulty', rows)).toEqual(['daisies', 'Roses', 'tulips', 'asters']);
  });

  it('writes the sort order in the form it reads', () => {
    expect(formatSort(parseSort('-difficulty'))).toBe('-difficulty');
    expect(parseSort('nonsense')).toEqual({ key: 'keyword', direction: 'asc' });
  });
});
