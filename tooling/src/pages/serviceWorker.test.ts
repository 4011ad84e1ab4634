import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { hostDataElementId, savedAnswersDatabase, type HostData } from '@rankwright/contracts/remote';
import { changeSettings } from '../release/changeSettings.ts';
import { releaseShell } from '../release/releaseShell.ts';
import { writeTestShell, withTemporaryFolder } from '../testing/testBuilds.ts';
import { retiringWorker } from './serviceWorker.ts';

const readWorker = (origin: string): string => readFileSync(path.join(origin, 'service-worker.js'), 'utf8');

const readHostData = (origin: string): HostData => {
  const html = readFileSync(path.join(origin, '404.html'), 'utf8');
  const text = new RegExp(`id="${hostDataElementId}">([\\s\\S]*?)</script>`).exec(html)?.[1] ?? '';
  return JSON.parse(text) as HostData;
};

const withOrigin = (work: (origin: string, directory: string) => unknown) =>
  withTemporaryFolder(async (directory) => {
    const origin = path.join(directory, 'origin');
    await releaseShell(writeTestShell(directory), origin);
    await changeSettings(origin, { publicUrl: 'http://localhost:3000', development: false });
    await work(origin, directory);
  });

/** Runs the worker that retires in a browser with these caches, and returns what it removes. */
const retire = async (names: readonly string[]): Promise<string[]> => {
  const removed: string[] = [];
  const listeners: Record<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void> = {};
  const remove = (name: string): Promise<boolean> => Promise.resolve(removed.push(name) > 0);
  runInNewContext(retiringWorker, {
    addEventListener: (type: string, listener: (typeof listeners)[string]) => (listeners[type] = listener),
    skipWaiting: () => undefined,
    caches: { keys: () => Promise.resolve(names), delete: remove },
    indexedDB: {
      deleteDatabase: (name: string) => {
        removed.push(name);
        const request = { onsuccess: () => undefined };
        setImmediate(() => request.onsuccess());
        return request;
      },
    },
    registration: { unregister: () => remove('registration') },
  });
  const work: Promise<unknown>[] = [];
  for (const type of ['install', 'activate'])
    listeners[type]?.({ waitUntil: (promise) => void work.push(promise) });
  await Promise.all(work);
  return removed;
};

describe('the worker that retires', () => {
  it("removes the product's caches, the saved answers and itself, and nothing of others", async () => {
    const removed = await retire(['rankwright-assets', 'rankwright-documents', 'other']);
    assert.deepEqual(removed.toSorted(), [
      'rankwright-assets',
      'rankwright-documents',
      savedAnswersDatabase,
      'rankwright-screens',
      'registration',
      'workbox-expiration',
    ]);
  });
});

describe('the service worker of an origin', () => {
  it("is the current shell's, and pages register it, unless the deployment says otherwise", () =>
    withOrigin((origin) => {
      assert.equal(readWorker(origin), '// serviceWorker');
      assert.equal(readHostData(origin).offline, true);
    }));

  it('is switched off by a setting: a worker that removes itself takes its place, and no page registers one', () =>
    withOrigin(async (origin) => {
      await changeSettings(origin, { offline: false });
      assert.equal(readWorker(origin), retiringWorker);
      assert.equal(readHostData(origin).offline, undefined);
      await changeSettings(origin, { offline: true });
      assert.equal(readWorker(origin), '// serviceWorker');
    }));

  it('removes itself when the current shell has none', () =>
    withOrigin(async (origin, directory) => {
      const dist = writeTestShell(directory, '0.9.0-before');
      const file = path.join(dist, 'shell.json');
      const facts = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, unknown> };
      delete facts.entries.serviceWorker;
      writeFileSync(file, JSON.stringify(facts));
      rmSync(path.join(dist, 'serviceWorker.js'));
      await releaseShell(dist, origin);
      assert.equal(readWorker(origin), retiringWorker);
    }));
});
