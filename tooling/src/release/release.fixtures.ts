import type { RemoteContract } from '@rankwright/contracts/remote';
import { readAudit, type RecordedEntry } from '../origin/auditLog.ts';
import { findRecord, readHistory } from '../origin/history.ts';
import { readRegistry } from '../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';

export const day = (date: number) => new Date(Date.UTC(2026, 2, date));
export const version = (patch: number) => `1.0.${patch}-aaaaaaaa`;
export const buildNotes = (directory: string, patch: number, change: Partial<RemoteContract> = {}) => {
  const contract = createTestContract({ version: version(patch), container: `rw_${patch}`, ...change });
  return writeTestBuild(directory, contract);
};

/** An origin with a shell and two versions of a remote. */
export const withReleases = (work: (setup: { origin: string; directory: string }) => unknown) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin, day(1));
    for (const patch of [0, 1]) await releaseRemote(buildNotes(directory, patch), origin, day(2 + patch));
    await work({ origin, directory });
  });

export const findNotes = (origin: string) =>
  readRegistry(origin)?.remotes.find(({ name }) => name === 'notes');
export const readNotes = (origin: string, patch: number) =>
  findRecord(readHistory(origin, null), 'notes', version(patch));
/** Without who. */
export const readLast = (origin: string, count = 1) =>
  readAudit(origin)
    .slice(-count)
    .map((entry) => {
      const rest: Partial<RecordedEntry> = { ...entry };
      delete rest.by;
      return rest;
    });
