import type { Keyword } from '@rankwright/contracts/planner';
import { sampleId } from '@rankwright/sdk/testing';
import { arrangeKeywords, readSort, writeSort } from './keywordList.model.ts';

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
  arrangeKeywords(list, text, readSort(sort)).map(({ keyword: name }) => name);

describe('the order of keywords', () => {
  it('is by name unless told otherwise', () => {
    expect(names('', '')).toEqual(['daisies', 'Roses', 'tulips']);
    expect(names('', '-keyword')).toEqual(['tulips', 'Roses', 'daisies']);
  });

  it('keeps what is unknown last, up and down', () => {
    expect(names('', 'volume')).toEqual(['tulips', 'daisies', 'Roses']);
    expect(names('', '-volume')).toEqual(['daisies', 'tulips', 'Roses']);
  });

  it('finds by name and category', () => {
    expect(names(' garden', '')).toEqual(['Roses']);
    expect(names('DAISY', '')).toEqual([]);
  });

  it('is written as it is read', () => {
    expect(writeSort(readSort('-difficulty'))).toBe('-difficulty');
    expect(readSort('nonsense')).toEqual({ key: 'keyword', direction: 'asc' });
  });
});
