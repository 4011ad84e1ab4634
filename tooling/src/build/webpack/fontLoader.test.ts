import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { it } from 'node:test';
import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';
import fontLoader from './fontLoader.ts';

const { resolve } = createRequire(path.resolve(import.meta.dirname, '../../../../shared-ui/package.json'));
const newsreader = readFileSync(
  resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
);

const load = (font: Buffer, axes: object): Promise<Buffer> =>
  new Promise((done, fail) => {
    const context = {
      async: () => (error: Error | null, result: Buffer) => (error ? fail(error) : done(result)),
      getOptions: () => ({ axes }),
    };
    fontLoader.call(context as unknown as LoaderContext<never>, font);
  });

/** Tables of an uncompressed font: https://learn.microsoft.com/en-us/typography/opentype/spec/otff */
const findTable = (sfnt: Buffer, tag: string): Buffer => {
  const entries = Array.from({ length: sfnt.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const entry = entries.find((at) => sfnt.toString('latin1', at, at + 4) === tag) ?? 0;
  return sfnt.subarray(sfnt.readUInt32BE(entry + 8));
};

/** Axis → its lowest and highest value, from the table `fvar`. */
const readAxes = async (font: Buffer): Promise<Record<string, [min: number, max: number]>> => {
  const sfnt = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const table = findTable(sfnt, 'fvar');
  const first = table.readUInt16BE(4);
  return Object.fromEntries(
    Array.from({ length: table.readUInt16BE(8) }, (_, index) => {
      const at = first + index * table.readUInt16BE(10);
      const tag = table.toString('latin1', at, at + 4);
      return [tag, [table.readInt32BE(at + 4) / 65_536, table.readInt32BE(at + 12) / 65_536]];
    }),
  );
};

const countGlyphs = async (font: Buffer): Promise<number> => {
  const sfnt = await subsetFont(font, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  return findTable(sfnt, 'maxp').readUInt16BE(4);
};

it('keeps of a font what the design uses: its characters, and a part of each axis', async () => {
  assert.deepEqual(await readAxes(newsreader), { opsz: [6, 72], wght: [200, 800] });
  const smaller = await load(newsreader, { opsz: { min: 18, max: 60 }, wght: { min: 400, max: 600 } });
  assert.deepEqual(await readAxes(smaller), { opsz: [18, 60], wght: [400, 600] });
  // Two stand in for others only in heavier weights.
  assert.equal(await countGlyphs(smaller), (await countGlyphs(newsreader)) - 2);
  assert.ok(smaller.length < 0.6 * newsreader.length, `${smaller.length} of ${newsreader.length} bytes`);
});

it('fails the build for what is not a font', () =>
  assert.rejects(load(Buffer.from('<!doctype html>'), {}), /Unrecognized font signature/));
