import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { getContentHistory } from '@rankwright/contracts/articles';
import {
  authorizeSearchConsole,
  completeSearchConsole,
  getSearchConnection,
  getSearchPerformance,
  type SearchConnection,
} from '@rankwright/contracts/searchPerformance';
import { sql } from 'drizzle-orm';
import { buildApp } from '../../../api/src/app.ts';
import { openDatabase } from '../../../api/src/database/openDatabase.ts';
import { searchPageDays } from '../../../api/src/database/schema/searchPerformance.ts';
import { closeDeps, openDeps, type Deps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { createLog } from '../../../api/src/log.ts';
import { signUpWithPlan } from '../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../api/src/testing/apiCall.ts';
import { followConsent } from '../../../api/src/testing/searchConsole.ts';
import { runOnServer } from '../../../api/src/testing/testDatabase.ts';
import { startFakeSearchConsole } from '../fakes/searchConsole/fakeSearchConsole.ts';
import { startProcess } from '../workers/workerProcess.ts';
import { createProductEnv, readPeakMemory } from './productProcess.ts';
import { createPageUrl, generateSearchSite } from './generateSearchSite.ts';
import type { Result } from './result.ts';

const rounds = 1_000;
const silent = createLog({ LOG_LEVEL: 'silent' });

interface Sync {
  seconds: number;
  memory: number;
  rows: number;
  megabytes: number;
  dashboardMs: number;
  historyMs: number;
}

/** An article for every page of the site, live at its address. */
const insertArticles = async ({ db }: Deps, ownerId: string, pageCount: number): Promise<void> => {
  const url = sql.raw(`'${createPageUrl(0).replace('0/', '')}' || i || '/'`);
  await db.execute(sql`with written as (
      insert into articles (owner_id, title, content, status, provenance)
      select ${ownerId}, 'Page ' || i, repeat(md5(i::text), 70), 'published', '{}'::jsonb
      from generate_series(0, ${pageCount - 1}::int) i returning id, title
    ) insert into publications (owner_id, article_id, platform, state, marker, url, visibility)
    select ${ownerId}, id, 'wordpress', 'live', title, ${url}, 'public' from (
      select id, title, substr(title, 6)::int as i from written) numbered`);
};

/** Signs up with an article for every page; returns the session's token. */
const prepareAccount = async (env: Record<string, string>, pageCount: number): Promise<string> => {
  const deps = await openDeps(readEnv(env));
  try {
    const app = await buildApp(deps);
    await deps.queue.start();
    const { token, userId } = await signUpWithPlan({ app, deps, call: createApiCall(app) });
    await insertArticles(deps, userId, pageCount);
    await app.close();
    return token;
  } finally {
    await closeDeps(deps);
  }
};

const request = async (url: string, token: string, body?: object): Promise<unknown> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(
    url,
    body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
  );
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.json();
};

const connect = async (address: string, token: string): Promise<void> => {
  const answer = await request(`${address}${authorizeSearchConsole.path}`, token, {});
  const consent = await followConsent((answer as { authUrl: string }).authUrl);
  await request(`${address}${completeSearchConsole.path}`, token, consent);
};

const waitUntilDone = async (address: string, token: string): Promise<void> => {
  for (;;) {
    const url = new URL(getSearchConnection.path, address).href;
    const { connection } = (await request(url, token)) as { connection: SearchConnection };
    if (connection.state === 'done') return;
    if (connection.state === 'failed' || connection.error)
      throw new Error(`The sync stopped: ${connection.error ?? ''}`);
    await pause(500);
  }
};

/** 95th percentile in milliseconds of both pages, asked in turn. */
const measurePages = async (address: string, token: string) => {
  const urls = [
    `${address}${getSearchPerformance.path}?timeframe=90d`,
    `${address}${getContentHistory.path}?page=1&limit=10`,
  ];
  const times: number[][] = urls.map(() => []);
  for (let round = -30; round < rounds; round += 1)
    for (const [index, url] of urls.entries()) {
      const since = performance.now();
      await request(url, token);
      if (round >= 0) times[index]?.push(performance.now() - since);
    }
  const [dashboardMs = 0, historyMs = 0] = times.map(
    (all) => all.toSorted((a, b) => a - b)[Math.floor(0.95 * all.length)] ?? 0,
  );
  return { dashboardMs, historyMs };
};

/** Rows and megabytes of what was stored; the product must have stopped. */
const measureDatabase = async (env: Record<string, string>) => {
  const settings = { DATABASE_URL: undefined, DATA_DIR: '', ...env };
  const database = await openDatabase({ ...settings, DATABASE_POOL: 2, ROLE: 'all' }, silent);
  try {
    const { rows } = await database.db.execute<{ size: string }>(
      sql`select pg_database_size(current_database()) as size`,
    );
    const megabytes = Number(rows[0]?.size ?? 0) / 1e6;
    return { rows: await database.db.$count(searchPageDays), megabytes };
  } finally {
    await database.close();
  }
};

const sync = async (env: Record<string, string>, pageCount: number): Promise<Sync> => {
  const token = await prepareAccount(env, pageCount);
  const product = startProcess({ ...env, ROLE: 'all', PORT: '0' });
  try {
    const address = await product.ready;
    if (!address) throw new Error('The product did not start.');
    const started = performance.now();
    await connect(address, token);
    await waitUntilDone(address, token);
    const seconds = (performance.now() - started) / 1_000;
    const memory = readPeakMemory(product.pid);
    const pages = await measurePages(address, token);
    await product.stop();
    return { seconds, memory, ...(await measureDatabase(env)), ...pages };
  } finally {
    await product.stop();
  }
};

const describeSync = (
  name: string,
  dayCount: number,
  { seconds, memory, rows, megabytes, dashboardMs, historyMs }: Sync,
): Result[] => [
  {
    name: `Sync of ${dayCount} days on ${name}`,
    text: `${(seconds / 60).toFixed(1)} min, ${rows.toLocaleString('en')} rows, ${megabytes.toFixed(0)} MB of database, at most ${memory} MB in the process`,
    ok: rows > 0,
  },
  {
    name: `Results page beside the history page on ${name}, p95 of ${rounds} requests each`,
    text: `${dashboardMs.toFixed(1)} ms and ${historyMs.toFixed(1)} ms`,
    ok: dashboardMs <= historyMs,
  },
];

/** Reads the last days of a large generated site into both databases. */
export const measureSync = async (pageCount: number, seed: number, dayCount: number): Promise<Result[]> => {
  const answer = generateSearchSite(pageCount, seed, dayCount);
  const fake = await startFakeSearchConsole({
    properties: [{ siteUrl: 'sc-domain:archive.example', permissionLevel: 'siteOwner', results: [], answer }],
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-sync-'));
  const server = process.env.TEST_DATABASE_URL ?? '';
  const databaseUrl = new URL(server);
  databaseUrl.pathname = '/search_sync';
  const env = { ...createProductEnv(fake.address), ...fake.env, DATA_DIR: folder };
  await runOnServer(server, 'create database search_sync');
  try {
    const postgres = await sync({ ...env, DATABASE_URL: databaseUrl.href }, pageCount);
    return [
      ...describeSync('PostgreSQL', dayCount, postgres),
      ...describeSync('the embedded database', dayCount, await sync(env, pageCount)),
    ];
  } finally {
    await runOnServer(server, 'drop database search_sync with (force)');
    await fake.close();
    rmSync(folder, { recursive: true, force: true });
  }
};
