import { getSchemas } from '@rankwright/contracts/endpoints';
import { getArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import { listNotifications } from '@rankwright/contracts/alerts';
import { getUsage } from '@rankwright/contracts/billing';
import {
  applyGeneration,
  findOverlaps,
  getGeneration,
  listGenerations,
  rewriteSelection,
  startGeneration,
  stopGeneration,
  updateClaims,
  type Generation,
} from '@rankwright/contracts/generations';
import { updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { eq, sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { events } from '../../database/schema/events.ts';
import { generations } from '../../database/schema/generations.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { queueAbandonedGenerations } from './generations.jobs.ts';
import { claimGeneration } from './generations.repository.ts';
import { runGeneration } from './runGeneration.ts';

describe('a generation with a language model', () => {
  let api: TestApi;
  let account: TestAccount;
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  before(async () => {
    model = await startFakeModel();
    api = await startTestApi({ env: model.env });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await model.close();
  });
  beforeEach(() => {
    model.reset();
  });

  const call = async (endpoint: Parameters<TestApi['call']>[0], id: string, body?: object) =>
    api.call(endpoint, { token: account.token, params: { id }, ...(body && { body }) });
  const start = async (change: object = {}): Promise<Generation> => {
    const body = { ...getSchemas(startGeneration).example.body, ...change };
    const reply = await api.call(startGeneration, { token: account.token, body });
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    return reply.body.generation as Generation;
  };
  const read = async (id: string) => (await call(getGeneration, id)).body.generation as Generation;
  const readArticle = async (id: string) => (await call(getArticle, id)).body.article as Article;
  const readUsage = async () => (await api.call(getUsage, { token: account.token })).body;
  const expireLease = (id: string) =>
    api.deps.db
      .update(generations)
      .set({ leaseUntil: sql`now() - interval '1 second'` })
      .where(eq(generations.id, id));

  it('creates the article at once, fills it in the worker and notifies', async () => {
    const { id, articleId, state } = await start();
    assert.equal(state, 'queued');
    assert.equal((await readArticle(articleId)).content, '');
    const list = await api.call(listGenerations, { token: account.token });
    assert.equal((list.body.generations as Generation[]).length, 1);
    await api.queue.drain();
    const done = await read(id);
    const article = await readArticle(articleId);
    assert.deepEqual([done.state, done.applied, done.sections], ['done', true, 2]);
    assert.ok(article.content.includes('## What matters') && article.content === done.text);
    const { receipt } = article;
    assert.deepEqual([receipt?.model, receipt?.editedShare], ['fake-model', 0]);
    assert.ok(
      receipt?.tokens && receipt.tokens.output > 0 && receipt.inputs.primaryKeyword === 'rose pruning',
    );
    const told = await api.call(listNotifications, { token: account.token });
    assert.match(JSON.stringify(told.body), /is written\. Review it/);
  });

  it('records progress as events whose text adds up to the article', async () => {
    const { id } = await start();
    await api.queue.drain();
    const rows = await api.deps.db.select().from(events).where(eq(events.ownerId, account.userId));
    const own = rows.filter(({ type, data }) => type === 'generation' && data.id === id);
    const text = own.map(({ data }) => (data.added as { text: string } | null)?.text ?? '').join('');
    assert.equal(text, (await read(id)).text);
  });

  it('is taken over after its worker died, keeps whole sections and ends done exactly once', async () => {
    const before = await readUsage();
    const { id, articleId } = await start();
    api.queue.waiting.length = 0;
    // A worker claims it, writes one section and dies.
    const claimed = await claimGeneration(api.deps.db, id, 60_000);
    assert.ok(claimed);
    const kept = '## First\n\nWritten before the crash.';
    const left = { title: 'A title', outline: ['First', 'Second'], parts: [kept], text: `${kept}\n\n## Sec` };
    await api.deps.db.update(generations).set(left).where(eq(generations.id, id));
    await queueAbandonedGenerations(api.deps);
    assert.equal(api.queue.waiting.length, 0);
    await expireLease(id);
    await queueAbandonedGenerations(api.deps);
    await Promise.all([runGeneration(api.deps, id), runGeneration(api.deps, id), api.queue.drain()]);
    const { content } = await readArticle(articleId);
    assert.ok(content.startsWith(kept) && content.split('## Second').length === 2, content);
    assert.equal((await read(id)).state, 'done');
    assert.equal(Number((await readUsage()).articlesGenerated), Number(before.articlesGenerated) + 1);
  });

  it('keeps the text when it is stopped, and the worker changes nothing afterwards', async () => {
    const { id, articleId } = await start();
    const text = '## First\n\nSo far so good.';
    await api.deps.db
      .update(generations)
      .set({ state: 'running', attempts: 1, outline: ['First', 'Second'], parts: [text], text })
      .where(eq(generations.id, id));
    const stopped = (await call(stopGeneration, id)).body.generation as Generation;
    assert.deepEqual([stopped.state, stopped.applied], ['stopped', true]);
    await api.queue.drain();
    assert.equal((await readArticle(articleId)).content, text);
    assert.equal((await call(stopGeneration, id)).status, 200);
  });

  it('stops a slow model in the middle of a section', async () => {
    model.switches.delayMs = 30;
    const { id, articleId } = await start({ wordCount: 3_000 });
    const working = api.queue.drain();
    while ((await read(id)).stage === 'outline') await new Promise(setImmediate);
    assert.equal((await call(stopGeneration, id)).status, 200);
    await working;
    assert.equal((await read(id)).state, 'stopped');
    assert.equal((await readArticle(articleId)).content, (await read(id)).text);
  });

  it('fails after three attempts when streams are cut, without counting usage', async () => {
    const before = await readUsage();
    model.switches.end = 'cut';
    const { id, articleId } = await start({ title: 'Roses', outline: ['When'] });
    await api.queue.drain();
    const failed = await read(id);
    assert.deepEqual([failed.state, failed.error], ['failed', 'Failed to generate article']);
    assert.equal((await readArticle(articleId)).content, '');
    assert.deepEqual(await readUsage(), before);
  });

  it('goes on with the next attempt when the model was broken for a moment', async () => {
    model.switches.text = 'no outline';
    const { id } = await start();
    const working = api.queue.drain();
    while (model.calls.length === 0) await new Promise(setImmediate);
    model.reset();
    await working;
    assert.equal((await read(id)).state, 'done');
  });

  it('runs once per article, and several per account', async () => {
    const { articleId } = await start();
    const again = { ...getSchemas(startGeneration).example.body, articleId };
    const reply = await api.call(startGeneration, { token: account.token, body: again });
    assert.deepEqual([reply.status, reply.body.code], [409, 'GENERATION_RUNNING']);
    await start();
    await api.queue.drain();
  });

  it('leaves the text of an article alone until the new one is applied', async () => {
    const { articleId } = await start();
    await api.queue.drain();
    const own = { title: 'Mine', content: 'Entirely my own words about roses.' };
    await call(updateArticle, articleId, own);
    const rerun = await start({ rerunOf: articleId, tone: 'Friendly' });
    await api.queue.drain();
    const edited = await readArticle(articleId);
    assert.deepEqual([edited.content, edited.receipt?.editedShare], [own.content, 1]);
    assert.equal((await read(rerun.id)).applied, false);
    const late = await call(applyGeneration, rerun.id, { version: edited.version - 1 });
    assert.deepEqual([late.status, late.body.code], [409, 'ARTICLE_CHANGED']);
    const applied = await call(applyGeneration, rerun.id, { version: edited.version });
    const article = applied.body.article as Article;
    assert.deepEqual([article.version, article.receipt?.inputs.tone], [edited.version + 1, 'Friendly']);
    assert.equal((await read(rerun.id)).applied, true);
  });

  it('lists claims to verify and keeps which ones were', async () => {
    model.switches.text = '## When\n\nPrune by 15 March. Water well. According to a survey, most do not.';
    const { articleId } = await start({ title: 'Roses', outline: ['When'] });
    await api.queue.drain();
    const claims = (await readArticle(articleId)).receipt?.claims ?? [];
    assert.deepEqual(
      claims.map(({ kind, verified }) => [kind, verified]),
      [
        ['number', false],
        ['source', false],
      ],
    );
    const verified = claims.map((claim) => ({ ...claim, verified: true }));
    const saved = (await call(updateClaims, articleId, { claims: verified })).body.article as Article;
    assert.ok(saved.receipt?.claims.every((claim) => claim.verified));
  });

  it('tells the model what the site profile says', async () => {
    const body = { facts: ['We grow 40 kinds of roses.'], avoidWords: ['synergy'] };
    await api.call(updateSiteProfile, { token: account.token, body });
    await start();
    await api.queue.drain();
    const prompts = JSON.stringify(model.calls.at(-1));
    assert.ok(prompts.includes('We grow 40 kinds of roses.') && prompts.includes('synergy'));
  });

  it('finds own articles with the same keyword or nearly the same title', async () => {
    const ask = async (query: object) =>
      (await api.call(findOverlaps, { token: account.token, query: { ...query } })).body.overlaps as {
        reason: string;
      }[];
    assert.equal((await ask({ keyword: 'Rose  Pruning' }))[0]?.reason, 'keyword');
    assert.equal((await ask({ title: 'Title' }))[0]?.reason, 'title');
    assert.deepEqual(await ask({ keyword: 'tulips', title: 'All about tulips' }), []);
  });

  it('rewrites a selection and saves nothing', async () => {
    const { articleId } = await start();
    await api.queue.drain();
    const before = await readArticle(articleId);
    model.switches.text = 'We use shears.';
    const reply = await call(rewriteSelection, articleId, { text: 'We utilize shears.' });
    assert.deepEqual([reply.body.text, reply.body.writer], ['We use shears.', 'model']);
    assert.deepEqual(await readArticle(articleId), before);
  });
});
