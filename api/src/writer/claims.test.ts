import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { extractClaims } from './claims.ts';

const readTexts = (content: string): string[] => extractClaims(content).map(({ text }) => text);

describe('claims of a text', () => {
  it('are its sentences with numbers, sources and names', () =>
    assert.deepEqual(
      extractClaims('Prune in spring. It takes 20 minutes. A study shows it. Ask Gertrude Jekyll.'),
      [
        { text: 'It takes 20 minutes.', kind: 'number', verified: false },
        { text: 'A study shows it.', kind: 'source', verified: false },
        { text: 'Ask Gertrude Jekyll.', kind: 'name', verified: false },
      ],
    ));

  it('are read across the lines of a paragraph, without Markdown', () =>
    assert.deepEqual(readTexts('It takes\n**20 minutes** with [a saw](https://a.example).'), [
      'It takes 20 minutes with a saw.',
    ]));

  it('come from lists and quotes, not from headings, code and tables', () =>
    assert.deepEqual(readTexts('# 10 roses\n\n- 20 canes\n\n> 30 buds\n\n| 40 |\n| --- |\n\n```\n50\n```'), [
      '20 canes',
      '30 buds',
    ]));

  it('stand once each', () =>
    assert.deepEqual(readTexts('It takes 20 minutes.\n\nIt takes 20 minutes.'), ['It takes 20 minutes.']));
});
