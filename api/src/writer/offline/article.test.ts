import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { articleOf, articleParts } from './article.ts';
import { countWords } from './text.ts';

const brief = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears', 'climbing roses'],
  industry: 'gardening',
  targetAudience: 'hobby gardeners',
};
const write = (wordCount: number, other: Partial<typeof brief> = {}) => {
  const asked = { ...brief, ...other, wordCount };
  return articleOf(asked, [...articleParts(asked)].map(({ text }) => text).join('\n\n'));
};

/** Every sentence, list item and heading of a text, without the marks of its form. */
const sentencesOf = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .flatMap((line) => line.replace(/^(#+|-|>|\d+\.) /, '').split(/(?<=[.?!])\s+/))
    .filter(Boolean);
const twice = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);

const subjects: Partial<typeof brief>[] = [
  {},
  { secondaryKeywords: [] },
  {
    primaryKeyword: 'CRM',
    secondaryKeywords: ['sales pipeline'],
    industry: 'software',
    targetAudience: 'founders',
  },
  {
    primaryKeyword: 'Vertragsverlängerung',
    secondaryKeywords: ['notice period', 'renewal', 'price increase', 'contract template'],
    industry: 'insurance',
    targetAudience: 'small businesses',
  },
];

describe('the offline writer', () => {
  for (const length of [500, 1000, 2000, 3000])
    it(`says nothing twice in ${length} words`, () => {
      for (const subject of subjects) {
        const { content } = write(length, subject);
        assert.deepEqual(twice(sentencesOf(content)), [], subject.primaryKeyword);
        const words = countWords(content);
        assert.ok(Math.abs(words - length) <= length * 0.1, `${words} words`);
      }
    });

  it('fills few headings of a long text with other sides of the subject, and says nothing twice', () => {
    const asked = { ...brief, wordCount: 3000, outline: ['First', 'Then', 'At last'] };
    const content = [...articleParts(asked)].map(({ text }) => text).join('\n\n');
    assert.deepEqual(twice(sentencesOf(content)), []);
    assert.ok(Math.abs(countWords(content) - 3000) <= 300, `${countWords(content)} words`);
    assert.deepEqual(content.match(/^## .*/gm), ['## First', '## Then', '## At last', '## Conclusion']);
  });

  for (const length of [500, 800, 1200, 1500, 100, 150, 200, 240, 300, 2500, 3000]) {
    it(`keeps within ten percent of ${length} words [C-057]`, () => {
      const words = countWords(write(length).content);
      assert.ok(Math.abs(words - length) <= length * 0.1, `${words} words`);
    });
  }

  it('writes the same text for the same request and another one for another', () => {
    assert.equal(write(800).content, write(800).content);
    assert.notEqual(write(800).content, write(800, { targetAudience: 'park keepers' }).content);
  });

  it('uses keyword, secondary keywords, industry and audience [C-057]', () => {
    const { content, title } = write(800);
    for (const word of ['rose pruning', 'pruning shears', 'gardening', 'hobby gardeners'])
      assert.ok(content.toLowerCase().includes(word), word);
    assert.match(title, /Rose Pruning/);
  });

  it('has headings, a list, a table or a quote, and a conclusion', () => {
    const { content } = write(1200);
    assert.ok((content.match(/^## /gm) ?? []).length >= 5);
    assert.match(content, /^- /m);
    assert.match(content, /^\| --- /m);
    assert.match(content, /^## Conclusion$/m);
  });
});
