import {
  listAttention,
  listNotifications,
  readNotification,
  type AttentionItem,
} from '@rankwright/contracts/attention';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { connections } from '../../database/schema/connections.ts';
import { notifications } from '../../database/schema/operations.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

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
