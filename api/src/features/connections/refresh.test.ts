import { listNotifications, type Notification } from '@rankwright/contracts/attention';
import { saveWordpressOAuthApp } from '@rankwright/contracts/connections';
import { createScheduledContent } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  startWordpressComDouble,
  type WordpressComDouble,
} from '../../../doubles/wordpressCom/wordpressComDouble.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { sweepDue } from '../delivery/delivery.jobs.ts';
import { secretPlace } from './connection.model.ts';
import { findConnection, saveConnection, type ConnectionRow } from './connection.repository.ts';
import { refresh } from './refresh.jobs.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describe('tokens that end', () => {
  let api: TestApi;
  let account: TestAccount;
  let double: WordpressComDouble;
  before(async () => {
    double = await startWordpressComDouble();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: double.address, WORDPRESS_COM_URL: double.url } });
    account = await signUpWithPlan(api);
    const { clientId, clientSecret } = double.switches;
    const body = { siteUrl: 'garden.example.com', clientId, clientSecret };
    await api.call(saveWordpressOAuthApp, { token: account.token, body });
  });
  after(async () => {
    await api.close();
    await double.close();
  });

  const connect = async (endsInMs: number): Promise<void> => {
    const { db, secrets, clock, ids } = api.deps;
    const known = await findConnection(db, account.userId, 'wordpress');
    const place = { id: known?.id ?? ids.uuid(), ownerId: account.userId };
    const token = JSON.stringify({ accessToken: double.switches.token });
    await saveConnection(db, {
      ...place,
      platform: 'wordpress',
      method: 'oauth',
      secrets: secrets.seal(token, secretPlace(place)),
      settings: { siteId: '1' },
      status: 'connected',
      expiresAt: new Date(clock.now().getTime() + endsInMs),
    });
  };
  const stored = async (): Promise<ConnectionRow> => {
    const row = await findConnection(api.deps.db, account.userId, 'wordpress');
    assert.ok(row);
    return row;
  };
  const endsIn = async (): Promise<number> =>
    ((await stored()).expiresAt?.getTime() ?? 0) - api.clock.now().getTime();
  const told = async (): Promise<string[]> =>
    ((await api.call(listNotifications, { token: account.token })).body.notifications as Notification[]).map(
      ({ text }) => text,
    );

  it('are extended within the last three days, every hour, and left alone before [C-132]', async () => {
    assert.equal(api.queue.scheduled.get('refresh-tokens')?.cron, '37 * * * *');
    await connect(73 * hourMs);
    await api.queue.run(refresh, {});
    assert.equal(await endsIn(), 73 * hourMs);
    await connect(71 * hourMs);
    await api.queue.run(refresh, {});
    assert.equal(await endsIn(), 14 * dayMs);
  });

  it('are told of once before and once after they end when they cannot be extended', async () => {
    double.switches.tokensEnded = '400';
    await connect(hourMs);
    await api.queue.run(refresh, {});
    await api.queue.run(refresh, {});
    assert.equal((await stored()).status, 'connected');
    api.clock.advance(2 * hourMs);
    await api.queue.run(refresh, {});
    assert.equal((await stored()).status, 'expired');
    assert.deepEqual(await told(), [
      'WordPress no longer lets us publish. OAuth token has expired. Please re-authorize.',
      'WordPress will soon no longer let us publish. OAuth token has expired. Please re-authorize.',
    ]);
  });

  it('extended in time, carry a post whose hour comes after they would have ended [C-132, C-211]', async () => {
    double.switches.tokensEnded = 'no';
    await connect(23 * hourMs);
    const at = new Date(api.clock.now().getTime() + 2 * dayMs);
    const [scheduledDate = ''] = at.toISOString().split('T');
    const body = { title: 'Roses in frost', content: 'Cover them.', scheduledDate, scheduledTime: '12:00' };
    const planned = await api.call(createScheduledContent, {
      token: account.token,
      body: { ...body, platforms: { wordpress: true } },
    });
    assert.equal(planned.status, 200);
    await api.queue.run(refresh, {});
    api.clock.set(String(planned.body.publishAt));
    await sweepDue(api.deps);
    await api.queue.drain();
    const titles = double.posts.all().map(({ title }) => title);
    assert.deepEqual(titles, ['Roses in frost']);
  });
});
