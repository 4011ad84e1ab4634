import { countWords } from '@rankwright/contracts/text';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createDraft, generateArticleParts } from './article.ts';

const brief = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears', 'climbing roses'],
  industry: 'gardening',
  targetAudience: 'hobby gardeners',
};
const writeArticle = (wordCount: number, other: Partial<typeof brief> = {}) => {
  const requested = { ...brief, ...other, wordCount };
  return createDraft(requested, [...generateArticleParts(requested)].map(({ text }) => text).join('\n\n'));
};

/** Every sentence, list item and heading of a text, without Markdown syntax. */
const splitSentences = (content: string): string[] =>
  content
    .split('\n')
    .filter((line) => !line.startsWith('|'))
    .flatMap((line) => line.replace(/^(#+|-|>|\d+\.) /, '').split(/(?<=[.?!])\s+/))
    .filter(Boolean);
const findDuplicates = (sentences: readonly string[]): string[] =>
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
    it(`repeats no sentence in ${length} words`, () => {
      for (const subject of subjects) {
        const { content } = writeArticle(length, subject);
        assert.deepEqual(findDuplicates(splitSentences(content)), [], subject.primaryKeyword);
        const words = countWords(content);
        assert.ok(Math.abs(words - length) <= length * 0.1, `${words} words`);
      }
    });

  it('adds subsections to a long text with few headings without repeating a sentence', () => {
    const requested = { ...brief, wordCount: 3000, outline: ['First', 'Then', 'At last'] };
    const content = [...generateArticleParts(requested)].map(({ text }) => text).join('\n\n');
    assert.deepEqual(findDuplicates(splitSentences(content)), []);
    assert.ok(Math.abs(countWords(content) - 3000) <= 300, `${countWords(content)} words`);
    assert.deepEqual(content.match(/^## .*/gm), ['## First', '## Then', '## At last', '## Conclusion']);
  });

  for (const length of [500, 800, 1200, 1500, 100, 150, 200, 240, 300, 2500, 3000]) {
    it(`stays within ten percent of ${length} words [C-057]`, () => {
      const words = countWords(writeArticle(length).content);
      assert.ok(Math.abs(words - length) <= length * 0.1, `${words} words`);
    });
  }

  it('writes the same text for the same request and a different one for another', () => {
    assert.equal(writeArticle(800).content, writeArticle(800).content);
    assert.notEqual(writeArticle(800).content, writeArticle(800, { targetAudience: 'park keepers' }).content);
  });

  it('uses the keyword, secondary keywords, industry and audience [C-057]', () => {
    const { content, title } = writeArticle(800);
    for (const word of ['rose pruning', 'pruning shears', 'gardening', 'hobby gardeners'])
      assert.ok(content.toLowerCase().includes(word), word);
    assert.match(title, /Rose Pruning/);
  });

  it('has headings, a list, a table or a quote, and a conclusion', () => {
    const { content } = writeArticle(1200);
    assert.ok((content.match(/^## /gm) ?? []).length >= 5);
    assert.match(content, /^- /m);
    assert.match(content, /^\| --- /m);
    assert.match(content, /^## Conclusion$/m);
  });
});
