import { findRecord, readHistory } from '../../origin/history.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';
import { readRemoteCandidate } from '../candidates.ts';
import { releaseRemote } from '../releaseRemote.ts';
import { releaseShell } from '../releaseShell.ts';
import { startCanary } from './startCanary.ts';

export const first = '1.0.0-aaaaaaaa';
export const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };
export const startedAt = new Date('2026-03-01T00:00:00.000Z');
const noSmoke = () => Promise.resolve(null);

export const withNotes = (
  work: (setup: { origin: string; directory: string; request: Parameters<typeof startCanary>[0] }) => unknown,
) =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    for (const name of ['another', 'notes'])
      await releaseRemote(writeTestBuild(directory, createTestContract({ name, container: name })), origin);
    const candidate = readRemoteCandidate(writeTestBuild(directory, createTestContract(second)));
    const request = { origin, candidate, percent: 10, openSmoke: noSmoke, now: startedAt, actor: 'ada' };
    await work({ origin, directory, request });
  });
export const findRemote = (origin: string, name = 'notes') =>
  readRegistry(origin)?.remotes.find((remote) => remote.name === name);
export const readRecord = (origin: string, version = second.version) =>
  findRecord(readHistory(origin, null), 'notes', version);
