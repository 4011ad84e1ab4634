import path from 'node:path';
import { buildPackage } from '../../build/buildPackage.ts';
import type { JobResult } from '../../service/protocol.ts';
import { printReport } from '../check/report.ts';
import { readOption } from '../../process/options.ts';
import { readUpload } from './originClient.ts';
import { developStandalone } from './develop.ts';
import { openOrigin, readRemote } from './settings.ts';

/** Runs in the folder of the remote. Returns the exit code; throws an error with a message for the person. */
type TeamCommand = (args: readonly string[], directory: string) => Promise<number>;

const build: TeamCommand = async (_args, directory) => {
  await readRemote(directory);
  await buildPackage(directory, 'remote');
  return 0;
};

const buildUpload = async (args: readonly string[], directory: string) => {
  const client = await openOrigin(args, directory);
  await build(args, directory);
  return { client, upload: readUpload(path.join(directory, 'dist'), args.includes('--force')) };
};

const printResult = ({ findings, isOpened, outcome, version }: JobResult, words: string): number => {
  if (outcome === 'refused' || outcome === 'failed') return printReport(findings);
  if (!isOpened && outcome !== 'current') console.log('The origin has no browser: no screen was opened.');
  console.log(`✓ ${version} ${outcome === 'current' ? 'is already current' : words}`);
  return 0;
};

const check: TeamCommand = async (args, directory) => {
  const { client, upload } = await buildUpload(args, directory);
  return printResult(await client.check(upload), 'is ready for release');
};

const release: TeamCommand = async (args, directory) => {
  const { client, upload } = await buildUpload(args, directory);
  return printResult(await client.release(upload), 'is released');
};

const rollback: TeamCommand = async (args, directory) => {
  const client = await openOrigin(args, directory);
  const to = readOption(args, 'to');
  const reason = readOption(args, 'reason');
  const { version } = await client.rollback({ ...(to && { to }), ...(reason && { reason }) });
  console.log(`✓ rolled back to ${version}`);
  return 0;
};

const list: TeamCommand = async (args, directory) => {
  const client = await openOrigin(args, directory);
  const { publicUrl, hostApi, current, versions } = await client.read();
  console.log(`${publicUrl}  host API ${hostApi}`);
  for (const { version, releasedAt, withdrawn } of versions.toReversed()) {
    const note =
      withdrawn && `${withdrawn.kind === 'failed' ? 'failed' : 'rolled back'}: ${withdrawn.reason}`;
    console.log(
      [version === current ? '→' : ' ', version, releasedAt ?? 'never released', note]
        .filter(Boolean)
        .join('  '),
    );
  }
  return 0;
};

const commands: Record<string, TeamCommand> = {
  dev: developStandalone,
  build,
  check,
  release,
  rollback,
  list,
};

const usage = `rankwright-remote <command>     in the folder of a remote

  dev        serves the remote from its sources, for the released host (--port 4001)
  build      compiles it into dist/
  check      builds it and tests it inside the real host, at the origin
  release    builds, checks and makes it current (--force releases a version that failed before)
  rollback   makes an earlier version current again (--to <version> --reason <text>)
  list       every version of it

The origin: --origin <url>, RANKWRIGHT_ORIGIN, or "rankwright": { "origin": "…" } in package.json.
The team's token: RANKWRIGHT_TOKEN.`;

export const runTeamCommand = async (
  [command = '', ...args]: readonly string[],
  directory: string,
): Promise<number> => {
  const run = commands[command];
  if (!run) {
    console.log(usage);
    return command === '' || command === 'help' ? 0 : 2;
  }
  try {
    return await run(args, directory);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
};
