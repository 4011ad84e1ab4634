import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import {
  writeTestBuild,
  createTestContract,
  writeTestShell,
  withTemporaryFolder,
} from '../testing/testBuilds.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { rollback } from './rollback.ts';

const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };

describe('releasing', () => {
  it('makes the released version current, and rollback restores the previous one', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      await releaseRemote(writeTestBuild(directory, createTestContract()), origin);
      await releaseRemote(writeTestBuild(directory, createTestContract(second)), origin);
      assert.equal(readRegistry(origin)?.remotes[0]?.current.version, second.version);
      assert.equal(await rollback({ origin, name: 'notes' }), '1.0.0-aaaaaaaa');
      const [remote] = readRegistry(origin)?.remotes ?? [];
      assert.equal(remote?.current.version, '1.0.0-aaaaaaaa');
      assert.equal(remote.previous, null, 'the host must not fall back to what was rolled back');
    }));

  it('keeps every release when six remotes release at the same time', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      const names = ['one', 'two', 'three', 'four', 'five', 'six'];
      const builds = names.map((name) =>
        writeTestBuild(directory, createTestContract({ name, container: `rw_${name}` })),
      );
      await Promise.all(builds.map((dist) => releaseRemote(dist, origin)));
      assert.deepEqual(
        readRegistry(origin)?.remotes.map(({ name }) => name),
        [...names].sort(),
      );
    }));

  it('rejects a build when a file does not match the contract', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      const dist = writeTestBuild(directory, createTestContract());
      writeFileSync(path.join(dist, 'entry.js'), '// something else');
      await assert.rejects(releaseRemote(dist, origin), /entry\.js is not the file the contract describes/);
      assert.deepEqual(readRegistry(origin)?.remotes, []);
    }));

  it('never overwrites a released folder, and writes brotli and gzip copies', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      const dist = writeTestBuild(directory, createTestContract());
      await releaseRemote(dist, origin);
      const file = path.join(origin, 'remotes/notes/1.0.0-aaaaaaaa/entry.js');
      writeFileSync(path.join(dist, 'entry.js'), '// changed later');
      await releaseRemote(dist, origin);
      assert.equal(readFileSync(file, 'utf8'), '// entry');
      assert.ok(existsSync(`${file}.br`) && existsSync(`${file}.gz`));
    }));

  it('keeps a compressed copy of the build only when it decodes to the file', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      const dist = writeTestBuild(directory, createTestContract());
      const honest = gzipSync('// entry', { level: 1 });
      writeFileSync(path.join(dist, 'entry.js.gz'), honest);
      writeFileSync(path.join(dist, 'entry.js.br'), brotliCompressSync('// stranger'));
      await releaseRemote(dist, origin);
      const file = path.join(origin, 'remotes/notes/1.0.0-aaaaaaaa/entry.js');
      assert.deepEqual(readFileSync(`${file}.gz`), honest);
      assert.equal(brotliDecompressSync(readFileSync(`${file}.br`)).toString(), '// entry');
    }));
});
