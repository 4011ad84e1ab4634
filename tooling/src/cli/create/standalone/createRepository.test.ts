import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { remoteName } from '@rankwright/contracts/remote';
import { parsePageChunks } from '../../../build/parsePageChunks.ts';
import { repositoryRoot } from '../../../origin/paths.ts';
import { withTemporaryFolder } from '../../../testing/testBuilds.ts';
import { createRepository } from './createRepository.ts';

/** Every package has the same version. */
const versions = new Proxy<Record<string, string>>({}, { get: () => '1.2.3' });

const isRefused = (parent: string, name: string): boolean => {
  try {
    createRepository({ parent, name, versions });
    return false;
  } catch {
    return true;
  }
};

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}
const readManifest = (directory: string): Manifest =>
  JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')) as Manifest;

describe('creating a remote in its own repository', () => {
  it('has one screen at its name, and its packages by version', () =>
    withTemporaryFolder((parent) => {
      const directory = createRepository({ parent, name: 'team-notes', versions });
      const routes = readFileSync(path.join(directory, 'src/routes.tsx'), 'utf8');
      assert.deepEqual(parsePageChunks(routes), { '/team-notes': 'page-home' });
      const { dependencies, devDependencies } = readManifest(directory);
      assert.equal(dependencies['@rankwright/sdk'], '1.2.3');
      assert.equal(devDependencies['@rankwright/platforms'], undefined);
    }));

  it('takes our packages from tarballs when there is no registry that has them', () =>
    withTemporaryFolder((parent) => {
      const packages = path.join(parent, 'packages');
      const directory = createRepository({ parent, name: 'notes', versions, packages });
      const { dependencies, devDependencies } = readManifest(directory);
      assert.equal(dependencies['@rankwright/sdk'], 'file:../packages/rankwright-sdk-1.2.3.tgz');
      assert.equal(
        devDependencies['@rankwright/platforms'],
        'file:../packages/rankwright-platforms-1.2.3.tgz',
      );
      assert.equal(dependencies.react, '1.2.3');
    }));

  it('takes the names that the contract takes, and never writes over a folder', () =>
    withTemporaryFolder((parent) => {
      for (const name of ['notes', 'a', 'Notes', '1notes', 'team notes', '../notes', 'n'.repeat(42)])
        assert.equal(isRefused(parent, name), !remoteName.safeParse(name).success, name);
      assert.ok(isRefused(parent, 'notes'));
    }));

  it('lints: what the generator writes is clean, and a second copy of a library of the host is refused', () =>
    withTemporaryFolder((parent) => {
      const directory = createRepository({ parent, name: 'notes', versions });
      symlinkSync(path.join(repositoryRoot, 'node_modules'), path.join(directory, 'node_modules'));
      const program = path.join(repositoryRoot, 'node_modules/eslint/bin/eslint.js');
      const lint = () => spawnSync(process.execPath, [program, '.'], { cwd: directory, encoding: 'utf8' });
      const clean = lint();
      assert.equal(clean.status, 0, clean.stdout + clean.stderr);
      const libraries = [
        '@mui/material',
        'react-router-dom',
        '@tanstack/react-query',
        '@rankwright/remote-auth',
      ];
      writeFileSync(
        path.join(directory, 'src/wrong.ts'),
        libraries.map((library) => `export * from '${library}';`).join('\n'),
      );
      const { status, stdout } = lint();
      assert.equal(status, 1);
      assert.equal(stdout.match(/no-restricted-imports/g)?.length, libraries.length, stdout);
      assert.match(stdout, /Use @rankwright\/sdk\/router/);
    }));
});
