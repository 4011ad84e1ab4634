import { parseArgs } from 'node:util';
import { closeDeps, openDeps } from '../../../../api/src/deps.ts';
import { readEnv } from '../../../../api/src/env.ts';
import { openTestDatabase } from '../../../../api/src/testing/testDatabase.ts';
import { startFakeWebhook } from '../../fakes/webhook/fakeWebhook.ts';
import { writeSection } from '../benchmarksFile.ts';
import { startCountingStatements } from './countStatements.ts';
import { formatDelivery, formatRate, formatSection } from './deliveryReport.ts';
import { createDueItems } from './dueItems.ts';
import { measureDelivery, type DeliveryRate } from './measureDelivery.ts';

/**
 * Posts per second of one, two and four workers on the PostgreSQL at `TEST_DATABASE_URL`, with 20,000 due items and a
 * platform that answers after 500 ms: `npm run bench:delivery -- --items=20000 --seconds=60`; `--dry` does not write
 * docs/benchmarks.md.
 */
const { values } = parseArgs({
  options: {
    items: { type: 'string', default: '20000' },
    seconds: { type: 'string', default: '60' },
    latency: { type: 'string', default: '500' },
    concurrency: { type: 'string' },
    dry: { type: 'boolean', default: false },
  },
});
const items = Number(values.items);
const seconds = Number(values.seconds);
const latencyMs = Number(values.latency);
const warmUpMs = 10_000;

const database = await openTestDatabase();
const fake = await startFakeWebhook({ latencyMs });
const env: Record<string, string> = {
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: String(database.config.connectionString),
  SESSION_KEY: '0123456789abcdefghijklmnopqrstuv',
  SECRET_KEYS: `bench:${Buffer.alloc(32, 7).toString('base64')}`,
  RATE_OFF: 'true',
  OUTBOUND_ALLOW: fake.address,
  ...(values.concurrency && { WORKER_CONCURRENCY: values.concurrency }),
};
const settings = readEnv(env);
const deps = await openDeps(settings, { database });
const rates: DeliveryRate[] = [];
try {
  await startCountingStatements(database.db);
  await deps.queue.start();
  const connection = {
    platform: 'webhook',
    method: 'webhook',
    settings: { url: `${fake.url}/hook` },
    secrets: { secret: fake.switches.secret },
  } as const;
  await createDueItems(deps, connection, items);
  console.log(`delivery: ${items} due items, ${settings.WORKER_CONCURRENCY} at a time per worker`);
  for (const workers of [1, 2, 4]) {
    const countPosts = () => fake.posts.all().length;
    const rate = await measureDelivery({
      workers,
      env,
      db: database.db,
      countPosts,
      warmUpMs,
      windowMs: seconds * 1_000,
    });
    console.log(formatRate(rate));
    rates.push(rate);
  }
} finally {
  await closeDeps(deps);
  await fake.close();
}
if (!values.dry)
  writeSection(
    'bench:delivery',
    formatSection(rates, { items, seconds, latencyMs, concurrency: settings.WORKER_CONCURRENCY }),
  );
console.log(formatDelivery(rates));
