import {
  createArticle,
  deleteArticle,
  getArticle,
  listArticleVersions,
  updateArticle,
} from '@rankwright/contracts/articles';
import { logIn } from '@rankwright/contracts/account';
import { getUsage } from '@rankwright/contracts/billing';
import { articleRestoreDays, storage } from '@rankwright/contracts/limits';
import { createScheduledItem, updateScheduledItem } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { archivePosts } from '../../database/schema/archive.ts';
import { files } from '../../database/schema/operations.ts';
import { signUp, signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const full = [409, 'STORAGE_LIMIT'];
/** 380 KB, in two bytes a character. */
const content = 'ü'.repeat(190_000);

describe('storage of an account', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const save = async ({ token }: TestAccount, text = content) => {
    const { status, body } = await api.call(createArticle, {
      token,
      body: { title: 'Roses', content: text },
    });
    return { result: [status, body.code], id: (body.article as { id: string } | undefined)?.id ?? '' };
  };
  const readUsage = async ({ token }: TestAccount) => {
    const { body } = await api.call(getUsage, { token });
    const { usage, planLimits } = body as Record<'usage' | 'planLimits', Record<string, number>>;
    return [usage.storedMegabytes, planLimits.storageMegabytes];
  };
  const fill = ({ userId: ownerId }: TestAccount, bytes: number) =>
    api.deps.db
      .insert(files)
      .values({ key: `profile/${ownerId}/1.webp`, ownerId, contentType: 'image/webp', bytes });

  it('ends at 5 MB without a plan, is shown, and keeps what is stored', async () => {
    const account = await signUp(api, 'full@example.com');
    assert.deepEqual(await readUsage(account), [0, storage.megabytesWithoutPlan]);
    const saved = [];
    for (let count = 0; count < 20; count += 1) saved.push(await save(account));
    const accepted = saved.filter(({ id }) => id);
    assert.equal(accepted.length, 14);
    assert.deepEqual(saved.at(-1)?.result, full);
    assert.deepEqual(await readUsage(account), [5.4, 5]);
    const { token } = account;
    for (const { id } of accepted)
      assert.equal((await api.call(getArticle, { token, params: { id } })).status, 200);
    const [first] = accepted;
    const params = { id: first?.id ?? '' };
    const change = await api.call(updateArticle, {
      token,
      params,
      body: { title: 'Roses', content: `${content}!` },
    });
    assert.deepEqual([change.status, change.body.code], full);
  });

  it('lets a full account save a shorter text, which takes the place of its last edit', async () => {
    const account = await signUp(api, 'shorter@example.com');
    const { id } = await save(account);
    await fill(account, 5_000_000);
    const params = { id };
    const shorten = async (text: string) => {
      const body = { title: 'Roses', content: text };
      return (await api.call(updateArticle, { token: account.token, params, body })).status;
    };
    assert.equal(await shorten('ü'.repeat(1_000)), 200);
    assert.equal(await shorten('ü'.repeat(999)), 200);
    assert.equal(await shorten('ü'.repeat(1_000)), 409);
    assert.deepEqual(await readUsage(account), [5.1, 5]);
    const { body } = await api.call(listArticleVersions, { token: account.token, params });
    const versions = body.versions as { version: number; content: string }[];
    assert.deepEqual(
      versions.map(({ version, content: text }) => [version, text.length]),
      [[3, 999]],
    );
  });

  it('counts what imported posts keep of their site', async () => {
    const account = await signUp(api, 'imported@example.com');
    await api.deps.db.insert(archivePosts).values({
      ownerId: account.userId,
      platform: 'wordpress',
      site: 'https://roses.example',
      remoteId: '1',
      kind: 'post',
      status: 'publish',
      title: 'Roses',
      revision: '1',
      modifiedAt: api.clock.now(),
      // Random, because what is stored is compressed.
      parts: [{ markdown: '', source: randomBytes(4_000_000).toString('base64'), blocks: 1 }],
    });
    assert.deepEqual((await save(account)).result, full);
  });

  it('has room again when a deleted article can no longer be restored', async () => {
    const account = await signUp(api, 'room@example.com');
    await fill(account, 4_800_000);
    const { id } = await save(account);
    assert.deepEqual((await save(account)).result, full);
    await api.call(deleteArticle, { token: account.token, params: { id } });
    assert.deepEqual((await save(account)).result, full);
    api.clock.advance(articleRestoreDays * dayMs + 1);
    const { body } = await api.call(logIn, { body: { email: account.email, password: account.password } });
    assert.ok((await save({ ...account, token: String(body.token) })).id);
  });

  it('goes on to 500 MB with a plan; a full account still moves what it planned', async () => {
    const account = await signUpWithPlan(api, 'paying@example.com');
    const { token } = account;
    const body = { title: 'How to prune roses', scheduledDate: '2099-03-01' };
    await fill(account, 499_999_999);
    const item = await api.call(createScheduledItem, { token, body });
    assert.equal(item.status, 200);
    assert.equal((await api.call(createScheduledItem, { token, body })).body.code, 'STORAGE_LIMIT');
    const params = { id: String(item.body.id) };
    const move = await api.call(updateScheduledItem, {
      token,
      params,
      body: { scheduledDate: '2099-03-02' },
    });
    assert.equal(move.status, 200);
    const text = await api.call(updateScheduledItem, { token, params, body: { content } });
    assert.deepEqual([text.status, text.body.code], full);
  });
});
