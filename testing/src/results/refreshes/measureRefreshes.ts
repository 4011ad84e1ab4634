import { eq } from 'drizzle-orm';
import { buildApp } from '../../../../api/src/app.ts';
import { archivePosts } from '../../../../api/src/database/schema/archive.ts';
import { closeDeps, openDeps, type Deps } from '../../../../api/src/deps.ts';
import { readEnv } from '../../../../api/src/env.ts';
import { startArchiveImport } from '../../../../api/src/features/archive/archive.service.ts';
import { signUpWithPlan } from '../../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../../api/src/testing/apiCall.ts';
import { openTestDatabase } from '../../../../api/src/testing/testDatabase.ts';
import { startFaultProxy, type FaultProxy } from '../../crash/faultProxy.ts';
import { connectSite } from '../../crash/fixture.ts';
import { killWorkers } from '../../crash/killWorkers.ts';
import { createWordpressConnection } from '../../crash/sites/wordpressConnection.ts';
import { startWordpress, type Wordpress } from '../../wordpress/startWordpress.ts';
import { startWorker } from '../../workers/workerProcess.ts';
import { generatePosts } from '../generatePosts.ts';
import { waitUntilDone } from '../importAccount.ts';
import { createProductEnv } from '../productProcess.ts';
import { formatShare, type Result } from '../result.ts';
import { createPerson } from './person.ts';
import {
  approveAll,
  countOverwritten,
  getNewText,
  getSiteEdit,
  mergeAll,
  waitUntilSettled,
  type Trial,
  type TrialPost,
} from './refreshTrial.ts';
import { openWordpressEditor, type WordpressPost } from '../../wordpress/wordpressEditor.ts';

const maxDelayMs = 350;
const leaseMs = 4_000;
const lostShare = 0.25;
/** Every so many posts, one is edited on the site before the approval, and another one after it. */
const editedEvery = 5;

const createEnv = (databaseUrl: string, proxy: FaultProxy): Record<string, string> => ({
  ...createProductEnv(proxy.address),
  DATABASE_URL: databaseUrl,
  DATABASE_POOL: '6',
  OUTBOUND_TIMEOUT_MS: '2000',
  WORKER_LEASE_MS: String(leaseMs),
  WORKER_CONCURRENCY: '2',
});

const chooseEdit = (index: number): TrialPost['edited'] => {
  if (index % editedEvery === 1) return 'before approval';
  return index % editedEvery === 2 ? 'after approval' : 'never';
};

/** Imports the site into a new account. */
const openTrial = async (
  deps: Deps,
  env: Record<string, string>,
  { wordpress, proxy }: { wordpress: Wordpress; proxy: FaultProxy },
): Promise<{ trial: Trial; posts: TrialPost[]; close: () => Promise<unknown> }> => {
  const app = await buildApp(deps);
  const call = createApiCall(app);
  const { userId: ownerId, token } = await signUpWithPlan({ app, deps, call }, 'refreshes@example.com');
  await connectSite(deps, ownerId, createWordpressConnection(proxy.url, 'admin', wordpress.passwords.admin));
  await startArchiveImport(deps, ownerId, 'wordpress');
  const worker = startWorker({ ...env, OUTBOUND_TIMEOUT_MS: '30000' });
  await waitUntilDone({ deps, ownerId });
  await worker.stop();
  const rows = await deps.db.select().from(archivePosts).where(eq(archivePosts.ownerId, ownerId));
  const posts = rows
    .filter(({ kind, title }) => kind === 'post' && / \d+$/.test(title))
    .flatMap(({ articleId, remoteId }, index) =>
      articleId ? [{ articleId, remoteId, edited: chooseEdit(index), siteText: null, refreshId: '' }] : [],
    );
  const person = createPerson(call, token);
  return {
    trial: { deps, ownerId, person, editor: openWordpressEditor(wordpress) },
    posts,
    close: () => app.close(),
  };
};

/** What the site has at the end, beside what it had before. */
const compareSite = async (
  { editor, person }: Trial,
  posts: readonly TrialPost[],
  before: readonly WordpressPost[],
) => {
  const after = new Map((await editor.list()).map((post) => [String(post.id), post]));
  const known = new Map(before.map((post) => [String(post.id), post]));
  const result = { updated: 0, kept: 0, duplicates: after.size - known.size, lostEdits: 0, once: 0 };
  for (const post of posts) {
    const content = after.get(post.remoteId)?.content ?? '';
    const old = known.get(post.remoteId);
    const now = after.get(post.remoteId);
    if (old?.slug === now?.slug && old?.status === now?.status && old?.title === now?.title) result.kept += 1;
    const hasText = content.split(getNewText(post)).length === 2;
    if (hasText && (await person.read(post.refreshId)).state === 'updated') result.updated += 1;
    if (post.siteText !== null && !content.includes(getSiteEdit(post))) result.lostEdits += 1;
    const written = (await editor.countRevisions(post.remoteId)) - (post.siteText === null ? 0 : 1);
    if (written === 1) result.once += 1;
  }
  return result;
};

interface Disturbance {
  kills: number;
  random: () => number;
}

/** Sends what was approved while workers are killed. Returns the kills during a write. */
const updateUnderKills = async (
  trial: Trial,
  env: Record<string, string>,
  proxy: FaultProxy,
  disturbance: Disturbance,
): Promise<number> => {
  const { survivors, killsDuringWrite } = await killWorkers(trial.deps, env, [proxy], disturbance);
  await waitUntilSettled(trial);
  await Promise.all(survivors.map((worker) => worker.stop()));
  return killsDuringWrite;
};

const runTrial = async (
  { trial, posts }: { trial: Trial; posts: TrialPost[] },
  env: Record<string, string>,
  proxy: FaultProxy,
  { kills, random }: Disturbance,
): Promise<Result[]> => {
  const before = await trial.editor.list();
  const edits = posts.filter(({ edited }) => edited === 'before approval').length;
  const refused = await approveAll(trial, posts);
  const half = { kills: kills / 2, random };
  const lostBefore = proxy.countLostResponses();
  const inFirst = await updateUnderKills(trial, env, proxy, half);
  const overwritten = await countOverwritten(trial, posts);
  await mergeAll(trial, posts);
  const inSecond = await updateUnderKills(trial, env, proxy, half);
  const killsDuringWrite = inFirst + inSecond;
  const lost = proxy.countLostResponses() - lostBefore;
  const { updated, kept, duplicates, lostEdits, once } = await compareSite(trial, posts, before);
  const total = posts.length;
  const edited = posts.filter(({ siteText }) => siteText !== null).length;
  return [
    {
      name: `Posts refreshed under ${kills} SIGKILLs of the workers (${killsDuringWrite} during a write) and ${lost} lost answers`,
      text: formatShare(updated, total),
      ok: updated === total,
    },
    {
      name: 'The same post, at its address: id, slug, status and title',
      text: `${formatShare(kept, total)}, ${duplicates} duplicates`,
      ok: kept === total && duplicates === 0,
    },
    { name: 'Another text saved once on the site', text: formatShare(once, total), ok: once === total },
    {
      name: `Edits made on the site meanwhile, ${edits} before the approval and ${edited - edits} after it`,
      text: `${overwritten} overwritten unseen, ${refused} approvals refused, ${lostEdits} lost at the end`,
      ok: overwritten === 0 && refused === edits && lostEdits === 0,
    },
  ];
};

/** Refreshes posts of a real WordPress while workers are killed, answers are lost and an editor works on the site. */
export const measureRefreshes = async (
  count: number,
  seed: number,
  disturbance: Disturbance,
): Promise<Result[]> => {
  const wordpress = await startWordpress('pretty');
  const proxy = await startFaultProxy(wordpress.url, { random: disturbance.random, maxDelayMs, lostShare });
  const database = await openTestDatabase();
  const env = createEnv(String(database.config.connectionString), proxy);
  const deps = await openDeps(readEnv({ ...env, OUTBOUND_TIMEOUT_MS: '30000' }), { database });
  try {
    const posts = generatePosts(count, seed);
    wordpress.insertPosts(posts.map((post) => ({ ...post, type: 'post', status: 'publish' })));
    await deps.queue.start();
    const { close, ...opened } = await openTrial(deps, env, { wordpress, proxy });
    const results = await runTrial(opened, env, proxy, disturbance);
    await close();
    return results;
  } finally {
    await closeDeps(deps);
    await proxy.close();
    wordpress.stop();
  }
};
