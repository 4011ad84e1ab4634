import { openDeps, closeDeps, type Deps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { sweepJob } from '../../../api/src/features/delivery/delivery.jobs.ts';
import { openTestDatabase } from '../../../api/src/testing/testDatabase.ts';
import {
  listUndelivered,
  skipRetryDelays,
  createFixture,
  countDeliveries,
  type DeliveryCounts,
} from './fixture.ts';
import type { Site } from './sites.ts';
import { startFaultProxy, type FaultProxy } from './faultProxy.ts';
import { startWorker, type WorkerProcess } from './workerProcess.ts';

export interface CrashRunOptions {
  items: number;
  kills: number;
  /** Share of responses lost after the platform stored the post, 0 to 1. */
  lostShare: number;
  random: () => number;
}

export interface CrashRunReport extends DeliveryCounts {
  posts: number;
  distinct: number;
  /** Kills while a write request was pending. */
  killsDuringWrite: number;
  lostResponses: number;
  undelivered: string[];
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const maxDelayMs = 350;
const maxLifetimeMs = 2_500;
/** Share of workers that may be killed before they are ready. */
const earlyKillShare = 0.15;
/** Gives up if nothing is delivered for this long. */
const stallTimeoutMs = 120_000;

/** Leases are short, so that jobs of a killed worker are taken over within seconds, but longer than any call takes. */
const createEnv = (databaseUrl: string, proxy: FaultProxy, site: Site): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  SESSION_KEY: 'k'.repeat(32),
  SECRET_KEYS: `kill:${Buffer.alloc(32, 7).toString('base64')}`,
  OUTBOUND_ALLOW: proxy.address,
  OUTBOUND_TIMEOUT_MS: '2000',
  WORKER_LEASE_MS: '4000',
  WORKER_CONCURRENCY: '2',
  ...site.createEnv(proxy.url),
});

const triggerSweep = async (deps: Deps): Promise<void> => {
  await skipRetryDelays(deps);
  await deps.queue.send(sweepJob, {});
};

interface KillProgress {
  left: number;
  /** Kills while a write request was pending. */
  mid: number;
}

/** Starts workers one after the other and kills each at a random moment; returns the last one, which keeps running. */
const runWorkerUntilKilled = async (
  env: Record<string, string>,
  proxy: FaultProxy,
  progress: KillProgress,
  random: () => number,
): Promise<WorkerProcess> => {
  let worker = startWorker(env);
  while (progress.left > 0) {
    progress.left -= 1;
    if (random() > earlyKillShare) await worker.ready;
    await pause(random() * maxLifetimeMs);
    if (proxy.countPendingWrites() > 0) progress.mid += 1;
    await worker.kill();
    worker = startWorker(env);
  }
  return worker;
};

const killWorkers = async (
  deps: Deps,
  env: Record<string, string>,
  proxy: FaultProxy,
  { kills, random }: CrashRunOptions,
): Promise<number> => {
  const progress = { left: kills, mid: 0 };
  const skipDelaysTimer = setInterval(() => void skipRetryDelays(deps).catch(() => undefined), 1_000);
  const workers = await Promise.all([1, 2].map(() => runWorkerUntilKilled(env, proxy, progress, random)));
  clearInterval(skipDelaysTimer);
  await waitUntilDelivered(deps);
  await Promise.all(workers.map((worker) => worker.stop()));
  return progress.mid;
};

const waitUntilDelivered = async (deps: Deps): Promise<void> => {
  const countUndelivered = async () => {
    const { rows } = await deps.db.execute<{ left: number }>(
      `select count(*)::int as left from scheduled_items where delivery_state <> 'delivered'`,
    );
    return rows[0]?.left ?? 0;
  };
  let least = await countUndelivered();
  let since = Date.now();
  while (least > 0 && Date.now() - since < stallTimeoutMs) {
    await triggerSweep(deps);
    await pause(500);
    const now = await countUndelivered();
    if (now < least) since = Date.now();
    least = Math.min(least, now);
  }
};

/** Runs two workers against a slow platform, kills them at random moments, and counts what was delivered. */
export const executeCrashRun = async (
  start: () => Promise<Site>,
  options: CrashRunOptions,
): Promise<CrashRunReport> => {
  const site = await start();
  const proxy = await startFaultProxy(site.url, {
    random: options.random,
    maxDelayMs: maxDelayMs,
    lostShare: options.lostShare,
  });
  const database = await openTestDatabase();
  const env = createEnv(String(database.config.connectionString), proxy, site);
  const deps = await openDeps(readEnv(env), { database });
  try {
    await deps.queue.start();
    await createFixture(deps, site.createConnection(proxy.url), options.items);
    const killsDuringWrite = await killWorkers(deps, env, proxy, options);
    const titles = site.listTitles();
    const postCounts = { posts: titles.length, distinct: new Set(titles).size };
    return {
      ...(await countDeliveries(deps)),
      ...postCounts,
      killsDuringWrite,
      lostResponses: proxy.countLostResponses(),
      undelivered: await listUndelivered(deps),
    };
  } finally {
    await proxy.close();
    await site.close();
    await closeDeps(deps);
  }
};
