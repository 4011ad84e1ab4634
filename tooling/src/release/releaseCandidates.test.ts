import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Registry } from '@rankwright/contracts/remote';
import { readAudit } from '../origin/auditLog.ts';
import { readRegistry } from '../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { readRemoteCandidate, readShellCandidate, type Candidate } from './candidates.ts';
import { releaseCandidates, type ReleaseRequest } from './releaseCandidates.ts';
import type { SmokeTest } from './smokeTest.ts';
import { releaseRemote } from './releaseRemote.ts';
import { rollback } from './rollback.ts';

const first = '1.0.0-aaaaaaaa';
const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };

interface Tried {
  registry: Registry | null;
  isTemporary: boolean;
}

/** Finds a fault where `isFaulty` says so, and records what it was asked to open. */
const createSmoke = (isFaulty: (tried: Tried, at: number) => boolean) => {
  const tried: Tried[] = [];
  const smoke: SmokeTest = {
    run: (origin, candidates, isTemporary) => {
      const run = { registry: readRegistry(origin), isTemporary };
      tried.push(run);
      const name = candidates[0]?.name ?? '';
      return Promise.resolve(
        isFaulty(run, tried.length) ? [{ name, message: '/notes showed an error' }] : [],
      );
    },
    close: () => Promise.resolve(),
  };
  return { tried, openSmoke: () => Promise.resolve(smoke) };
};
const passing = () => createSmoke(() => false);

const withReleasedNotes = (
  work: (setup: { origin: string; candidate: Candidate; directory: string }) => unknown,
) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    const candidates = [
      readShellCandidate(writeTestShell(directory)),
      readRemoteCandidate(writeTestBuild(directory, createTestContract())),
    ];
    await releaseCandidates({ origin, candidates, ...passing() });
    const candidate = readRemoteCandidate(writeTestBuild(directory, createTestContract(second)));
    await work({ origin, candidate, directory });
  });

const getNotes = (origin: string) => readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');
const release = (
  origin: string,
  candidate: Candidate,
  more: Pick<ReleaseRequest, 'openSmoke'> & Partial<ReleaseRequest>,
) => releaseCandidates({ origin, candidates: [candidate], ...more });

describe('releasing a version that somebody tries first', () => {
  it('tries it alone, with nothing to fall back to, and once more when it is current', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      const { tried, openSmoke } = passing();
      const outcome = await release(origin, candidate, { openSmoke });
      assert.deepEqual(outcome.released, [candidate]);
      assert.deepEqual(
        tried.map(({ isTemporary }) => isTemporary),
        [true, false],
      );
      const [alone] = tried[0]?.registry?.remotes ?? [];
      assert.equal(alone?.current.version, second.version);
      assert.equal(alone.previous, null);
      assert.equal(getNotes(origin)?.previous?.version, first);
    }));

  it('refuses a version that fails, also with a good version behind it, and writes nothing of it', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      const outcome = await release(
        origin,
        candidate,
        createSmoke(() => true),
      );
      assert.deepEqual(outcome.problems, [{ name: 'notes', message: '/notes showed an error' }]);
      assert.equal(getNotes(origin)?.current.version, first);
      assert.equal(existsSync(`${origin}/remotes/notes/${second.version}`), false);
      assert.equal(readAudit(origin).at(-1)?.action, 'refuse');
    }));

  it('does not release a failed version again, not even in a new process, except by force', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      await release(
        origin,
        candidate,
        createSmoke(() => true),
      );
      const again = await release(origin, candidate, passing());
      assert.match(again.skipped[0] ?? '', /notes 1\.0\.1-bbbbbbbb failed on .*: \/notes showed an error/);
      assert.equal(getNotes(origin)?.current.version, first);
      await release(origin, candidate, { ...passing(), force: true });
      assert.equal(getNotes(origin)?.current.version, second.version);
    }));

  it('rolls back a version that fails only once it is current', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      const outcome = await release(
        origin,
        candidate,
        createSmoke(({ isTemporary }) => !isTemporary),
      );
      assert.deepEqual(outcome.released, []);
      assert.equal(outcome.problems.length, 1);
      assert.equal(getNotes(origin)?.current.version, first);
      assert.equal(getNotes(origin)?.previous, null);
      assert.equal((await release(origin, candidate, passing())).skipped.length, 1);
      assert.deepEqual(
        readAudit(origin)
          .slice(-2)
          .map(({ action, version, from }) => [action, version, from]),
        [
          ['release', second.version, first],
          ['withdraw', second.version, first],
        ],
      );
    }));

  it('keeps what somebody else released while the version was tried', () =>
    withReleasedNotes(async ({ origin, candidate, directory }) => {
      const third = { version: '1.0.2-cccccccc', container: 'rw_notes_1_0_2_cccccccc' };
      const { openSmoke } = createSmoke(({ isTemporary }) => !isTemporary);
      const smoke = await openSmoke();
      const run: SmokeTest['run'] = async (folder, candidates, isTemporary) => {
        if (!isTemporary) await releaseRemote(writeTestBuild(directory, createTestContract(third)), origin);
        return smoke.run(folder, candidates, isTemporary);
      };
      await release(origin, candidate, { openSmoke: () => Promise.resolve({ ...smoke, run }) });
      assert.equal(getNotes(origin)?.current.version, third.version);
    }));
});

describe('a release that was killed after its version became current', () => {
  /** The process ends while the screens are opened on the origin. */
  const killLate = async (origin: string, candidate: Candidate) => {
    const run: SmokeTest['run'] = (_origin, _candidates, isTemporary) =>
      isTemporary ? Promise.resolve([]) : Promise.reject(new Error('killed'));
    const openSmoke = () => Promise.resolve({ run, close: () => Promise.resolve() });
    await assert.rejects(release(origin, candidate, { openSmoke }), /killed/);
    assert.equal(getNotes(origin)?.current.version, second.version);
  };

  it('is taken up by the next one of the same version: its screens are opened on the origin, once', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      await killLate(origin, candidate);
      const { tried, openSmoke } = passing();
      const outcome = await release(origin, candidate, { openSmoke, isStart: true });
      assert.deepEqual(outcome.released, [candidate]);
      assert.deepEqual(
        tried.map(({ isTemporary }) => isTemporary),
        [false],
      );
      assert.deepEqual((await release(origin, candidate, passing())).released, []);
    }));

  it('is taken back by the next one when a screen fails', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      await killLate(origin, candidate);
      const { problems } = await release(
        origin,
        candidate,
        createSmoke(() => true),
      );
      assert.equal(problems.length, 1);
      assert.equal(getNotes(origin)?.current.version, first);
      const again = await release(origin, candidate, passing());
      assert.match(again.skipped[0] ?? '', /failed on .*: \/notes showed an error/);
    }));
});

describe('a rollback', () => {
  it('survives the next start, which still has the newer build', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      await release(origin, candidate, passing());
      await rollback({ origin, name: 'notes', reason: 'the list is empty' });
      const start = await release(origin, candidate, { ...passing(), isStart: true });
      assert.match(start.skipped[0] ?? '', /was rolled back on .*: the list is empty/);
      assert.equal(getNotes(origin)?.current.version, first);
      await release(origin, candidate, passing());
      assert.equal(getNotes(origin)?.current.version, second.version);
    }));

  it('goes to a named version, but not to one that failed', () =>
    withReleasedNotes(async ({ origin, candidate }) => {
      await release(
        origin,
        candidate,
        createSmoke(({ isTemporary }) => !isTemporary),
      );
      const back = { origin, name: 'notes', to: second.version };
      await assert.rejects(rollback(back), /failed .* Use --force/);
      await assert.rejects(rollback({ ...back, to: '9.9.9' }), /notes 9\.9\.9 was never released/);
      assert.equal(await rollback({ ...back, force: true }), second.version);
    }));
});

describe('releasing a shell', () => {
  it('refuses one that a released remote excludes, and says which', () =>
    withReleasedNotes(async ({ origin, directory }) => {
      const shell = readShellCandidate(writeTestShell(directory, '2.0.0-next', { hostApi: '2.0.0' }));
      const outcome = await release(origin, shell, passing());
      assert.deepEqual(
        outcome.problems.map(({ message }) => message),
        [`notes ${first} (Notes) hostApi: requires ^1.0.0, the host is 2.0.0`],
      );
      assert.equal(readRegistry(origin)?.shell.version, '1.0.0-shell');
    }));

  it('can be rolled back, which survives the next start', () =>
    withReleasedNotes(async ({ origin, directory }) => {
      const shell = readShellCandidate(writeTestShell(directory, '1.1.0-next'));
      await release(origin, shell, passing());
      assert.equal(readRegistry(origin)?.shell.version, '1.1.0-next');
      assert.equal(await rollback({ origin, name: 'shell' }), '1.0.0-shell');
      assert.equal((await release(origin, shell, { ...passing(), isStart: true })).skipped.length, 1);
      assert.equal(readRegistry(origin)?.shell.version, '1.0.0-shell');
    }));
});
