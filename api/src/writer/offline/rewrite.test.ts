import { rewriteStyles } from '@rankwright/contracts/limits';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { rewriteOf } from './rewrite.ts';

const rewrite = (originalContent: string, rewriteStyle: string): string =>
  rewriteOf({ originalContent, rewriteStyle, tone: 'Informative', targetAudience: '', primaryKeyword: '' })
    .content;

const code = '```\nconst start = get();\n\nshow(start); // do not help\n```';
const link = '[the guide](https://example.com/get-start/it is/way)';
const address = 'https://example.com/prior/utilize';

describe('the offline rewrite', () => {
  for (const style of rewriteStyles)
    it(`leaves code, link targets and addresses as they are in the style ${style}`, () => {
      const text = rewrite(`Read ${link}, \`do not\` and ${address} first.\n\n${code}\n\nDone.`, style);
      for (const kept of [link, '`do not`', address, code]) assert.ok(text.includes(kept), kept);
    });

  it('changes the wording by style', () => {
    assert.match(
      rewrite('You cannot utilize it prior to June.', 'Casual and conversational'),
      /can't use it before/,
    );
    assert.match(rewrite("You can't.", 'Academic and formal'), /You cannot\./);
  });

  it('does not put verbs where nouns stand', () => {
    assert.match(
      rewrite('Get started. Help is near.', 'Academic and formal'),
      /Get started\. Help is near\./,
    );
  });
});
