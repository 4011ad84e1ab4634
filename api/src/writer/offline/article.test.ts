import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Brief } from '../writer.ts';
import { joinParts } from '../writeDraft.ts';
import { createOutline, createSection } from './article.ts';
import { createIdeas, createKeywords } from './ideas.ts';

const brief: Brief = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears', 'climbing roses'],
  industry: 'gardening',
  targetAudience: 'hobby gardeners',
  wordCount: 800,
};
const write = (change: Partial<Brief> = {}): string => {
  const asked = { ...brief, ...change };
  const { title, outline } = createOutline(asked);
  const headings = asked.outline ?? outline;
  return joinParts(
    headings.map((_, index) => createSection({ brief: asked, title, outline: headings, index, written: '' })),
  );
};
const countHeadings = (text: string): number => (text.match(/^## /gm) ?? []).length;

describe('the built-in writer', () => {
  it('labels its text as a starting draft with title options, questions, facts and examples', () => {
    const text = write();
    assert.match(text, /^> \*\*Starting draft by the built-in writer\.\*\*/);
    for (const part of ['Title options', 'Questions to answer', 'Facts to fill in', 'Examples to give'])
      assert.ok(text.includes(`**${part}**`), part);
  });

  it('makes an outline of the asked length [C-057]', () => {
    assert.deepEqual(
      [500, 800, 1500].map((wordCount) => countHeadings(write({ wordCount }))),
      [3, 5, 9],
    );
    assert.match(write({ wordCount: 800 }), /\*About 160 words\.\*/);
  });

  it('asks what the intent of the keyword calls for', () => {
    assert.match(
      write({ primaryKeyword: 'roof repair cost' }),
      /Three real prices with date, place and supplier/,
    );
    assert.match(write({ primaryKeyword: 'how to lay tiles' }), /step by step/);
    assert.notEqual(write(), write({ primaryKeyword: 'best pruning shears' }));
  });

  it('uses the keyword, secondary keywords and audience [C-057]', () => {
    for (const word of ['rose pruning', 'pruning shears', 'hobby gardeners'])
      assert.ok(write().toLowerCase().includes(word), word);
  });

  it('offers each line of the site profile once and names the words to avoid', () => {
    const fact = 'We ship bare-root roses in November.';
    const text = write({ profile: { ...emptySiteProfile, facts: [fact], avoidWords: ['cheap'] } });
    assert.equal(text.split(fact).length, 2);
    assert.match(text, /\*\*Words to avoid:\*\* cheap/);
  });

  it('keeps the headings that its author wrote, and writes the same text for the same request', () => {
    const text = write({ outline: ['First', 'Then'] });
    assert.deepEqual(text.match(/^## .*/gm), ['## First', '## Then']);
    assert.equal(write(), write());
  });

  it('has no sentence of finished prose', () => {
    const prose = write()
      .split('\n')
      .filter((line) => line !== '' && !/^(?:#|>|-|\*)/.test(line));
    assert.deepEqual(prose, []);
  });
});

describe('ideas and keywords without a data source', () => {
  const ideas = { industry: 'Gardening', targetAudience: 'gardeners', contentType: '', keywords: 'roses' };

  it('gives fewer, distinct ideas without a made-up difficulty', () => {
    const found = createIdeas({ ...ideas, numberOfIdeas: 20 });
    assert.equal(new Set(found.map(({ title }) => title)).size, found.length);
    assert.ok(found.length >= 5 && found.length < 20);
    assert.ok(found.every(({ difficulty }) => difficulty === undefined));
  });

  it('gives keywords without numbers, and new ones when asked again', () => {
    const first = createKeywords({ niche: 'Roses', count: 10, exclude: [] });
    const second = createKeywords({
      niche: 'Roses',
      count: 10,
      exclude: first.map(({ keyword }) => keyword),
    });
    assert.deepEqual([first.length, second.length], [10, 2]);
    const all = [...first, ...second];
    assert.equal(new Set(all.map(({ keyword }) => keyword)).size, 12);
    assert.ok(
      all.every(({ volume, difficulty, estimated }) => volume === null && difficulty === null && estimated),
    );
  });
});
