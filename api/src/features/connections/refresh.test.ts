import { listNotifications, type Notification } from '@rankwright/contracts/alerts';
import { saveWordpressOAuthApp } from '@rankwright/contracts/connections';
import { createScheduledItem } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  startFakeWordpressCom,
  type FakeWordpressCom,
} from '@rankwright/testing/fakes/wordpressCom/fakeWordpressCom';
import { dayMs, hourMs } from '../../clock.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { queueDueWork } from '../delivery/delivery.jobs.ts';
import { getSecretContext } from '../../secrets/contexts.ts';
import { findConnection, saveConnection } from './connection.repository.ts';
import { refreshTokensJob } from './connections.definition.ts';

describe('token refresh', () => {
  let api: TestApi;
  let account: TestAccount;
  let fake: FakeWordpressCom;
  before(async () => {
    fake = await startFakeWordpressCom();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: fake.address, WORDPRESS_COM_URL: fake.url } });
    account = await signUpWithPlan(api);
    const { clientId, clientSecret } = fake.switches;
    const body = { siteUrl: 'garden.example.com', clientId, clientSecret };
    await api.call(saveWordpressOAuthApp, { token: account.token, body });
  });
  after(async () => {
    await api.close();
    await fake.close();
  });

  const connect = async (endsInMs: number): Promise<void> => {
    const { db, secrets, clock, ids } = api.deps;
    const known = await findConnection(db, account.userId, 'wordpress');
    const place = { id: known?.id ?? ids.uuid(), ownerId: account.userId };
    const token = JSON.stringify({ accessToken: fake.switches.token });
    await saveConnection(db, {
      ...place,
      platform: 'wordpress',
      method: 'oauth',
      secrets: secrets.seal(token, getSecretContext(place)),
      settings: { siteId: '1' },
      status: 'connected',
      expiresAt: new Date(clock.now().getTime() + endsInMs),
    });
  };
  const findStored = async (): Promise<ConnectionRow> => {
    const row = await findConnection(api.deps.db, account.userId, 'wordpress');
    assert.ok(row);
    return row;
  };
  const getRemainingMs = async (): Promise<number> =>
    ((await findStored()).expiresAt?.getTime() ?? 0) - api.clock.now().getTime();
  const readNotifications = async (): Promise<string[]> =>
    ((await api.call(listNotifications, { token: account.token })).body.notifications as Notification[]).map(
      ({ text }) => text,
    );

  it('extends tokens hourly, but only within three days of expiry [C-132]', async () => {
    assert.equal(api.queue.scheduled.get('refresh-tokens')?.cron, '37 * * * *');
    await connect(73 * hourMs);
    await api.queue.run(refreshTokensJob, {});
    assert.equal(await getRemainingMs(), 73 * hourMs);
    await connect(71 * hourMs);
    await api.queue.run(refreshTokensJob, {});
    assert.equal(await getRemainingMs(), 14 * dayMs);
  });

  it('notifies once before and once after expiry when a token cannot be extended', async () => {
    fake.switches.tokensExpired = '400';
    await connect(hourMs);
    await api.queue.run(refreshTokensJob, {});
    await api.queue.run(refreshTokensJob, {});
    assert.equal((await findStored()).status, 'connected');
    api.clock.advance(2 * hourMs);
    await api.queue.run(refreshTokensJob, {});
    assert.equal((await findStored()).status, 'expired');
    assert.deepEqual(await readNotifications(), [
      'Your WordPress connection has expired. OAuth token has expired. Please re-authorize.',
      'Your WordPress connection expires soon. OAuth token has expired. Please re-authorize.',
    ]);
  });

  it('publishes a post scheduled after the original expiry once the token was extended [C-132, C-211]', async () => {
    fake.switches.tokensExpired = 'no';
    await connect(23 * hourMs);
    const at = new Date(api.clock.now().getTime() + 2 * dayMs);
    const [scheduledDate = ''] = at.toISOString().split('T');
    const body = { title: 'Roses in frost', content: 'Cover them.', scheduledDate, scheduledTime: '12:00' };
    const planned = await api.call(createScheduledItem, {
      token: account.token,
      body: { ...body, platforms: { wordpress: true } },
    });
    assert.equal(planned.status, 200);
    await api.queue.run(refreshTokensJob, {});
    api.clock.set(String(planned.body.publishAt));
    await queueDueWork(api.deps);
    await api.queue.drain();
    const titles = fake.posts.all().map(({ title }) => title);
    assert.deepEqual(titles, ['Roses in frost']);
  });
});
