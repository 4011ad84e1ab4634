import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RemoteContract } from '@rankwright/contracts/remote';
import { readAudit } from '../origin/auditLog.ts';
import { readRegistry } from '../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { readRemoteCandidate } from './candidates.ts';
import { startCanary } from './canary/startCanary.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { changeRemoteSetting, type SettingChange } from './remoteSettings.ts';

const declared: Pick<RemoteContract, 'config' | 'flags'> = {
  config: {
    pageSize: { description: 'Rows of a page', default: 50 },
    greeting: { description: 'First words', default: 'Hello' },
  },
  flags: {
    weekView: { description: 'The calendar by week', default: false },
    print: { description: 'Print a note', default: true },
  },
};

const createVersion = (patch: number, changes: Partial<RemoteContract>): RemoteContract =>
  createTestContract({ version: `1.0.${patch}-aaaaaaaa`, container: `rw_notes_${patch}`, ...changes });

const withNotes = (
  work: (setup: {
    origin: string;
    place: (contract: RemoteContract) => string;
    set: (kind: SettingChange['kind'], setting: string, value: SettingChange['value']) => Promise<void>;
    read: () => ReturnType<typeof readNotes>;
  }) => unknown,
) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    const place = (contract: RemoteContract) => writeTestBuild(directory, contract);
    await releaseShell(writeTestShell(directory), origin);
    await releaseRemote(place(createVersion(0, declared)), origin);
    await work({
      origin,
      place,
      set: (kind, setting, value) =>
        changeRemoteSetting({ origin }, { name: 'notes', kind, setting, value } as SettingChange),
      read: () => readNotes(origin),
    });
  });

const readNotes = (origin: string) => {
  const notes = readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');
  return { config: notes?.config, flags: notes?.flags, defaults: notes?.defaults };
};

describe('settings of a remote', () => {
  it('have the defaults of its contract until they are set, and again when they are taken back', () =>
    withNotes(async ({ origin, set, read }) => {
      assert.deepEqual(read(), {
        config: undefined,
        flags: undefined,
        defaults: { config: { pageSize: 50, greeting: 'Hello' }, flags: { weekView: false, print: true } },
      });
      await set('config', 'pageSize', 20);
      await set('flag', 'weekView', 25);
      assert.deepEqual([read().config, read().flags], [{ pageSize: 20 }, { weekView: 25 }]);
      await set('config', 'pageSize', null);
      assert.deepEqual(read().config, {});
      assert.deepEqual(
        readAudit(origin)
          .map(({ action, reason }) => [action, reason])
          .slice(-3),
        [
          ['config', 'pageSize = 20'],
          ['flag', 'weekView = 25'],
          ['config', 'pageSize = default'],
        ],
      );
    }));

  it('are refused when nothing of that name is declared, or with another type', () =>
    withNotes(async ({ set, read }) => {
      await assert.rejects(
        set('config', 'size', 20),
        /notes declares no config size\. It declares: pageSize, greeting\./,
      );
      await assert.rejects(set('config', 'pageSize', 'many'), /pageSize is a number, not "many"/);
      await assert.rejects(set('flag', 'weekView', 101), /from 0 to 100/);
      await assert.rejects(set('flag', 'greeting', 100), /declares no flag greeting/);
      assert.equal(read().config, undefined);
    }));

  it('stay over a release where they are still declared with the same type', () =>
    withNotes(async ({ origin, place, set, read }) => {
      await set('config', 'pageSize', 20);
      await set('config', 'greeting', 'Welcome');
      await set('flag', 'weekView', 100);
      const config = { ...declared.config, greeting: { description: 'Says hello', default: true } };
      await releaseRemote(place(createVersion(1, { config, flags: {} })), origin);
      assert.deepEqual([read().config, read().flags], [{ pageSize: 20 }, undefined]);
    }));

  it('of a canary can be set beside those of the current version', () =>
    withNotes(async ({ origin, place, set, read }) => {
      const flags = { chat: { description: 'Chat', default: false } };
      const candidate = readRemoteCandidate(place(createVersion(1, { ...declared, flags })));
      await startCanary({ origin, candidate, percent: 10, openSmoke: () => Promise.resolve(null) });
      await set('flag', 'chat', 100);
      await set('flag', 'weekView', 0);
      assert.deepEqual(read().flags, { chat: 100, weekView: 0 });
    }));
});
