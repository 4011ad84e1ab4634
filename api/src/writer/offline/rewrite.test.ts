import { rewriteStyles } from '@rankwright/contracts/limits';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rewritePassage, rewriteText } from './rewrite.ts';

const rewrite = (originalContent: string, rewriteStyle: string): string =>
  rewriteText({ originalContent, rewriteStyle, tone: 'Informative', targetAudience: '', primaryKeyword: '' })
    .content;

const code = '```\nconst start = get();\n\nshow(start); // do not help\n```';
const link = '[the guide](https://example.com/get-start/it is/way)';
const url = 'https://example.com/prior/utilize';

describe('the offline rewrite', () => {
  for (const style of rewriteStyles)
    it(`does not change code, link targets and URLs in the style ${style}`, () => {
      const text = rewrite(`Read ${link}, \`do not\` and ${url} first.\n\n${code}\n\nDone.`, style);
      for (const kept of [link, '`do not`', url, code]) assert.ok(text.includes(kept), kept);
    });

  it('changes the wording to match the style', () => {
    assert.match(
      rewrite('You cannot utilize it prior to June.', 'Casual and conversational'),
      /can't use it before/,
    );
    assert.match(rewrite("You can't.", 'Academic and formal'), /You cannot\./);
  });

  it('does not replace nouns with verbs', () => {
    assert.match(
      rewrite('Get started. Help is near.', 'Academic and formal'),
      /Get started\. Help is near\./,
    );
  });

  it('adds no sentence of its own', () => {
    assert.equal(rewrite('Prune in winter.', 'Professional and engaging'), 'Prune in winter.');
  });

  it('rewrites a selected passage, or says why not', () => {
    const passage = (text: string, action: 'rewrite' | 'expand') =>
      rewritePassage({ text, action, instruction: '' });
    assert.equal(passage('We utilize shears in order to cut.', 'rewrite').text, 'We use shears to cut.');
    assert.match(passage('We cut.', 'rewrite').note, /nothing to change/);
    assert.deepEqual(passage('We cut.', 'expand').text, 'We cut.');
  });
});
