import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withTemporaryFolder } from '../../testing/testBuilds.ts';
import { getBuildIdentity, haveSourcesChanged } from './buildIdentity.ts';

const writePackage = (root: string): string => {
  const directory = path.join(root, 'remote-notes');
  mkdirSync(directory);
  writeFileSync(path.join(root, 'package-lock.json'), JSON.stringify({ packages: {} }));
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ version: '1.0.0' }));
  writeFileSync(path.join(directory, 'routes.tsx'), 'export const routes = [];');
  getBuildIdentity(directory, 'notes');
  return directory;
};

describe('build identity', () => {
  for (const file of ['.eslintcache', 'CHANGELOG.md', 'routes.test.tsx'])
    it(`stays when ${file} is written during the build`, () =>
      withTemporaryFolder((root) => {
        const directory = writePackage(root);
        writeFileSync(path.join(directory, file), 'anything');
        assert.equal(haveSourcesChanged(directory, 'notes'), false);
      }));

  it('changes with a source', () =>
    withTemporaryFolder((root) => {
      const directory = writePackage(root);
      writeFileSync(path.join(directory, 'routes.tsx'), 'export const routes = [1];');
      assert.equal(haveSourcesChanged(directory, 'notes'), true);
    }));

  for (const lockFile of ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'])
    it(`of a remote in its own repository changes with what ${lockFile} installs`, () =>
      withTemporaryFolder((directory) => {
        const write = (version: string): void =>
          writeFileSync(
            path.join(directory, lockFile),
            JSON.stringify({ packages: { 'node_modules/zustand': { version } } }),
          );
        writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ version: '1.0.0' }));
        write('5.0.0');
        getBuildIdentity(directory, 'notes');
        assert.equal(haveSourcesChanged(directory, 'notes'), false);
        write('5.0.1');
        assert.equal(haveSourcesChanged(directory, 'notes'), true);
      }));

  it('needs a lock file', () =>
    withTemporaryFolder((root) => {
      const directory = path.join(root, 'remote-notes');
      mkdirSync(directory);
      assert.throws(() => getBuildIdentity(directory, 'notes'), /no lock file .*pnpm-lock\.yaml/);
    }));
});
