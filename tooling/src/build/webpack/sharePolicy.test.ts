import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { it } from 'node:test';
import { sharedNames } from './sharePolicy.ts';

/** Entry points that no remote's app loads: `staticPage` belongs to page scripts, which share nothing. */
const notForRemotes = ['./events', './staticPage', './stories', './testing'];

it('shares every entry point of the sdk that remotes import, because each holds state that exists once', () => {
  const file = path.resolve(import.meta.dirname, '../../../../sdk/package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, string> };
  const missing = Object.keys(exports)
    .filter((entryPoint) => !notForRemotes.includes(entryPoint))
    .map((entryPoint) => entryPoint.replace('.', '@rankwright/sdk'))
    .filter((name) => !sharedNames.includes(name));
  assert.deepEqual(missing, []);
});
