import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import type { RegisteredRemote, RegisteredVersion, Registry } from '@rankwright/contracts/remote';
import { withTemporaryFolder } from '../testing/testBuilds.ts';
import {
  findRecord,
  findRollbackTarget,
  listRecords,
  readHistory,
  updateRecord,
  writeHistory,
  type History,
  type ReleaseRecord,
} from './history.ts';
import { createEmptyRegistry } from './registryFile.ts';
import { writeVersionList } from './versionList.ts';

const at = '2026-03-01T00:00:00.000Z';
const register = (version: string): RegisteredVersion => ({
  version,
  base: `/remotes/notes/${version}/`,
  contractIntegrity: 'sha384-a',
});
const record = (version: string, change: Partial<ReleaseRecord> = {}): ReleaseRecord => ({
  version,
  releasedAt: null,
  smoke: null,
  withdrawn: null,
  registered: null,
  ...change,
});
const failed = { kind: 'failed' as const, at, reason: 'a fault' };
const released = (version: string, change: Partial<ReleaseRecord> = {}) =>
  record(version, { releasedAt: at, ...change });
const history: History = {
  registryUpdatedAt: at,
  shell: [released('1.0.0'), released('1.1.0')],
  remotes: {
    notes: [released('2.0.0'), released('2.1.0', { withdrawn: failed }), record('2.2.0'), released('2.3.0')],
  },
};

describe('the history of an origin', () => {
  it('is kept in one file that people can read', () =>
    withTemporaryFolder((origin) => {
      assert.deepEqual(readHistory(origin, null), { registryUpdatedAt: null, shell: [], remotes: {} });
      writeHistory(origin, history);
      assert.deepEqual(readHistory(origin, null), history);
      const file = path.join(origin, '.server/history.json');
      assert.equal(readFileSync(file, 'utf8'), JSON.stringify(history, null, 2));
    }));

  it('is what the registry says where there was none before', () =>
    withTemporaryFolder((origin) => {
      const remote = (name: string, previous: RegisteredVersion | null) =>
        ({ name, current: register('1.1.0'), previous }) as RegisteredRemote;
      const registry: Registry = {
        ...createEmptyRegistry('1.1.0', new Date(at)),
        shell: { version: '1.1.0', previous: '1.0.0' },
        remotes: [remote('notes', register('1.0.0')), remote('new', null)],
      };
      const registered = (version: string) => released(version, { registered: register(version) });
      assert.deepEqual(readHistory(origin, registry), {
        registryUpdatedAt: at,
        shell: [released('1.0.0'), released('1.1.0')],
        remotes: { notes: [registered('1.0.0'), registered('1.1.0')], new: [registered('1.1.0')] },
      });
      const first = readHistory(origin, { ...registry, shell: { version: '1.0.0', previous: null } });
      assert.deepEqual(first.shell, [released('1.0.0')]);
    }));

  it('lists the versions of the shell and of each remote', () => {
    assert.equal(listRecords(history, 'shell'), history.shell);
    assert.equal(listRecords(history, 'notes'), history.remotes.notes);
    assert.deepEqual(listRecords(history, 'nobody'), []);
    assert.equal(findRecord(history, 'notes', '2.1.0')?.withdrawn, failed);
    assert.equal(findRecord(history, 'notes', '9.0.0'), undefined);
  });

  it('changes a record where it stands, and moves a released one to the end', () => {
    const versions = (changed: History, name: string) =>
      listRecords(changed, name).map(({ version }) => version);
    const marked = updateRecord(history, 'notes', '2.0.0', { withdrawn: failed });
    assert.deepEqual(versions(marked, 'notes'), ['2.0.0', '2.1.0', '2.2.0', '2.3.0']);
    const firstReleasedAt = marked.remotes.notes?.[0]?.releasedAt ?? '';
    assert.deepEqual(marked.remotes.notes?.[0], released('2.0.0', { withdrawn: failed, firstReleasedAt }));
    assert.equal(marked.shell, history.shell);
    const again = updateRecord(history, 'notes', '2.0.0', { releasedAt: at });
    assert.deepEqual(versions(again, 'notes'), ['2.1.0', '2.2.0', '2.3.0', '2.0.0']);
    const added = updateRecord(history, 'shell', '1.2.0', { smoke: 'passed' });
    assert.deepEqual(added.shell[2], record('1.2.0', { smoke: 'passed' }));
    assert.deepEqual(added.remotes, history.remotes);
    const first = updateRecord(history, 'new', '1.0.0', {});
    assert.deepEqual(first.remotes, { ...history.remotes, new: [record('1.0.0')] });
  });

  it('says which version to go back to', () => {
    assert.equal(findRollbackTarget(history, 'notes', '2.3.0')?.version, '2.0.0');
    assert.equal(findRollbackTarget(history, 'notes', '2.0.0')?.version, '2.3.0');
    assert.equal(findRollbackTarget(history, 'shell', '1.1.0')?.version, '1.0.0');
    assert.equal(findRollbackTarget(history, 'nobody', '1.0.0'), undefined);
  });

  it('is published as the list of versions that are there, the latest first', () =>
    withTemporaryFolder((origin) => {
      const listed = {
        ...history,
        remotes: {
          notes: [
            released('2.0.0', { registered: register('2.0.0') }),
            released('2.1.0', { registered: register('2.1.0'), withdrawn: failed }),
            record('2.2.0', { registered: register('2.2.0') }),
            released('2.3.0'),
          ],
        },
      };
      writeVersionList(origin, listed);
      const { remotes } = JSON.parse(readFileSync(path.join(origin, 'versions.json'), 'utf8')) as {
        remotes: Record<
          string,
          { version: string; withdrawn: string | null; releasedAt: string; base: string }[]
        >;
      };
      assert.deepEqual(
        remotes.notes?.map(({ version, withdrawn, releasedAt, base }) => [
          version,
          withdrawn,
          releasedAt,
          base,
        ]),
        [
          ['2.1.0', 'failed', at, '/remotes/notes/2.1.0/'],
          ['2.0.0', null, at, '/remotes/notes/2.0.0/'],
        ],
      );
    }));
});
