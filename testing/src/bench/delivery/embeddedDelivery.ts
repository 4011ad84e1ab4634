import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getContentHistory } from '@rankwright/contracts/articles';
import { buildApp } from '../../../../api/src/app.ts';
import { closeDeps, openDeps } from '../../../../api/src/deps.ts';
import { readEnv } from '../../../../api/src/env.ts';
import { startSession } from '../../../../api/src/features/auth/session.service.ts';
import { signUpWithPlan } from '../../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../../api/src/testing/apiCall.ts';
import { startFakeWebhook } from '../../fakes/webhook/fakeWebhook.ts';
import { startProcess } from '../../workers/workerProcess.ts';
import { quantile } from '../measure.ts';
import { createDueItems } from './dueItems.ts';

/**
 * How long somebody's history takes to load while the one process of an embedded database publishes 300 due items to a
 * platform that answers after 500 ms: `npm run bench:embedded -- --items=300`.
 */
const { values } = parseArgs({
  options: { items: { type: 'string', default: '300' }, latency: { type: 'string', default: '500' } },
});
const items = Number(values.items);
const everyMs = 50;
const limitMs = 600_000;

const folder = mkdtempSync(join(tmpdir(), 'rankwright-bench-'));
const fake = await startFakeWebhook({ latencyMs: Number(values.latency) });
const env = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: folder,
  PORT: '0',
  SESSION_KEY: '0123456789abcdefghijklmnopqrstuv',
  SECRET_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  RATE_OFF: 'true',
  OUTBOUND_ALLOW: fake.address,
};
const product = startProcess({ ...env, ROLE: 'all' });
const address = await product.ready;
if (address === null) throw new Error('The API did not start.');
const deps = await openDeps(readEnv({ ...env, ROLE: 'worker' }));
const countPosts = (): number => fake.posts.all().length;

const createReader = async (): Promise<() => Promise<number>> => {
  const app = await buildApp(deps);
  const { userId } = await signUpWithPlan({ app, deps, call: createApiCall(app) }, 'reader@example.com');
  await app.close();
  const headers = { authorization: `Bearer ${await startSession(deps, deps.db, userId, 'bench')}` };
  return async () => {
    const since = performance.now();
    const response = await fetch(`${address}${getContentHistory.path}?page=1&limit=10`, { headers });
    await response.text();
    if (!response.ok) throw new Error(`The history answered ${response.status}.`);
    return performance.now() - since;
  };
};

/** Milliseconds of each request until `isOver`. */
const measureUntil = async (read: () => Promise<number>, isOver: () => boolean): Promise<number[]> => {
  const durations: number[] = [];
  const deadline = performance.now() + limitMs;
  while (!isOver()) {
    if (performance.now() > deadline) throw new Error(`Only ${countPosts()} of ${items} were published.`);
    durations.push(await read());
    await wait(everyMs);
  }
  return durations;
};

const format = (name: string, durations: readonly number[]): string =>
  `embedded: ${name}: ${durations.length} requests, p50 ${quantile(durations, 0.5).toFixed(0)} ms, p95 ${quantile(durations, 0.95).toFixed(0)} ms, slowest ${Math.max(...durations).toFixed(0)} ms`;

try {
  await deps.queue.start();
  const read = await createReader();
  const connection = {
    platform: 'webhook',
    method: 'webhook',
    settings: { url: `${fake.url}/hook` },
    secrets: { secret: fake.switches.secret },
  } as const;
  await createDueItems(deps, connection, items);
  console.log(format('before', await measureUntil(read, () => countPosts() > 0)));
  const since = performance.now();
  const meanwhile = await measureUntil(read, () => countPosts() >= items);
  console.log(format('meanwhile', meanwhile));
  console.log(`embedded: ${items} due items in ${((performance.now() - since) / 1_000).toFixed(0)} s`);
} finally {
  await closeDeps(deps);
  await product.stop();
  await fake.close();
  rmSync(folder, { recursive: true, force: true });
}
