import path from 'node:path';
import type { JobResult, SettingOrder } from '../../service/protocol.ts';
import { parseConfig, parseFlag } from '../settingValue.ts';
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
  percent?: number;
}

const buildUpload = async (options: UploadOptions) => {
  const client = await openOrigin(options.origin, directory);
  await buildRemote();
  return { client, upload: readUpload(path.join(directory, 'dist'), options.force, options.percent) };
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

const percentOption = { type: 'string', default: '10' } as const;

/** A canary that runs gets the percentage, unless `--new` replaces it by this build. */
const canary = defineCommand(
  { origin, force, percent: percentOption, new: { type: 'boolean', default: false } },
  async (_words, options) => {
    const percent = Number(options.percent);
    const known = await openOrigin(options.origin, directory);
    const running = (await known.read()).canary;
    if (running && !options.new) {
      const { version } = await known.changeCanary({ action: 'resize', percent });
      console.log(`✓ the canary ${version} goes to ${percent} % of the browsers`);
      return 0;
    }
    const { client, upload } = await buildUpload({ ...options, percent });
    return printResult(await client.startCanary(upload), `is a canary for ${percent} % of the browsers`);
  },
);

const endCanary = (action: 'promote' | 'stop', words: string) =>
  defineCommand({ origin, reason: { type: 'string' } }, async (_words, { reason, ...options }) => {
    const client = await openOrigin(options.origin, directory);
    const { version } = await client.changeCanary({ action, ...(reason && { reason }) });
    console.log(`✓ ${version} ${words}`);
    return 0;
  });

const setting = (read: (setting: string, text: string) => SettingOrder) =>
  defineCommand({ origin, reason: { type: 'string' } }, async ([name, text], { reason, ...options }) => {
    if (!name || text === undefined) throw new Error('Missing words: a name and its value, or default.');
    const client = await openOrigin(options.origin, directory);
    await client.changeSetting({ ...read(name, text), ...(reason && { reason }) });
    console.log(`✓ ${name} is ${text}`);
    return 0;
  });

const list = defineCommand({ origin }, async (_words, options) => {
  const client = await openOrigin(options.origin, directory);
  const { publicUrl, hostApi, current, canary: running, versions } = await client.read();
  console.log(`${publicUrl}  host API ${hostApi}`);
  if (running) console.log(`canary ${running.version}, ${running.percent} %`);
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
  canary,
  promote: endCanary('promote', 'is released'),
  stop: endCanary('stop', 'is stopped'),
  flag: setting((name, text) => ({ kind: 'flag', setting: name, value: parseFlag(text) })),
  config: setting((name, text) => ({ kind: 'config', setting: name, value: parseConfig(text) })),
  list,
};

const usage = `rankwright-remote <command>     in the folder of a remote

  dev        serves the remote from its sources, for the released host (--port 4001)
  build      compiles it into dist/
  check      builds it and tests it inside the real host, at the origin
  release    builds, checks and makes it current (--force releases a version that failed before)
  rollback   makes an earlier version current again (--to <version> --reason <text>)
  canary     builds it and gives it to some of the browsers (--percent 10); again: another percentage (--new: another build)
  promote    makes the canary current
  stop       takes the canary back (--reason <text>)
  flag       flag <name> on|off|<percent>|default
  config     config <name> <value>|default
  list       every version of it

The origin: --origin <url>, RANKWRIGHT_ORIGIN, or "rankwright": { "origin": "…" } in package.json.
The team's token: RANKWRIGHT_TOKEN.`;

export const runTeamCommand = (args: readonly string[]): Promise<number> =>
  runNamedCommand(teamCommands, usage, args);
