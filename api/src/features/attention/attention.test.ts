import {
  listAttention,
  listNotifications,
  readAllNotifications,
  readNotification,
  type AttentionItem,
} from '@rankwright/contracts/attention';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { connections } from '../../database/schema/connections.ts';
import { notifications } from '../../database/schema/operations.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const provenance = {
  writer: 'person',
  model: null,
  promptVersion: null,
  durationMs: null,
  request: null,
} as const;

describe('what needs the person', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const kinds = async (token: string) =>
    ((await api.call(listAttention, { token })).body.items as AttentionItem[]).map(({ kind }) => kind);

  it('is an empty week until something is planned, and a connection that expired', async () => {
    const { token, userId: ownerId } = await signUp(api);
    assert.deepEqual(await kinds(token), ['week-empty']);
    await api.deps.db.insert(scheduledItems).values({ ownerId, title: 'Roses', scheduledDate: '2026-11-23' });
    assert.deepEqual(await kinds(token), []);
    const expiresAt = new Date(api.clock.now().getTime() - 1);
    await api.deps.db
      .insert(connections)
      .values({ ownerId, platform: 'wordpress', method: 'oauth', expiresAt });
    assert.deepEqual(await kinds(token), ['connection-expired']);
  });

  it('is a publication that failed or is not known to have arrived, each with what mends it', async () => {
    const { token, userId: ownerId } = await signUp(api, 'trouble@example.com');
    const [article] = await api.deps.db
      .insert(articles)
      .values({ ownerId, title: 'Roses', content: 'Cut.', provenance })
      .returning();
    const trouble = { ownerId, articleId: article!.id, marker: 'm' };
    await api.deps.db.insert(publications).values([
      { ...trouble, platform: 'wordpress', state: 'failed', remedy: 'retry', lastError: 'It took too long.' },
      { ...trouble, platform: 'wix', state: 'failed', remedy: 'reconnect' },
      { ...trouble, platform: 'shopify', state: 'unknown', remedy: 'check' },
      { ...trouble, platform: 'webflow', state: 'live', remedy: 'none' },
    ]);
    const items = (await api.call(listAttention, { token })).body.items as AttentionItem[];
    const actions = Object.fromEntries(
      items.map(({ text, action: { label, call } }) => [text, [label, call]]),
    );
    assert.deepEqual(actions, {
      '“Roses” was not published to WordPress. It took too long.': ['Retry', 'retry'],
      '“Roses” was not published to Wix.': ['Reconnect', undefined],
      'It is not known whether “Roses” reached Shopify.': ['Check now', 'check'],
      'Nothing is planned for the next seven days.': ['Plan an article', undefined],
    });
  });

  it('marks all notifications as read, and only one’s own', async () => {
    const mine = await signUp(api, 'mine@example.com');
    const theirs = await signUp(api, 'theirs@example.com');
    const told = ({ userId: ownerId }: { userId: string }, text: string) => ({
      ownerId,
      kind: 'x',
      text,
      href: '/',
    });
    await api.deps.db
      .insert(notifications)
      .values([told(mine, 'One'), told(mine, 'Two'), told(theirs, 'Three')]);
    assert.equal((await api.call(readAllNotifications, { token: mine.token })).status, 200);
    const unread = async (token: string) => (await api.call(listNotifications, { token })).body.unread;
    assert.deepEqual([await unread(mine.token), await unread(theirs.token)], [0, 1]);
  });

  it('counts unread notifications and marks one as read', async () => {
    const { token, userId: ownerId } = await signUp(api, 'told@example.com');
    const [row] = await api.deps.db
      .insert(notifications)
      .values({ ownerId, kind: 'published', text: 'It is live.', href: '/' })
      .returning();
    assert.equal((await api.call(listNotifications, { token })).body.unread, 1);
    assert.equal((await api.call(readNotification, { token, params: { id: row!.id } })).status, 200);
    assert.equal((await api.call(listNotifications, { token })).body.unread, 0);
  });
});
