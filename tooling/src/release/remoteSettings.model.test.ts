import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RegisteredRemote } from '@rankwright/contracts/remote';
import { readAudit } from '../origin/auditLog.ts';
import { createEmptyRegistry, readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { createTestContract, withTemporaryFolder } from '../testing/testBuilds.ts';
import { addDefaults, carrySettings, changeRemoteSetting, type SettingChange } from './remoteSettings.ts';

const contract = createTestContract({
  config: {
    pageSize: { description: 'Notes on a page', default: 20 },
    greeting: { description: 'Above the list', default: 'Hello' },
  },
  flags: { weekView: { description: 'A week on the screen', default: false } },
});
const defaults = { config: { pageSize: 20, greeting: 'Hello' }, flags: { weekView: false } };
const before = (change: Partial<RegisteredRemote>) => change as RegisteredRemote;

describe('the settings of a remote whose version changes', () => {
  it('are the defaults of the version', () => {
    assert.deepEqual(carrySettings(undefined, contract), { defaults });
    assert.deepEqual(carrySettings(before({ config: {}, flags: {} }), contract), { defaults });
    assert.deepEqual(carrySettings(undefined, createTestContract()), {});
  });

  it('are what was set, where it is declared with the same type', () => {
    const set = before({
      config: { pageSize: 50, greeting: 7, gone: true },
      flags: { weekView: 10, gone: 20 },
    });
    assert.deepEqual(carrySettings(set, contract), {
      defaults,
      config: { pageSize: 50 },
      flags: { weekView: 10 },
    });
    assert.deepEqual(carrySettings(set, createTestContract()), {});
  });

  it('are those of the canary, too, while it runs', () => {
    const current = before({
      defaults: { config: { pageSize: 10 }, flags: { chat: true } },
      config: { pageSize: 50 },
      flags: { chat: 5 },
    });
    assert.deepEqual(addDefaults(current, contract), {
      defaults: { config: { pageSize: 10, greeting: 'Hello' }, flags: { weekView: false, chat: true } },
      config: { pageSize: 50 },
      flags: { chat: 5 },
    });
    assert.deepEqual(addDefaults(before({}), contract), { defaults });
    const flags = createTestContract({ flags: contract.flags });
    assert.deepEqual(addDefaults(before({}), flags), { defaults: { config: {}, flags: defaults.flags } });
  });
});

describe('setting a value of a remote', () => {
  const now = new Date('2026-03-01T00:00:00.000Z');
  const createRemote = (name: string, settings: Partial<RegisteredRemote>): RegisteredRemote => ({
    name,
    owner: 'Notes',
    current: { version: '1.0.0', base: '/', contractIntegrity: 'sha384-a' },
    previous: null,
    routes: [],
    ...settings,
  });
  /** A registry without pages, so that a change is quick. */
  const withRemotes = (
    work: (setup: {
      origin: string;
      set: (change: Partial<SettingChange>) => Promise<void>;
      read: () => RegisteredRemote | undefined;
    }) => unknown,
  ) =>
    withTemporaryFolder((origin) => {
      const remotes = [createRemote('bare', {}), createRemote('notes', { defaults, flags: { weekView: 3 } })];
      writeRegistry(origin, { ...createEmptyRegistry('1.0.0', now), remotes }, now);
      return work({
        origin,
        set: (change) => changeRemoteSetting({ origin }, { name: 'notes', ...change } as SettingChange),
        read: () => readRegistry(origin)?.remotes[1],
      });
    });

  it('keeps the other values and the other remotes', () =>
    withRemotes(async ({ origin, set, read }) => {
      await set({ kind: 'config', setting: 'pageSize', value: 5 });
      await set({ kind: 'config', setting: 'greeting', value: 'Hi' });
      await set({ kind: 'flag', setting: 'weekView', value: 100 });
      assert.deepEqual([read()?.config, read()?.flags], [{ pageSize: 5, greeting: 'Hi' }, { weekView: 100 }]);
      await set({ kind: 'config', setting: 'pageSize', value: null });
      await set({ kind: 'flag', setting: 'weekView', value: 0 });
      assert.deepEqual([read()?.config, read()?.flags], [{ greeting: 'Hi' }, { weekView: 0 }]);
      await set({ kind: 'flag', setting: 'weekView', value: null });
      assert.deepEqual(read()?.flags, {});
      assert.deepEqual(readRegistry(origin)?.remotes[0], createRemote('bare', {}));
      assert.deepEqual(
        readAudit(origin).map(({ action, subject, reason }) => [action, subject, reason]),
        [
          ['config', 'notes', 'pageSize = 5'],
          ['config', 'notes', 'greeting = Hi'],
          ['flag', 'notes', 'weekView = 100'],
          ['config', 'notes', 'pageSize = default'],
          ['flag', 'notes', 'weekView = 0'],
          ['flag', 'notes', 'weekView = default'],
        ],
      );
    }));

  it('is refused with a sentence', () =>
    withRemotes(async ({ set }) => {
      const share = 'A flag is on, off, or a percentage of the browsers from 0 to 100.';
      for (const [change, message] of [
        [{ name: 'nobody', kind: 'flag', setting: 'x', value: 1 }, 'The registry has no remote nobody.'],
        [
          { kind: 'config', setting: 'size', value: null },
          'notes declares no config size. It declares: pageSize, greeting.',
        ],
        [
          { kind: 'flag', setting: 'pageSize', value: 1 },
          'notes declares no flag pageSize. It declares: weekView.',
        ],
        [
          { name: 'bare', kind: 'flag', setting: 'x', value: 1 },
          'bare declares no flag x. It declares: none.',
        ],
        [
          { name: 'bare', kind: 'config', setting: 'x', value: 1 },
          'bare declares no config x. It declares: none.',
        ],
        [{ kind: 'config', setting: 'pageSize', value: 'many' }, 'pageSize is a number, not "many".'],
        [{ kind: 'config', setting: 'greeting', value: 1 }, 'greeting is a string, not 1.'],
        [{ kind: 'flag', setting: 'weekView', value: -1 }, share],
        [{ kind: 'flag', setting: 'weekView', value: 101 }, share],
        [{ kind: 'flag', setting: 'weekView', value: '50' }, share],
      ] as const)
        await assert.rejects(set(change as Partial<SettingChange>), new Error(message));
    }));

  it('needs a registry', () =>
    withTemporaryFolder(async (origin) => {
      const change = { name: 'notes', kind: 'flag', setting: 'weekView', value: 1 } as const;
      await assert.rejects(
        changeRemoteSetting({ origin }, change),
        new Error('The registry has no remote notes.'),
      );
    }));
});
