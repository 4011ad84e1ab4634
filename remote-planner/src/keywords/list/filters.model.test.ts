import type { Keyword } from '@rankwright/contracts/planner';
import { sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { sampleId } from '@rankwright/sdk/testing';
import { filterKeywords, type KeywordFilters } from './filters.model.ts';

const list: Keyword[] = [
  sampleKeyword(1, { keyword: 'how to prune roses', category: 'Garden' }),
  sampleKeyword(2, { keyword: 'best pruning shears' }),
  sampleKeyword(3, { keyword: 'rose arches', article: { id: sampleId(9), title: 'Rose arches' } }),
];
const topics = new Map([
  ['how to prune roses', 'rose'],
  ['rose arches', 'rose'],
]);
const none: KeywordFilters = { find: '', intent: '', topic: '', article: '' };
const names = (filters: Partial<KeywordFilters>) =>
  filterKeywords(list, { ...none, ...filters }, topics).map(({ keyword }) => keyword);

describe('filterKeywords', () => {
  it('lets everything through without filters', () => expect(names({})).toHaveLength(3));

  it('searches keyword and category, ignoring case and spaces around', () => {
    expect(names({ find: ' GARDEN' })).toEqual(['how to prune roses']);
    expect(names({ find: 'daisy' })).toEqual([]);
  });

  it('filters by intent, also by an unknown one', () => {
    expect(names({ intent: 'Commercial' })).toEqual(['best pruning shears']);
    expect(names({ intent: 'unknown' })).toEqual(['rose arches']);
  });

  it('filters by topic and by article, both together', () => {
    expect(names({ topic: 'rose' })).toEqual(['how to prune roses', 'rose arches']);
    expect(names({ article: 'covered' })).toEqual(['rose arches']);
    expect(names({ topic: 'rose', article: 'none' })).toEqual(['how to prune roses']);
  });
});
