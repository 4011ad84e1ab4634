import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { runAsAccount } from '../workingAccount.ts';
import { ParsingTimeoutError, parseUntrusted } from './parseUntrusted.ts';

describe('parsing untrusted text', () => {
  it('converts Markdown to sanitized HTML', async () => {
    assert.equal(
      await parseUntrusted('markdownToHtml', '# A\n\n<script>alert(1)</script>\n\n[x](javascript:alert(1))'),
      '<h1>A</h1>\n\n<p><a>x</a></p>',
    );
  });

  it('lists the links of a page', async () => {
    assert.deepEqual(
      await parseUntrusted('listLinks', '<link rel=icon><LINK href="/a?b&amp;c" rel="https://api.w.org/">'),
      [{ rel: 'https://api.w.org/', href: '/a?b&c' }],
    );
  });

  it('re-encodes a picture to a square and measures an image', async () => {
    const image = sharp({ create: { width: 640, height: 400, channels: 3, background: '#4a3fd0' } });
    const bytes = await image.png().toBuffer();
    assert.deepEqual(await parseUntrusted('measureImage', bytes), { width: 640, height: 400, isHeic: false });
    const { format, width, height } = await sharp(await parseUntrusted('encodePicture', bytes)).metadata();
    assert.deepEqual({ format, width, height }, { format: 'webp', width: 512, height: 512 });
  });

  it('gives images that sites do not take another format, and others as they are', async () => {
    const image = sharp({ create: { width: 64, height: 40, channels: 3, background: '#4a3fd0' } });
    for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
      const bytes = new Uint8Array(await image.toFormat(format).toBuffer());
      assert.deepEqual(await parseUntrusted('encodeForSites', bytes), { bytes, type: `image/${format}` });
    }
    for (const format of ['avif', 'tiff'] as const) {
      const { bytes, type } = await parseUntrusted('encodeForSites', await image.toFormat(format).toBuffer());
      const { format: encoded, width } = await sharp(bytes).metadata();
      assert.deepEqual([type, encoded, width], ['image/webp', 'webp', 64]);
    }
    await assert.rejects(parseUntrusted('encodeForSites', Buffer.from('<p>Not found</p>')));
  });

  it('refuses a small picture that decodes to 100 million pixels, and formats that are programs', async () => {
    const bomb = sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#000' } });
    await assert.rejects(parseUntrusted('encodePicture', await bomb.png().toBuffer()), /pixel limit/);
    const vector = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    await assert.rejects(parseUntrusted('encodePicture', vector), /svg is not accepted/);
    await assert.rejects(parseUntrusted('measureImage', Buffer.from('no image')), /unsupported image format/);
    assert.equal(await parseUntrusted('markdownToHtml', 'still works'), '<p>still works</p>');
  });

  it('ends the work after its share of computing, keeps the event loop free and remembers the text', async (test) => {
    const beats: number[] = [];
    const timer = setInterval(() => beats.push(performance.now()), 50);
    await assert.rejects(parseUntrusted('markdownToTree', '*_'.repeat(60_000)), ParsingTimeoutError);
    clearInterval(timer);
    const gaps = beats.slice(1).map((beat, index) => beat - (beats[index] ?? beat));
    assert.ok(Math.max(...gaps) < 1_500, `${Math.max(...gaps)} ms`);
    const posted = test.mock.method(Worker.prototype, 'postMessage');
    await assert.rejects(parseUntrusted('markdownToHtml', '*_'.repeat(60_000)), ParsingTimeoutError);
    assert.equal(posted.mock.callCount(), 0);
    assert.equal(await parseUntrusted('markdownToHtml', 'still works'), '<p>still works</p>');
  });

  it('lets a text of another account pass those that wait for the first', async () => {
    const done: string[] = [];
    const parse = (account: string, text: string) =>
      runAsAccount(account, () => parseUntrusted('markdownToHtml', text)).then(() => done.push(account));
    await Promise.all([parse('first', 'starts a thread'), parse('second', 'starts another')]);
    done.length = 0;
    const first = Array.from({ length: 20 }, (_, index) =>
      parse('first', `${index} ${'*a* '.repeat(2_000)}`),
    );
    await Promise.all([parse('second', 'short'), ...first]);
    assert.ok(done.indexOf('second') < 3, done.join());
  });
});
