import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { savedAnswersDatabase, serviceWorkerPath } from '@rankwright/contracts/remote';
import type { ShellManifest } from '../build/buildShell.ts';
import { getShellFolder } from '../build/shellManifest.ts';
import { writeCompressed } from '../origin/writeCompressed.ts';

/**
 * Takes the place of a worker that is switched off, or that this shell does not have: browsers that have one fetch its
 * script at their next visit, and this one removes it with all that was saved in this browser. It answers no request.
 */
export const retiringWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const removeCaches = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith('rankwright-')).map((name) => caches.delete(name)));
  };
  const removeDatabase = (name) =>
    new Promise((resolve) => {
      const removal = indexedDB.deleteDatabase(name);
      removal.onsuccess = resolve;
      removal.onerror = resolve;
    });
  const removals = ['${savedAnswersDatabase}', 'workbox-expiration', 'rankwright-screens'].map(removeDatabase);
  event.waitUntil(Promise.all([removeCaches(), ...removals, registration.unregister()]));
});
`;

/** The worker of a shell; null when its build has none. */
const readWorker = (origin: string, { version, entries }: ShellManifest): string | null => {
  const [name] = entries.serviceWorker ?? [];
  const file = name && path.join(getShellFolder(origin, version), name);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** Writes the service worker to the root of the origin, which is its scope. It never changes without the pages. */
export const writeServiceWorker = (origin: string, shell: ShellManifest, isOn: boolean): void =>
  writeCompressed(
    path.join(origin, serviceWorkerPath),
    (isOn ? readWorker(origin, shell) : null) ?? retiringWorker,
  );
