import type { Database } from '../../../../api/src/database/database.ts';
import { startWorker } from '../../workers/workerProcess.ts';
import { countStatements } from './countStatements.ts';

export interface DeliveryRate {
  workers: number;
  postsPerSecond: number;
  /** SQL statements per post, of all processes. */
  queriesPerPost: number;
}

interface DeliveryOptions {
  workers: number;
  env: Record<string, string>;
  db: Database;
  /** Posts that the platform has stored so far. */
  countPosts: () => number;
  warmUpMs: number;
  windowMs: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Starts workers, lets them get going, and counts what they publish within the window. */
export const measureDelivery = async (options: DeliveryOptions): Promise<DeliveryRate> => {
  const { workers, env, db, countPosts, warmUpMs, windowMs } = options;
  const processes = Array.from({ length: workers }, () => startWorker(env));
  await Promise.all(processes.map(({ ready }) => ready));
  await pause(warmUpMs);
  const statements = await countStatements(db);
  const posts = countPosts();
  const since = performance.now();
  await pause(windowMs);
  const published = countPosts() - posts;
  const seconds = (performance.now() - since) / 1_000;
  const queries = (await countStatements(db)) - statements;
  await Promise.all(processes.map((worker) => worker.stop()));
  return { workers, postsPerSecond: published / seconds, queriesPerPost: queries / Math.max(1, published) };
};
