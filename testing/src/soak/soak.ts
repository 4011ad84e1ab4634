import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createSeededRandom } from '../crash/createSeededRandom.ts';
import { startWebhookSite } from '../crash/sites/fakeSites.ts';
import { createAccounts, type SoakAccount } from './accounts.ts';
import { actions } from './actions.ts';
import { createClient, type SoakClient } from './client.ts';
import { mountDisk, type Disk } from './disk.ts';
import { runFaults } from './faults.ts';
import { listLostWrites } from './readBack.ts';
import { listUnexpectedErrors } from './unexpectedErrors.ts';
import { startStack, type Stack } from './stack.ts';

/**
 * Holds a deployment under load while its processes, its database and its disk fail, then reads every acknowledged
 * write back: `npm run soak -- --minutes=3`.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '15' },
    accounts: { type: 'string', default: '200' },
    /** Mean pause of a person between two requests, in milliseconds. */
    pause: { type: 'string', default: '2500' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const lengthMs = Number(values.minutes) * 60_000;
const meanPauseMs = Number(values.pause);
const settleMs = 120_000;
/** On another disk than the one that is filled. */
const logFolder = mkdtempSync(path.join(tmpdir(), 'rankwright-soak-log-'));
const logFile = path.join(logFolder, 'errors.log');
const log = (text: string): void => console.log(`soak: ${text}`);

const chooseAction = (random: () => number) => {
  let left = random();
  return actions.find(([share]) => (left -= share) < 0)?.[1];
};

/** One person: acts, pauses, acts. */
const usePlatform = async (client: SoakClient, account: SoakAccount, random: () => number, end: number) => {
  while (Date.now() < end) {
    await pause(-Math.log(1 - random()) * meanPauseMs);
    await chooseAction(random)?.(client, account, random);
  }
};

const soak = async (stack: Stack, disk: Disk, accounts: readonly SoakAccount[]): Promise<string> => {
  const client = createClient(stack.url);
  const end = Date.now() + lengthMs;
  const seed = Number(values.seed);
  await Promise.all([
    runFaults(stack, disk, lengthMs, log),
    ...accounts.map((account, index) => usePlatform(client, account, createSeededRandom(seed + index), end)),
  ]);
  const [requests, p99] = [client.countRequests(), client.getP99()];
  for (const [status, count] of client.listStatuses()) log(`${count} × ${status}`);
  for (const line of listUnexpectedErrors(logFile)) log(line);
  for (const one of stack.processes) log(`${one.name}: ${one.countStarts()} starts`);
  const acknowledged = accounts.reduce((sum, { writeLog }) => sum + writeLog.countAcknowledged(), 0);
  const lost = await listLostWrites(client, accounts, Date.now() + settleMs);
  for (const line of lost.slice(0, 20)) log(`LOST: ${line}`);
  await client.close();
  if (lost.length > 0 || acknowledged === 0) process.exitCode = 1;
  return `soak: ${requests} requests, ${acknowledged} acknowledged writes, ${lost.length} lost, p99 ${p99} ms`;
};

/** What was started, to be stopped in reverse order. */
const stoppers: (() => Promise<unknown>)[] = [];
const stopAll = async (): Promise<void> => {
  for (let stop = stoppers.pop(); stop; stop = stoppers.pop()) await stop();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().finally(() => process.exit(1)));

log(`seed ${values.seed}, ${values.minutes} minutes, ${values.accounts} accounts`);
try {
  const disk = mountDisk();
  stoppers.push(disk.unmount);
  const site = await startWebhookSite();
  stoppers.push(site.close);
  const stack = await startStack(
    disk.folder,
    new URL(site.url).host,
    logFile,
    (stop) => void stoppers.push(stop),
  );
  const accounts = await createAccounts(stack.env, Number(values.accounts), site.createConnection(site.url));
  log('accounts signed up');
  const closing = await soak(stack, disk, accounts);
  await stopAll();
  console.log(closing);
} finally {
  await stopAll();
  rmSync(logFolder, { recursive: true });
}
