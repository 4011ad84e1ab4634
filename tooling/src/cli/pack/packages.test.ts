import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { packedPackages } from './packages.ts';

const folder = 'src/build/webpack';
const root = path.resolve(import.meta.dirname, '../../..', folder);

/** Loaded only for the fonts of the host. */
const ofTheHost = ['fontLoader'];

const listLoaded = (source: string): string[] =>
  [...readFileSync(path.join(root, source), 'utf8').matchAll(/getNeighbour\('([^']+)'\)/g)].map(
    ([, name = '']) => name,
  );

it('packs every module that a build loads by its path', () => {
  const loaded = readdirSync(root)
    .filter((source) => source.endsWith('.ts'))
    .flatMap(listLoaded);
  assert.ok(loaded.includes('live/refreshRuntime'));
  const tooling = packedPackages.find(({ folder: of, name }) => of === 'tooling' && !name);
  const isPacked = (name: string): boolean =>
    ofTheHost.includes(name) || (tooling?.loaded ?? []).includes(`${folder}/${name}.ts`);
  assert.deepEqual(
    loaded.filter((name) => !isPacked(name)),
    [],
  );
});
