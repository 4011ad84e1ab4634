import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, it, mock } from 'node:test';
import { readAudit } from '../origin/auditLog.ts';
import { readDeployment } from '../origin/deployment.ts';
import { readRegistry } from '../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { readRemoteCandidate, readShellCandidate } from './candidates.ts';
import { releaseBuilds } from './releaseBuilds.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { createTemporaryOrigin, linkReleases } from './temporaryOrigin.ts';

const publicUrl = 'https://rankwright.example';
const first = '1.0.0-aaaaaaaa';
const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };

afterEach(() => {
  mock.restoreAll();
  delete process.env.REGISTRY_PRIVATE_KEY;
});

/** A repository with the builds of the shell and of a remote. */
const withBuilds = (
  work: (setup: { origin: string; buildsDirectory: string; directory: string }) => unknown,
) =>
  withTemporaryFolder(async (directory) => {
    const buildsDirectory = path.join(directory, 'repository');
    const place = (dist: string, name: string): void =>
      cpSync(dist, path.join(buildsDirectory, name, 'dist'), { recursive: true });
    place(writeTestShell(directory), 'shell');
    place(writeTestBuild(directory, createTestContract()), 'remote-notes');
    place(writeTestBuild(directory, createTestContract({ name: 'other', container: 'other' })), 'other');
    mkdirSync(path.join(buildsDirectory, 'remote-unbuilt'));
    await work({ origin: path.join(directory, 'origin'), buildsDirectory, directory });
  });

const start = async (originDirectory: string, buildsDirectory: string, change: object = {}) => {
  const [log, error] = [
    mock.method(console, 'log', () => undefined),
    mock.method(console, 'error', () => undefined),
  ];
  const openSmoke = () => Promise.resolve(null);
  const prove = await releaseBuilds({
    originDirectory,
    buildsDirectory,
    publicUrl,
    development: false,
    openSmoke,
    ...change,
  }).catch((problem: unknown) => {
    mock.restoreAll();
    throw problem;
  });
  await prove().finally(() => mock.restoreAll());
  return [...log.mock.calls, ...error.mock.calls]
    .map(({ arguments: [text] }) => String(text))
    .filter((text) => !text.startsWith('Built '));
};
const listSettings = (origin: string) =>
  readAudit(origin).flatMap(({ action, reason }) => (action === 'settings' ? [reason] : []));

describe('the start of a deployment', () => {
  it('releases the shell and every remote that is built, with its settings', () =>
    withBuilds(async ({ origin, buildsDirectory }) => {
      assert.deepEqual(await start(origin, buildsDirectory), [`Released notes ${first}`]);
      const registry = readRegistry(origin);
      assert.equal(registry?.shell.version, '1.0.0-shell');
      assert.deepEqual(
        registry.remotes.map(({ name }) => name),
        ['notes'],
      );
      assert.deepEqual(readDeployment(origin), { publicUrl, development: false, registryKeys: [] });
      assert.deepEqual(await start(origin, buildsDirectory), []);
      assert.equal(readRegistry(origin)?.updatedAt, registry.updatedAt);
      assert.deepEqual(listSettings(origin), [
        '{"publicUrl":"https://rankwright.example","development":false}',
      ]);
    }));

  it('changes the settings that differ, and signs from the first key on', () =>
    withBuilds(async ({ origin, buildsDirectory }) => {
      await start(origin, buildsDirectory);
      await start(origin, buildsDirectory, { development: true });
      await start(origin, buildsDirectory, { publicUrl: 'https://b.example', development: true });
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      process.env.REGISTRY_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
      for (let times = 0; times < 2; times += 1)
        await start(origin, buildsDirectory, { publicUrl: 'https://b.example', development: true });
      assert.deepEqual(listSettings(origin).slice(1), [
        '{"development":true}',
        '{"publicUrl":"https://b.example"}',
        JSON.stringify({ registryKeys: [key] }),
      ]);
      assert.equal(typeof readRegistry(origin)?.signature, 'string');
    }));

  it('opens its first release afterwards, and says what it found', () =>
    withBuilds(async ({ origin, buildsDirectory }) => {
      const run = mock.fn((tried: string) => {
        assert.equal(readRegistry(tried)?.remotes[0]?.current.version, first);
        return Promise.resolve([{ name: 'notes', message: '/notes showed an error' }]);
      });
      const openSmoke = () => Promise.resolve({ run, close: () => Promise.resolve() });
      assert.deepEqual(await start(origin, buildsDirectory, { openSmoke }), [
        `Released notes ${first}`,
        '✗ notes does not work: /notes showed an error',
      ]);
      assert.deepEqual(
        run.mock.calls.map(({ arguments: [tried] }) => tried),
        [origin],
      );
    }));

  it('says what is left alone and what is not released', () =>
    withBuilds(async ({ origin, buildsDirectory, directory }) => {
      await start(origin, buildsDirectory);
      cpSync(
        writeTestBuild(directory, createTestContract(second)),
        path.join(buildsDirectory, 'remote-notes/dist'),
        { recursive: true },
      );
      const run = () => Promise.resolve([{ name: 'notes', message: '/notes showed an error' }]);
      const openSmoke = () => Promise.resolve({ run, close: () => Promise.resolve() });
      assert.deepEqual(await start(origin, buildsDirectory, { openSmoke }), [
        '✗ notes is not released: /notes showed an error',
      ]);
      const [sentence, ...others] = await start(origin, buildsDirectory);
      assert.match(sentence ?? '', /^Left alone: notes \S+ failed on .*: \/notes showed an error$/);
      assert.deepEqual(others, []);
    }));
});

describe('an origin to try candidates in', () => {
  it('has the candidates alone, and is only linked to the real one', () =>
    withBuilds(async ({ origin, directory }) => {
      await releaseShell(writeTestShell(directory), origin);
      await releaseRemote(writeTestBuild(directory, createTestContract()), origin);
      const real = readRegistry(origin)!;
      const candidate = readRemoteCandidate(
        writeTestBuild(directory, createTestContract(second)),
        'https://a.example/',
      );
      const temporary = await createTemporaryOrigin([candidate], origin);
      const [notes] = readRegistry(temporary.origin)?.remotes ?? [];
      assert.deepEqual(
        [notes?.current.version, notes?.current.base, notes?.previous, notes?.canary],
        [second.version, 'https://a.example/', null, undefined],
      );
      assert.equal(
        readFileSync(path.join(temporary.origin, 'remotes/notes', first, 'entry.js'), 'utf8'),
        '// entry',
      );
      assert.deepEqual(readdirSync(path.join(origin, 'remotes/notes')), [first]);
      assert.deepEqual(readRegistry(origin), real);
      temporary.remove();
      assert.equal(existsSync(path.dirname(temporary.origin)), false);
      assert.ok(existsSync(path.join(origin, 'remotes/notes', first)));
    }));

  it('has a shell without the one before it', () =>
    withBuilds(async ({ origin, directory }) => {
      await releaseShell(writeTestShell(directory), origin);
      const shell = readShellCandidate(writeTestShell(directory, '1.1.0-next'));
      const temporary = await createTemporaryOrigin([shell], origin);
      assert.deepEqual(readRegistry(temporary.origin)?.shell, { version: '1.1.0-next', previous: null });
      assert.equal(readRegistry(origin)?.shell.version, '1.0.0-shell');
      temporary.remove();
    }));

  it('needs a host', () =>
    withBuilds(async ({ origin }) => {
      await assert.rejects(
        createTemporaryOrigin([], origin),
        new Error('No released host found. Run npm start once to build and release it.'),
      );
    }));

  it('is linked to the bundles for Node, too', () =>
    withTemporaryFolder((directory) => {
      const [origin, temporary] = [path.join(directory, 'a'), path.join(directory, 'b')];
      for (const folder of ['.server/remotes/notes/1', '.server/shell/1', 'remotes/notes/1', 'shell/1'])
        mkdirSync(path.join(origin, folder), { recursive: true });
      linkReleases(origin, temporary);
      for (const folder of ['.server/remotes/notes/1', '.server/shell/1', 'remotes/notes/1', 'shell/1'])
        assert.ok(existsSync(path.join(temporary, folder)), folder);
      assert.equal(readRegistry(temporary), null);
    }));
});
