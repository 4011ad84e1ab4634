import {
  fileCacheName,
  findVersionFolder,
  pageCacheName,
  type VisitMessage,
} from '../offline/workerProtocol.ts';

export interface VisitPorts {
  caches: Pick<CacheStorage, 'open'>;
  /** Answers a request by the worker's rules, which saves the answer. */
  load: (address: string) => Promise<unknown>;
}

const getPath = ({ url }: Request): string => new URL(url).pathname;

/** A saved page names the files of its registry: one from before is loaded anew, or dropped with them. */
const renewPages = async ({ caches, load }: VisitPorts, { registry, pages }: VisitMessage): Promise<void> => {
  const cache = await caches.open(pageCacheName);
  const saved = await cache.keys();
  for (const request of saved) {
    const text = await (await cache.match(request))?.text();
    if (text?.includes(`"updatedAt":"${registry}"`)) continue;
    await cache.delete(request);
    await load(getPath(request)).catch(() => undefined);
  }
  const known = new Set(saved.map(getPath));
  for (const page of pages) if (!known.has(page)) await load(page).catch(() => undefined);
};

const dropOldFiles = async ({ caches }: VisitPorts, { folders }: VisitMessage): Promise<void> => {
  const cache = await caches.open(fileCacheName);
  for (const request of await cache.keys()) {
    const folder = findVersionFolder(getPath(request));
    if (!folder || !folders.includes(folder)) await cache.delete(request);
  }
};

/** A file of a version never changes, so one that is saved is not asked for again. */
const saveFiles = async ({ caches, load }: VisitPorts, { files }: VisitMessage): Promise<void> => {
  const cache = await caches.open(fileCacheName);
  const saved = new Set((await cache.keys()).map(getPath));
  for (const file of files) if (!saved.has(file)) await load(file).catch(() => undefined);
};

/** Saves what the page has loaded before the worker ran, and drops what its registry does not name any more. */
export const applyVisit = async (ports: VisitPorts, message: VisitMessage): Promise<void> => {
  await renewPages(ports, message);
  await dropOldFiles(ports, message);
  await saveFiles(ports, message);
};
