import { openDeps, closeDeps, type Deps } from '../src/deps.ts';
import { readEnv } from '../src/env.ts';
import { sweep } from '../src/features/delivery/delivery.jobs.ts';
import { openTestDatabase } from '../src/testing/testDatabase.ts';
import { leftOpen, letWaitsPass, setScene, standing, type Standing } from './scene.ts';
import type { Site } from './sites.ts';
import { openRoad, type Road } from './unreliableRoad.ts';
import { startWorker, type WorkerProcess } from './workerProcess.ts';

export interface NightOptions {
  items: number;
  kills: number;
  /** How many answers are lost after the platform stored the post, 0 to 1. */
  lost: number;
  random: () => number;
}

export interface NightReport extends Standing {
  posts: number;
  distinct: number;
  /** Kills that struck while a post was on its way. */
  mid: number;
  lostAnswers: number;
  open: string[];
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const roadMs = 350;
const longestLifeMs = 2_500;
/** So many are killed while they start. */
const earlyShare = 0.15;
/** So long nothing may arrive before we give up. */
const patienceMs = 120_000;

/** Short leases, so that what a dead worker held is taken over within seconds; longer than any call takes here. */
const envOf = (databaseUrl: string, road: Road, site: Site): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  SESSION_KEY: 'k'.repeat(32),
  SECRET_KEYS: `kill:${Buffer.alloc(32, 7).toString('base64')}`,
  OUTBOUND_ALLOW: road.address,
  OUTBOUND_TIMEOUT_MS: '2000',
  WORKER_LEASE_MS: '4000',
  WORKER_CONCURRENCY: '2',
  ...site.envOf(road.url),
});

const nudge = async (deps: Deps): Promise<void> => {
  await letWaitsPass(deps);
  await deps.queue.send(sweep, {});
};

interface Killing {
  left: number;
  /** Kills that struck while a post was on its way. */
  mid: number;
}

/** One worker after the other, each killed at a random moment, some before they began; the last one lives. */
const relay = async (
  env: Record<string, string>,
  road: Road,
  killing: Killing,
  random: () => number,
): Promise<WorkerProcess> => {
  let worker = startWorker(env);
  while (killing.left > 0) {
    killing.left -= 1;
    if (random() > earlyShare) await worker.ready;
    await pause(random() * longestLifeMs);
    if (road.underWay() > 0) killing.mid += 1;
    await worker.kill();
    worker = startWorker(env);
  }
  return worker;
};

const killAtRandom = async (
  deps: Deps,
  env: Record<string, string>,
  road: Road,
  { kills, random }: NightOptions,
): Promise<number> => {
  const killing = { left: kills, mid: 0 };
  const passing = setInterval(() => void letWaitsPass(deps).catch(() => undefined), 1_000);
  const workers = await Promise.all([1, 2].map(() => relay(env, road, killing, random)));
  clearInterval(passing);
  await untilDone(deps);
  await Promise.all(workers.map((worker) => worker.stop()));
  return killing.mid;
};

const untilDone = async (deps: Deps): Promise<void> => {
  const left = async () => {
    const { rows } = await deps.db.execute<{ left: number }>(
      `select count(*)::int as left from scheduled_items where delivery_state <> 'delivered'`,
    );
    return rows[0]?.left ?? 0;
  };
  let least = await left();
  let since = Date.now();
  while (least > 0 && Date.now() - since < patienceMs) {
    await nudge(deps);
    await pause(500);
    const now = await left();
    if (now < least) since = Date.now();
    least = Math.min(least, now);
  }
};

/** Two workers, due items, a slow platform, and SIGKILL at random moments; then everything is counted. */
export const runNight = async (start: () => Promise<Site>, options: NightOptions): Promise<NightReport> => {
  const site = await start();
  const road = await openRoad(site.url, { random: options.random, longestMs: roadMs, lost: options.lost });
  const database = await openTestDatabase();
  const env = envOf(String(database.config.connectionString), road, site);
  const deps = await openDeps(readEnv(env), { database });
  try {
    await deps.queue.start();
    await setScene(deps, site.connectionOf(road.url), options.items);
    const mid = await killAtRandom(deps, env, road, options);
    const titles = site.titles();
    const counted = { posts: titles.length, distinct: new Set(titles).size };
    return {
      ...(await standing(deps)),
      ...counted,
      mid,
      lostAnswers: road.lostAnswers(),
      open: await leftOpen(deps),
    };
  } finally {
    await road.close();
    await site.close();
    await closeDeps(deps);
  }
};
