import { readFileSync } from 'node:fs';
import path from 'node:path';
import { releaseRemote } from '../../release/releaseRemote.ts';
import { releaseShell } from '../../release/releaseShell.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../../testing/testBuilds.ts';

/** Runs the work with an origin folder that has a released shell and remote. */
export const withOrigin = (
  work: (origin: string) => unknown,
  contract = createTestContract(),
): Promise<void> =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    await releaseRemote(writeTestBuild(directory, contract), origin);
    await work(origin);
  });

export const options = (origin: string) => ({
  origin,
  publicUrl: 'https://rankwright.example',
  development: false,
});

export const readPage = (origin: string, address: string): string =>
  readFileSync(path.join(origin, address, 'index.html'), 'utf8');
