import path from 'node:path';
import type { JobResult } from '../../service/protocol.ts';
import { printReport } from '../check/report.ts';
import { defineCommand, runNamedCommand, type Command } from '../../process/defineCommand.ts';
import { readUpload } from './originClient.ts';
import { openOrigin, readRemote } from './settings.ts';

/** Commands run in the folder of the remote. */
const directory = process.cwd();

const origin = { type: 'string' } as const;
const force = { type: 'boolean', default: false } as const;

/** webpack is loaded by the commands that build: it takes a second. */
const buildRemote = async (): Promise<void> => {
  await readRemote(directory);
  const { buildPackage } = await import('../../build/buildPackage.ts');
  await buildPackage(directory, 'remote');
};

interface UploadOptions {
  origin?: string;
  force: boolean;
}

const buildUpload = async (options: UploadOptions) => {
  const client = await openOrigin(options.origin, directory);
  await buildRemote();
  return { client, upload: readUpload(path.join(directory, 'dist'), options.force) };
};

const printResult = ({ findings, isOpened, outcome, version }: JobResult, words: string): number => {
  if (outcome === 'refused' || outcome === 'failed') return printReport(findings);
  if (!isOpened && outcome !== 'current') console.log('The origin has no browser: no screen was opened.');
  console.log(`✓ ${version} ${outcome === 'current' ? 'is already current' : words}`);
  return 0;
};

const check = defineCommand({ origin, force }, async (_words, options) => {
  const { client, upload } = await buildUpload(options);
  return printResult(await client.check(upload), 'is ready for release');
});

const release = defineCommand({ origin, force }, async (_words, options) => {
  const { client, upload } = await buildUpload(options);
  return printResult(await client.release(upload), 'is released');
});

const rollback = defineCommand(
  { origin, to: { type: 'string' }, reason: { type: 'string' } },
  async (_words, { to, reason, ...options }) => {
    const client = await openOrigin(options.origin, directory);
    const { version } = await client.rollback({ ...(to && { to }), ...(reason && { reason }) });
    console.log(`✓ ${version} is current`);
    return 0;
  },
);

const list = defineCommand({ origin }, async (_words, options) => {
  const client = await openOrigin(options.origin, directory);
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
});

const build = defineCommand({}, async () => {
  await buildRemote();
  return 0;
});

const dev = defineCommand(
  { origin, port: { type: 'string', default: '4001' } },
  async (_words, { port, ...options }) => {
    const { developStandalone } = await import('./develop.ts');
    return developStandalone(directory, Number(port), options.origin);
  },
);

export const teamCommands: Readonly<Record<string, Command>> = {
  dev,
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

export const runTeamCommand = (args: readonly string[]): Promise<number> =>
  runNamedCommand(teamCommands, usage, args);
