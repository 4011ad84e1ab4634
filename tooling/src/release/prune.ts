import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@rankwright/contracts/remote';
import { shellName, type History, type ReleaseRecord } from '../origin/history.ts';
import { changeOrigin } from './changeOrigin.ts';

export interface PruneRequest {
  origin: string;
  /** How many versions of each remote and of the shell stay, besides those that the registry names. */
  keep: number;
  now?: Date;
}

interface Pruned {
  name: string;
  version: string;
}

const listNamedVersions = (registry: Registry, name: string): (string | undefined | null)[] => {
  if (name === shellName) return [registry.shell.version, registry.shell.previous];
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  return [remote?.current.version, remote?.previous?.version, remote?.canary?.version];
};

/** Released versions beyond the newest `keep`. A withdrawn one keeps its record, so that nobody releases it again. */
const listOld = (
  records: readonly ReleaseRecord[],
  named: readonly (string | undefined | null)[],
  keep: number,
) =>
  records
    .filter(({ releasedAt }) => releasedAt !== null)
    .slice(0, -keep)
    .filter(({ version }) => !named.includes(version));

const removeFolders = (origin: string, { name, version }: Pruned): void => {
  const place = name === shellName ? path.join('shell', version) : path.join('remotes', name, version);
  for (const side of ['', '.server'])
    rmSync(path.join(origin, side, place), { recursive: true, force: true });
};

const forget = (records: readonly ReleaseRecord[], pruned: readonly ReleaseRecord[]): ReleaseRecord[] =>
  records
    .filter((record) => !pruned.includes(record) || record.withdrawn !== null)
    .map((record) => (pruned.includes(record) ? { ...record, releasedAt: null, registered: null } : record));

/** Deletes the folders of old versions: never one that the registry names, and none that a rollback may choose. */
export const pruneReleases = async ({ origin, keep, now = new Date() }: PruneRequest): Promise<Pruned[]> => {
  if (!Number.isInteger(keep) || keep < 1) throw new Error('--keep must be a whole number, at least 1.');
  const pruned: Pruned[] = [];
  await changeOrigin({ origin, now }, (state) => {
    const { registry, history } = state;
    if (!registry) return { ...state, audit: [] };
    const prune = (name: string, records: readonly ReleaseRecord[]): ReleaseRecord[] => {
      const old = listOld(records, listNamedVersions(registry, name), keep);
      pruned.push(...old.map(({ version }) => ({ name, version })));
      return forget(records, old);
    };
    const remotes = Object.entries(history.remotes).map(
      ([name, records]) => [name, prune(name, records)] as const,
    );
    const shell = prune(shellName, history.shell);
    const changed: History = { ...history, shell, remotes: Object.fromEntries(remotes) };
    // Under the lock, so that no rollback chooses a version whose folder is about to go.
    for (const version of pruned) removeFolders(origin, version);
    return {
      registry,
      history: changed,
      audit: pruned.map(({ name, version }) => ({ action: 'prune', subject: name, version })),
    };
  });
  return pruned;
};
