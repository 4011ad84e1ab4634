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

  it('sorts equal values by name in both directions, ignoring case, and numbers by size', () => {
    const rows = [keyword(1, 'tip 10', 5), keyword(2, 'Tip 9', 5), keyword(3, 'about', 5)];
    expect(names('volume', rows)).toEqual(['about', 'Tip 9', 'tip 10']);
    expect(names('-volume', rows)).toEqual(['about', 'Tip 9', 'tip 10']);
  });

  it('sorts several unknown values by name', () => {
    const rows = [keyword(1, 'b', null), keyword(2, 'a', null), keyword(3, 'c', 1)];
    expect(names('volume', rows)).toEqual(['c', 'a', 'b']);
    expect(names('-volume', rows)).toEqual(['c', 'a', 'b']);
  });

  it('writes the sort order in the form it reads', () => {
    expect(formatSort(parseSort('-difficulty'))).toBe('-difficulty');
    expect(parseSort('nonsense')).toEqual({ key: 'keyword', direction: 'asc' });
  });
});
