import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { toPlainText } from './plainText.ts';

describe('plain text', () => {
  const samples: [markdown: string, text: string][] = [
    ['# A heading\n\n> said *it* with `code`', 'A heading said it with code'],
    ['- one\n- two\n1. three', 'one two three'],
    ['See [the guide](https://example.com/a) now', 'See the guide now'],
    ['![A rose](rose.jpg) blooms', 'blooms'],
    ['[![badge](a.svg)](b) text', 'text'],
    ['before ```js\nlet a;\n``` after', 'before after'],
    ['<b class=x>Bold</b> *words*', 'Bold words'],
    ['1 < 2 and [no link] and ![no image', '1 < 2 and [no link] and ![no image'],
    ['[a] and [b](c) and ) d', '[a] and b and ) d'],
    ['an <a href=x without an end', 'an <a href=x without an end'],
  ];
  for (const [markdown, text] of samples)
    it(`of ${JSON.stringify(markdown)}`, () => assert.equal(toPlainText(markdown), text));

  for (const repeated of ['[', '![', '<a', '```', '\n', ' ', '[](', '[]', '*_', '1'])
    it(`takes linear time on ${JSON.stringify(repeated)} × 200,000`, () => {
      const started = process.cpuUsage();
      toPlainText(repeated.repeat(200_000));
      const { user } = process.cpuUsage(started);
      assert.ok(user < 2_000_000, `${user} µs`);
    });
});
