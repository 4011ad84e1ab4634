import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from '@rankwright/contracts/zod';
import { readRegistry } from '../../origin/registryFile.ts';
import { writeAtomically } from '../../origin/writeAtomically.ts';

/** Page views with a failure, within ten minutes, from which the owner is told. */
const toldFrom = 5;

export interface FailureCount {
  remote: string;
  version: string;
  step: string;
  pageViews: number;
}

/** What the owner of a remote is told when a version fails in many page views. */
export interface FailureNotice {
  event: 'remote-failing';
  remote: string;
  owner: string;
  version: string;
  reason: string;
  /** ISO time. */
  at: string;
}

interface FailureWatchOptions {
  origin: string;
  /** Page views of the last ten minutes in which a version failed, by step. */
  listFailures: () => Promise<readonly FailureCount[]>;
  notify: (notice: FailureNotice) => Promise<void>;
  now?: () => Date;
}

const told = z.record(z.string(), z.string());

const getToldFile = (origin: string): string => path.join(origin, '.server/failures.json');

/** Remote and version → when their owner was told. */
const readTold = (origin: string): z.infer<typeof told> => {
  const file = getToldFile(origin);
  return existsSync(file) ? told.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
};

const describeCounts = (counts: readonly FailureCount[]): string =>
  counts.map(({ step, pageViews }) => `${pageViews} at ${step}`).join(', ');

/** Tells the owner of a version that many page views report failures of, once for each version that browsers get. */
export const createFailureWatch = ({
  origin,
  listFailures,
  notify,
  now = () => new Date(),
}: FailureWatchOptions) => {
  const check = async (): Promise<void> => {
    const counts = await listFailures();
    const before = readTold(origin);
    for (const { name, owner, current, canary } of readRegistry(origin)?.remotes ?? [])
      for (const version of [current.version, canary?.version]) {
        const own = counts.filter((count) => count.remote === name && count.version === version);
        const pageViews = own.reduce((sum, count) => sum + count.pageViews, 0);
        if (version === undefined || pageViews < toldFrom || before[`${name}@${version}`]) continue;
        const at = now().toISOString();
        const reason = `failed in ${pageViews} page views within ten minutes: ${describeCounts(own)}`;
        before[`${name}@${version}`] = at;
        writeAtomically(getToldFile(origin), JSON.stringify(before, null, 2));
        console.error(`${name} ${version} (${owner}) ${reason}.`);
        await notify({ event: 'remote-failing', remote: name, owner, version, reason, at });
      }
  };
  return { check };
};
