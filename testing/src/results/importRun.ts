import { buildApp } from '../../../api/src/app.ts';
import { closeDeps, openDeps, type Deps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { startArchiveImport } from '../../../api/src/features/archive/archive.service.ts';
import { signUpWithPlan } from '../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../api/src/testing/apiCall.ts';
import { openTestDatabase } from '../../../api/src/testing/testDatabase.ts';
import { connectSite } from '../crash/fixture.ts';
import { createWordpressConnection } from '../crash/sites/wordpressConnection.ts';
import { startWordpress, type Wordpress } from '../wordpress/startWordpress.ts';
import { startWorker } from '../workers/workerProcess.ts';
import { compareSources, countImported, writeBack } from './compareImport.ts';
import type { GeneratedPost } from './generatePosts.ts';
import { waitUntilDone, type ImportAccount } from './importAccount.ts';
import { killOnTheWay } from './killWorker.ts';
import { createProductEnv, readPeakMemory } from './productProcess.ts';
import { formatShare, type Result } from './result.ts';

const leaseMs = 3_000;

const createEnv = (databaseUrl: string, address: string): Record<string, string> => ({
  ...createProductEnv(address),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  WORKER_LEASE_MS: String(leaseMs),
});

interface Product {
  app: Awaited<ReturnType<typeof buildApp>>;
  deps: Deps;
  env: Record<string, string>;
  wordpress: Wordpress;
}

/** A new account that has connected the site and started its import. */
const openAccount = async ({ app, deps, wordpress }: Product, name: string): Promise<ImportAccount> => {
  const call = createApiCall(app);
  const { userId } = await signUpWithPlan({ app, deps, call }, `${name}@example.com`);
  const connection = createWordpressConnection(wordpress.url, 'admin', wordpress.passwords.admin);
  await connectSite(deps, userId, connection);
  await startArchiveImport(deps, userId, 'wordpress');
  return { deps, ownerId: userId };
};

/** Imports everything with one worker. */
const importUndisturbed = async (product: Product) => {
  const started = performance.now();
  const account = await openAccount(product, 'undisturbed');
  const worker = startWorker(product.env);
  await waitUntilDone(account);
  const seconds = (performance.now() - started) / 1_000;
  const memory = readPeakMemory(worker.pid);
  await worker.stop();
  return { account, seconds, memory };
};

/** Imports everything with workers that are killed on the way. */
const importWithKills = async (product: Product, kills: number, random: () => number) => {
  const account = await openAccount(product, 'killed');
  const { worker, killed } = await killOnTheWay(account, product.env, kills, random);
  await waitUntilDone(account);
  await worker.stop();
  return { account, killed };
};

const measure = async (
  product: Product,
  posts: readonly GeneratedPost[],
  kills: number,
  random: () => number,
): Promise<Result[]> => {
  const { account, seconds, memory } = await importUndisturbed(product);
  const disturbed = await importWithKills(product, kills, random);
  const { identical, afterEdit, unnamed } = await compareSources(account, posts);
  const stored = await writeBack(account, posts);
  const counts = await countImported(account, posts);
  const killedCounts = await countImported(disturbed.account, posts);
  const total = posts.length;
  const enough = 0.95 * total;
  return [
    {
      name: 'Import',
      text: `${formatShare(total - counts.missing, total)} in ${seconds.toFixed(0)} s, at most ${memory} MB in the worker, ${counts.duplicates} duplicates`,
      ok: counts.missing === 0 && counts.duplicates === 0,
    },
    {
      name: 'Read and written back, every byte the same',
      text: formatShare(identical, total),
      ok: identical >= enough,
    },
    {
      name: 'Updated on the site, every byte the same there',
      text: formatShare(stored, total),
      ok: stored >= enough,
    },
    {
      name: 'A paragraph added, every other byte the same',
      text: formatShare(afterEdit, total),
      ok: afterEdit >= enough,
    },
    {
      name: 'Posts with blocks that Markdown has no form for, without a word about it',
      text: String(unnamed),
      ok: unnamed === 0,
    },
    {
      name: `Import with ${kills} SIGKILLs of its worker`,
      text: `${disturbed.killed} kills, ${killedCounts.missing} missing, ${killedCounts.duplicates} duplicates`,
      ok: disturbed.killed === kills && killedCounts.missing === 0 && killedCounts.duplicates === 0,
    },
  ];
};

/** Imports generated posts of a real WordPress: once undisturbed, once with workers that are killed on the way. */
export const measureImport = async (
  posts: readonly GeneratedPost[],
  kills: number,
  random: () => number,
): Promise<Result[]> => {
  const wordpress = await startWordpress('pretty');
  const database = await openTestDatabase();
  const env = createEnv(String(database.config.connectionString), wordpress.address);
  const deps = await openDeps(readEnv(env), { database });
  try {
    wordpress.insertPosts(posts);
    const app = await buildApp(deps);
    await deps.queue.start();
    const results = await measure({ app, deps, env, wordpress }, posts, kills, random);
    await app.close();
    return results;
  } finally {
    await closeDeps(deps);
    wordpress.stop();
  }
};
