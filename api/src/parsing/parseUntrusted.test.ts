import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ParsingTimeoutError, parseUntrusted } from './parseUntrusted.ts';

describe('parsing untrusted text', () => {
  it('converts Markdown to sanitized HTML', async () => {
    assert.equal(
      await parseUntrusted('markdownToHtml', '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))'),
      '<h1>A</h1>\n<p><a>x</a></p>',
    );
  });

  it('lists the links of a page', async () => {
    assert.deepEqual(
      await parseUntrusted('listLinks', '<link rel=icon><LINK href="/a?b&amp;c" rel="https://api.w.org/">'),
      [{ rel: 'https://api.w.org/', href: '/a?b&c' }],
    );
  });

  it('ends the work at the deadline and keeps the event loop free', async () => {
    const beats: number[] = [];
    const timer = setInterval(() => beats.push(performance.now()), 50);
    await assert.rejects(parseUntrusted('markdownToTree', '*_'.repeat(60_000)), ParsingTimeoutError);
    clearInterval(timer);
    const gaps = beats.slice(1).map((beat, index) => beat - (beats[index] ?? beat));
    assert.ok(Math.max(...gaps) < 1_500, `${Math.max(...gaps)} ms`);
    assert.equal(await parseUntrusted('markdownToHtml', 'still works'), '<p>still works</p>');
  });
});
