import {
  listAlerts,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
  type AlertItem,
} from '@rankwright/contracts/alerts';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { connections } from '../../database/schema/connections.ts';
import { notifications } from '../../database/schema/operations.ts';
import { publications } from '../../database/schema/publications.ts';
import { signUp } from '../../testing/accounts.ts';
import { insertPlannedItem } from '../../testing/scheduledItems.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const provenance = {
  writer: 'person',
  model: null,
  promptVersion: null,
  durationMs: null,
  request: null,
} as const;

describe('alerts and notifications', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const listAlertKinds = async (token: string) =>
    ((await api.call(listAlerts, { token })).body.items as AlertItem[]).map(({ kind }) => kind);

  it('alerts about an empty week and about an expired connection', async () => {
    const { token, userId: ownerId } = await signUp(api);
    assert.deepEqual(await listAlertKinds(token), ['week-empty']);
    await insertPlannedItem(api.deps.db, { ownerId, title: 'Roses', scheduledDate: '2026-11-23' });
    assert.deepEqual(await listAlertKinds(token), []);
    const expiresAt = new Date(api.clock.now().getTime() - 1);
    await api.deps.db
      .insert(connections)
      .values({ ownerId, platform: 'wordpress', method: 'oauth', expiresAt });
    assert.deepEqual(await listAlertKinds(token), ['connection-expired']);
  });

  it('alerts about failed and unconfirmed publications with the action that resolves each', async () => {
    const { token, userId: ownerId } = await signUp(api, 'trouble@example.com');
    const [article] = await api.deps.db
      .insert(articles)
      .values({ ownerId, title: 'Roses', content: 'Cut.', provenance })
      .returning();
    const publication = { ownerId, articleId: article!.id, idempotencySlug: 'm' };
    await api.deps.db.insert(publications).values([
      {
        ...publication,
        platform: 'wordpress',
        state: 'failed',
        remedy: 'retry',
        lastError: 'It took too long.',
      },
      { ...publication, platform: 'wix', state: 'failed', remedy: 'reconnect' },
      { ...publication, platform: 'shopify', state: 'unknown', remedy: 'check' },
      { ...publication, platform: 'webflow', state: 'live', remedy: 'none' },
    ]);
    const items = (await api.call(listAlerts, { token })).body.items as AlertItem[];
    const actions = Object.fromEntries(
      items.map(({ text, action: { label, call } }) => [text, [label, call]]),
    );
    assert.deepEqual(actions, {
      '“Roses” was not published to WordPress. It took too long.': ['Retry', 'retry'],
      '“Roses” was not published to Wix.': ['Reconnect', undefined],
      'We could not confirm that “Roses” was published to Shopify.': ['Check now', 'check'],
      'Nothing is planned for the next seven days.': ['Plan an article', undefined],
    });
  });

  it('marks all of the caller’s notifications as read, and no one else’s', async () => {
    const owner = await signUp(api, 'mine@example.com');
    const other = await signUp(api, 'theirs@example.com');
    const createNotification = ({ userId: ownerId }: { userId: string }, text: string) => ({
      ownerId,
      kind: 'x',
      text,
      href: '/',
    });
    await api.deps.db
      .insert(notifications)
      .values([
        createNotification(owner, 'One'),
        createNotification(owner, 'Two'),
        createNotification(other, 'Three'),
      ]);
    assert.equal((await api.call(markAllNotificationsRead, { token: owner.token })).status, 200);
    const countUnread = async (token: string) => (await api.call(listNotifications, { token })).body.unread;
    assert.deepEqual([await countUnread(owner.token), await countUnread(other.token)], [0, 1]);
  });

  it('counts unread notifications and marks a single one as read', async () => {
    const { token, userId: ownerId } = await signUp(api, 'told@example.com');
    const [row] = await api.deps.db
      .insert(notifications)
      .values({ ownerId, kind: 'published', text: 'It is live.', href: '/' })
      .returning();
    assert.equal((await api.call(listNotifications, { token })).body.unread, 1);
    assert.equal((await api.call(markNotificationRead, { token, params: { id: row!.id } })).status, 200);
    assert.equal((await api.call(listNotifications, { token })).body.unread, 0);
  });
});
