import { buildApp } from '../../../api/src/app.ts';
import { openDeps, closeDeps, type Deps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { sweepJob } from '../../../api/src/features/delivery/delivery.definition.ts';
import { openTestDatabase } from '../../../api/src/testing/testDatabase.ts';
import { countDeliveries, listUndelivered, skipRetryDelays, type DeliveryCounts } from './deliveries.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { createFixture } from './fixture.ts';
import { killWorkers } from './killWorkers.ts';
import type { Site, SitePost } from './sites/site.ts';

export interface CrashTarget {
  name: string;
  start: () => Promise<Site>;
  /** Scheduled items that are due there. */
  items: number;
}

export interface CrashRunOptions {
  kills: number;
  /** Share of responses lost after the platform stored the post, 0 to 1. */
  lostShare: number;
  random: () => number;
}

export interface CrashRunReport {
  deliveries: DeliveryCounts;
  /** Posts that each target has, by its name. */
  posts: Record<string, SitePost[]>;
  killsDuringWrite: number;
  lostResponses: number;
  undelivered: string[];
}

interface OpenTarget extends CrashTarget {
  site: Site;
  proxy: FaultProxy;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const maxDelayMs = 350;
/** Time to approve one item; all are approved before the first is due. */
const approvalMs = 50;
/** Gives up if nothing is delivered for this long. */
const stallTimeoutMs = 120_000;

const openTarget = async (target: CrashTarget, options: CrashRunOptions): Promise<OpenTarget> => {
  const site = await target.start();
  return { ...target, site, proxy: await startFaultProxy(site.url, { ...options, maxDelayMs }) };
};

/** Leases are short, so that jobs of a killed worker are taken over within seconds, but longer than any call takes. */
const createEnv = (databaseUrl: string, targets: readonly OpenTarget[]): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  SESSION_KEY: '0123456789abcdefghijklmnopqrstuv',
  SECRET_KEYS: `kill:${Buffer.alloc(32, 7).toString('base64')}`,
  RATE_OFF: 'true',
  OUTBOUND_ALLOW: targets.map(({ proxy }) => proxy.address).join(','),
  OUTBOUND_TIMEOUT_MS: '2000',
  WORKER_LEASE_MS: '4000',
  WORKER_CONCURRENCY: '2',
  ...Object.fromEntries(targets.flatMap(({ site, proxy }) => Object.entries(site.createEnv(proxy.url)))),
});

const scheduleItems = async (deps: Deps, targets: readonly OpenTarget[]): Promise<void> => {
  const due = targets.reduce((sum, { items }) => sum + items, 0);
  const publishAt = new Date(Date.now() + due * approvalMs);
  const app = await buildApp(deps);
  for (const { name, site, proxy, items } of targets)
    await createFixture(
      { app, deps },
      { name, items, connection: site.createConnection(proxy.url) },
      publishAt,
    );
  await app.close();
  await pause(publishAt.getTime() - Date.now());
};

const countUndelivered = async ({ db }: Deps): Promise<number> => {
  const { rows } = await db.execute<{ left: number }>(
    `select count(*)::int as left from scheduled_items where delivery_state <> 'delivered'`,
  );
  return rows[0]?.left ?? 0;
};

const waitUntilDelivered = async (deps: Deps): Promise<void> => {
  let least = await countUndelivered(deps);
  let since = Date.now();
  while (least > 0 && Date.now() - since < stallTimeoutMs) {
    await skipRetryDelays(deps);
    await deps.queue.send(sweepJob, {});
    await pause(500);
    const now = await countUndelivered(deps);
    if (now < least) since = Date.now();
    least = Math.min(least, now);
  }
};

const listPosts = async (targets: readonly OpenTarget[]): Promise<CrashRunReport['posts']> =>
  Object.fromEntries(
    await Promise.all(targets.map(async ({ name, site }) => [name, await site.listPosts()] as const)),
  );

const runWorkers = async (
  deps: Deps,
  env: Record<string, string>,
  targets: readonly OpenTarget[],
  options: CrashRunOptions,
): Promise<CrashRunReport> => {
  const proxies = targets.map(({ proxy }) => proxy);
  await deps.queue.start();
  await scheduleItems(deps, targets);
  const { killsDuringWrite, survivors } = await killWorkers(deps, env, proxies, options);
  await waitUntilDelivered(deps);
  await Promise.all(survivors.map((worker) => worker.stop()));
  return {
    deliveries: await countDeliveries(deps),
    posts: await listPosts(targets),
    killsDuringWrite,
    lostResponses: proxies.reduce((sum, proxy) => sum + proxy.countLostResponses(), 0),
    undelivered: await listUndelivered(deps),
  };
};

/** Runs two workers against slow platforms, kills them at random moments, and reads the posts that arrived. */
export const executeCrashRun = async (
  given: readonly CrashTarget[],
  options: CrashRunOptions,
): Promise<CrashRunReport> => {
  const targets: OpenTarget[] = [];
  try {
    for (const target of given) targets.push(await openTarget(target, options));
    const database = await openTestDatabase();
    const env = createEnv(String(database.config.connectionString), targets);
    const deps = await openDeps(readEnv(env), { database });
    try {
      return await runWorkers(deps, env, targets, options);
    } finally {
      await closeDeps(deps);
    }
  } finally {
    for (const { site, proxy } of targets) {
      await proxy.close();
      await site.close();
    }
  }
};
