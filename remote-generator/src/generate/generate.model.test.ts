import { sampleArticle } from '../testing/samples.ts';
import {
  buildRequest,
  createArticleBrief,
  emptyBrief,
  findNearestWordCount,
  isReady,
  listWordCounts,
  moveHeading,
} from './generate.model.ts';

const brief = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: 'shears, winter',
  industry: 'Gardening',
  targetAudience: 'Hobby gardeners',
  wordCount: 900,
};

describe('the brief of a planned article', () => {
  const planned = sampleArticle({ ...brief, secondaryKeywords: ['shears', 'winter'] });

  it('is that of the article', () => {
    expect(createArticleBrief(planned, emptyBrief)).toEqual(brief);
  });

  it('takes industry and audience of the last brief where the article has none', () => {
    const last = { ...emptyBrief, industry: 'Parks', targetAudience: 'Cities', primaryKeyword: 'tulips' };
    const bare = { ...planned, industry: '', targetAudience: '', wordCount: 0 };
    expect(createArticleBrief(bare, last)).toEqual({
      ...brief,
      industry: 'Parks',
      targetAudience: 'Cities',
      wordCount: emptyBrief.wordCount,
    });
  });

  it.each(['primaryKeyword', 'industry', 'targetAudience'])('is ready with %s', (name) => {
    expect(isReady(brief)).toBe(true);
    expect(isReady({ ...brief, [name]: ' ' })).toBe(false);
    expect(isReady(emptyBrief)).toBe(false);
  });

  it('starts empty', () => {
    expect(emptyBrief).toMatchObject({
      primaryKeyword: '',
      secondaryKeywords: '',
      industry: '',
      targetAudience: '',
    });
  });
});

describe('word counts', () => {
  it('are those on offer and the goal of the article, in order and once', () => {
    const offered = listWordCounts(800);
    expect(offered).toEqual([...offered].sort((a, b) => a - b));
    expect(new Set(offered).size).toBe(offered.length);
    expect(listWordCounts(901)).toHaveLength(offered.length + 1);
    expect(listWordCounts(901)).toContain(901);
  });

  it('finds the nearest one, the smaller of two', () => {
    const [first, second] = listWordCounts(800);
    expect(findNearestWordCount(1)).toBe(first);
    expect(findNearestWordCount(1e9)).toBe(listWordCounts(800).at(-1));
    expect(findNearestWordCount(((first ?? 0) + (second ?? 0)) / 2)).toBe(first);
    expect(findNearestWordCount((second ?? 0) - 1)).toBe(second);
  });
});

describe('the request', () => {
  const outline = { title: ' Pruning roses ', headings: [' When ', ' ', 'How'] };

  it('has the outline without blank headings', () => {
    expect(buildRequest(brief, outline)).toEqual({
      ...brief,
      title: 'Pruning roses',
      outline: ['When', 'How'],
    });
  });

  it('takes the planned title where the outline has none', () => {
    expect(buildRequest(brief, { title: ' ', headings: [] }, 'Planned')).toEqual({
      ...brief,
      title: 'Planned',
    });
    expect(buildRequest(brief, outline, 'Planned').title).toBe('Pruning roses');
    expect(buildRequest(brief, null)).toEqual(brief);
  });
});

describe('moving a heading', () => {
  const headings = ['a', 'b', 'c'];
  it.each([
    [0, 1, ['b', 'a', 'c']],
    [2, -1, ['a', 'c', 'b']],
    [0, -1, headings],
    [2, 1, headings],
    [3, -1, headings],
  ] as const)('%i by %i', (index, step, expected) => {
    expect(moveHeading(headings, index, step)).toEqual(expected);
    expect(headings).toEqual(['a', 'b', 'c']);
  });
});
