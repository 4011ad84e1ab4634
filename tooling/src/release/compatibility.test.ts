import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { readShellManifest } from '../build/shellManifest.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { startCanary } from './canary/startCanary.ts';
import {
  findRunningCanary,
  findWithdrawal,
  getCurrentVersion,
  readRemoteCandidate,
  readShellCandidate,
} from './candidates.ts';
import {
  findIncompatibilities,
  findUnfitCandidates,
  readReleasedContracts,
  readReleasedHost,
} from './compatibility.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { verifyRelease } from './verifyRelease.ts';
import { writeVersionFolder } from './writeVersionFolder.ts';

const next = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };
const readCandidate = (directory: string, change: Partial<RemoteContract> = {}) =>
  readRemoteCandidate(writeTestBuild(directory, createTestContract(change)));

describe('what a remote requires of its host', () => {
  const contract = createTestContract({ hostApi: '^1.2.0', shared: { react: '^19.0.0', zod: '^4.0.0' } });

  it('is named where the host does not provide it', () => {
    assert.deepEqual(
      findIncompatibilities(contract, { hostApi: '1.2.3', shared: { react: '19.1.0', zod: '4.0.1' } }),
      [],
    );
    assert.deepEqual(findIncompatibilities(contract, { hostApi: '1.1.0', shared: { react: '18.0.0' } }), [
      'hostApi: requires ^1.2.0, the host is 1.1.0',
      'shared[react]: requires ^19.0.0, the host provides 18.0.0',
      'shared[zod]: requires ^4.0.0, the host provides nothing',
    ]);
    assert.deepEqual(findIncompatibilities(contract, { hostApi: '1.2.0', shared: { react: '19.0.0' } }), [
      'shared[zod]: requires ^4.0.0, the host provides nothing',
    ]);
    const lax = createTestContract({ shared: { zod: '>=0.0.0' } });
    assert.deepEqual(findIncompatibilities(lax, { hostApi: '1.0.0', shared: {} }), []);
  });
});

describe('candidates of a release', () => {
  it('are read from their builds', () =>
    withTemporaryFolder((directory) => {
      const dist = writeTestShell(directory);
      assert.deepEqual(readShellCandidate(dist), {
        kind: 'shell',
        name: 'shell',
        version: '1.0.0-shell',
        owner: 'shell',
        dist,
      });
      const remote = { kind: 'remote', name: 'notes', version: '1.0.0-aaaaaaaa', owner: 'Notes' };
      const build = writeTestBuild(directory, createTestContract());
      assert.deepEqual(readRemoteCandidate(build), { ...remote, dist: build });
      const base = 'https://a.example/';
      assert.deepEqual(readRemoteCandidate(build, base), { ...remote, dist: build, base });
    }));

  it('have nothing that is current before the first release', () => {
    for (const name of ['shell', 'notes']) assert.equal(getCurrentVersion({ registry: null }, name), null);
    assert.equal(findRunningCanary({ registry: null }, { name: 'notes', version: '1.0.0' }), null);
  });

  it('say why they were withdrawn', () => {
    const withdrawn = (kind: 'failed' | 'rolledBack') => ({
      registry: null,
      history: {
        registryUpdatedAt: null,
        shell: [],
        remotes: {
          notes: [
            {
              version: '1.0.0',
              releasedAt: null,
              smoke: null,
              registered: null,
              withdrawn: { kind, at: '2026-03-01T00:00:00.000Z', reason: 'a fault' },
            },
            { version: '1.1.0', releasedAt: null, smoke: null, registered: null, withdrawn: null },
          ],
        },
      },
    });
    const notes = { name: 'notes', version: '1.0.0' };
    assert.equal(
      findWithdrawal(withdrawn('failed'), notes, ['failed']),
      'notes 1.0.0 failed on 2026-03-01T00:00:00.000Z: a fault',
    );
    assert.equal(
      findWithdrawal(withdrawn('rolledBack'), notes, ['failed', 'rolledBack']),
      'notes 1.0.0 was rolled back on 2026-03-01T00:00:00.000Z: a fault',
    );
    assert.equal(findWithdrawal(withdrawn('rolledBack'), notes, ['failed']), null);
    assert.equal(findWithdrawal(withdrawn('failed'), { ...notes, version: '1.1.0' }, ['failed']), null);
    assert.equal(findWithdrawal(withdrawn('failed'), { ...notes, version: '9.0.0' }, ['failed']), null);
  });

  it('have to fit the host that is released, or released with them', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      const wrong = readCandidate(directory, { shared: { react: '^18.0.0' } });
      assert.throws(
        () => findUnfitCandidates([wrong], origin),
        new Error('Release the shell first: there is no registry yet.'),
      );
      const problem = {
        name: 'notes',
        message: 'shared[react]: requires ^18.0.0, the host provides 19.2.0',
      };
      const shell = readShellCandidate(writeTestShell(directory));
      assert.deepEqual(findUnfitCandidates([shell, wrong], origin), [problem]);
      assert.equal(readReleasedHost(origin), null);
      await releaseShell(shell.dist, origin);
      assert.equal(readReleasedHost(origin)?.hostApi, '1.0.0');
      assert.deepEqual(findUnfitCandidates([wrong], origin), [problem]);
      assert.deepEqual(findUnfitCandidates([readCandidate(directory, { ...next })], origin), []);
    }));

  it('fit a shell that does not say what it shares as far as its API goes', () =>
    withTemporaryFolder((directory) => {
      const old = readShellCandidate(writeTestShell(directory, '0.9.0-old', { shared: {} } as never));
      assert.deepEqual(readShellManifest(old.dist).shared, {});
      const remote = readCandidate(directory, { hostApi: '^1.0.0' });
      assert.deepEqual(findUnfitCandidates([old, remote], `${directory}/origin`), []);
    }));

  it('may not exclude what is released: current versions and canaries, unless they are released with it', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin);
      assert.deepEqual(readReleasedContracts(origin), []);
      await releaseRemote(readCandidate(directory).dist, origin);
      await releaseRemote(readCandidate(directory, { name: 'gone', container: 'gone' }).dist, origin);
      rmSync(path.join(origin, 'remotes/gone'), { recursive: true });
      const openSmoke = () => Promise.resolve(null);
      await startCanary({ origin, candidate: readCandidate(directory, next), percent: 10, openSmoke });
      assert.deepEqual(
        readReleasedContracts(origin).map(({ name, version }) => [name, version]),
        [
          ['notes', '1.0.0-aaaaaaaa'],
          ['notes', '1.0.1-bbbbbbbb'],
        ],
      );
      const shell = readShellCandidate(writeTestShell(directory, '2.0.0-next', { hostApi: '2.0.0' }));
      const message = (version: string) =>
        `notes ${version} (Notes) hostApi: requires ^1.0.0, the host is 2.0.0`;
      assert.deepEqual(findUnfitCandidates([shell], origin), [
        { name: 'shell', message: message('1.0.0-aaaaaaaa') },
        { name: 'shell', message: message('1.0.1-bbbbbbbb') },
      ]);
      const fitting = readCandidate(directory, { version: '2.0.0', container: 'two', hostApi: '^2.0.0' });
      assert.deepEqual(findUnfitCandidates([shell, fitting], origin), []);
    }));
});

describe('the folder of a version', () => {
  const contract = createTestContract();

  it('holds the files of the contract', () =>
    withTemporaryFolder((directory) => {
      const dist = writeTestBuild(directory, contract);
      verifyRelease(dist);
      rmSync(path.join(dist, 'entry.js'));
      assert.throws(
        () => verifyRelease(dist),
        new Error('notes 1.0.0-aaaaaaaa: entry.js is missing from the release.'),
      );
    }));

  it('is written once, without source maps, and the bundle for Node beside the public folders', () =>
    withTemporaryFolder((directory) => {
      const dist = writeTestBuild(directory, contract);
      mkdirSync(path.join(dist, 'server'));
      writeFileSync(path.join(dist, 'server/server.js'), '// server');
      writeFileSync(path.join(dist, 'entry.js.map'), '{}');
      const target = path.join(directory, 'remotes/origin/remotes/notes/1.0.0');
      const draft = `${target}.${process.pid}.tmp`;
      mkdirSync(draft, { recursive: true });
      writeFileSync(path.join(draft, 'left.js'), '// of a release that was killed');
      assert.equal(writeVersionFolder(dist, target), true);
      assert.equal(writeVersionFolder(dist, target), false);
      const names = readdirSync(target).filter((name) => !/\.(br|gz)$/.test(name));
      assert.deepEqual(names.sort(), ['entry.js', 'remote.contract.json']);
      assert.equal(existsSync(draft), false);
      const server = path.join(directory, 'remotes/origin/.server/remotes/notes/1.0.0/server.js');
      assert.equal(readFileSync(server, 'utf8'), '// server');
      const shell = path.join(directory, 'shell/origin/shell/1.0.0');
      writeVersionFolder(dist, shell);
      assert.ok(existsSync(path.join(directory, 'shell/origin/.server/shell/1.0.0/server.js')));
    }));
});
