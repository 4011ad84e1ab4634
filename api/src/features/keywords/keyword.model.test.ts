import { planLimits } from '@rankwright/contracts/limits';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { explainCount, removeDuplicates, toKeyword, toKeywordRow } from './keyword.model.ts';
import type { KeywordRow } from './keyword.repository.ts';

describe('a keyword', () => {
  const row = {
    id: 'k',
    keyword: 'roses',
    volume: 7,
    difficulty: 3,
    category: 'c',
    estimated: true,
  } as KeywordRow;

  it('says whether its difficulty is known', () => {
    const keyword = {
      id: 'k',
      keyword: 'roses',
      volume: 7,
      difficulty: 3,
      difficultyKnown: true,
      category: 'c',
      estimated: true,
    };
    assert.deepEqual(toKeyword(row), keyword);
    assert.deepEqual(toKeyword({ ...row, difficulty: null }), {
      ...keyword,
      difficulty: 1,
      difficultyKnown: false,
    });
    assert.equal(toKeyword({ ...row, difficulty: 0 }).difficulty, 0);
  });

  it('is stored as it was entered', () => {
    const at = new Date(0);
    assert.deepEqual(toKeywordRow('owner', { keyword: 'roses', difficulty: 2 }, at), {
      ownerId: 'owner',
      keyword: 'roses',
      volume: null,
      difficulty: 2,
      category: null,
      createdAt: at,
    });
    const { volume, category } = toKeywordRow(
      'owner',
      { keyword: 'a', volume: 0, category: 'c' } as never,
      at,
    );
    assert.deepEqual([volume, category], [0, 'c']);
  });

  it('is kept once, whatever its case, where it stands first', () => {
    const list = ['Roses', 'a', 'roses', 'b', 'A'].map((keyword) => ({ keyword }));
    assert.deepEqual(
      removeDuplicates(list).map(({ keyword }) => keyword),
      ['Roses', 'a', 'b'],
    );
  });

  const asked = { niche: 'roses', count: 3 };
  for (const [added, overLimit, text] of [
    [3, 0, null],
    [4, 0, null],
    [2, 0, 'We found 2 new keywords for “roses”, not 3. Try a narrower or a related topic for more.'],
    [1, 0, 'We found 1 new keyword for “roses”, not 3. Try a narrower or a related topic for more.'],
    [0, 0, 'No new keywords for “roses”: those we know are on your list. Try a narrower or a related topic.'],
    [
      3,
      1,
      `Your list is full: 1 more did not fit into its ${planLimits.keywordsLimit} keywords. Delete some to add more.`,
    ],
  ] as const)
    it(`explains that ${added} were added and ${overLimit} were too many`, () => {
      assert.equal(explainCount(asked, added, overLimit), text);
    });
});
