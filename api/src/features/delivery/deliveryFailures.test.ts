import { listNotifications, type Notification } from '@rankwright/contracts/alerts';
import { createArticle } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { updateScheduledItem } from '@rankwright/contracts/planner';
import { retryPublication } from '@rankwright/contracts/publishing';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { hourMs } from '../../clock.ts';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';
import { preflightJob } from './delivery.definition.ts';
import { queueDueWork } from './delivery.jobs.ts';

const wordpress = { wordpress: true };

describe('delivery failures', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, posts, readItem, readNotifications, connect } = fixture;

  it('retries a busy site with growing delays until it succeeds [C-215]', async () => {
    const account = await signUpAt('2027-04-07T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Patience',
      content: 'Text.',
      scheduledDate: '2027-04-07',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    fixture.site.faults.busy = true;
    await runAt('2027-04-07T08:00:00Z');
    const readNextAttemptAt = async () => (await readItem(account, id)).publications[0]?.nextAttemptAt;
    assert.equal(await readNextAttemptAt(), '2027-04-07T08:01:00.000Z');
    await runAt('2027-04-07T08:00:59Z');
    assert.equal((await readItem(account, id)).publications[0]?.attempts, 1);
    await runAt('2027-04-07T08:01:00Z');
    assert.equal(await readNextAttemptAt(), '2027-04-07T08:03:00.000Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'sending');
    fixture.site.faults.busy = false;
    await runAt('2027-04-07T08:03:00Z');
    assert.equal(posts('Patience').length, 1);
    assert.equal((await readItem(account, id)).delivery?.state, 'delivered');
  });

  it('gives up after two days with an error; Retry starts over [C-215]', async () => {
    const account = await signUpAt('2027-05-03T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Silence',
      content: 'Text.',
      scheduledDate: '2027-05-03',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    fixture.site.faults.busy = true;
    const readPublication = async () => (await readItem(account, id)).publications[0];
    await runAt('2027-05-03T08:00:00Z');
    assert.match((await readPublication())?.error ?? '', /try again automatically/);
    await fixture.api.deps.db.update(publications).set({ attempts: 40 });
    await runAt('2027-05-05T07:59:00Z');
    assert.equal((await readPublication())?.state, 'waiting');
    await runAt('2027-05-05T13:59:00Z');
    const last = await readPublication();
    assert.deepEqual([last?.state, last?.remedy, last?.nextAttemptAt], ['failed', 'retry', null]);
    assert.match(last?.error ?? '', /^.* is limiting requests right now\. We tried for two days\.$/);
    assert.equal((await readItem(account, id)).delivery?.state, 'failed');
    await fixture.api.call(retryPublication, { token: account.token, params: { id: last?.id ?? '' } });
    assert.equal((await readPublication())?.nextAttemptAt, '2027-05-05T14:00:00.000Z');
  });

  it('looks up a post with an unknown outcome before sending again [C-216]', async () => {
    const account = await signUpAt('2027-04-08T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Once only',
      content: 'Text.',
      scheduledDate: '2027-04-08',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    fixture.site.faults.storeThenFail = true;
    await runAt('2027-04-08T08:00:00Z');
    assert.equal((await readItem(account, id)).publications[0]?.state, 'unknown');
    fixture.site.faults.storeThenFail = false;
    await runAt('2027-04-08T08:01:00Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Once only').length, 1);
  });

  it('takes over an interrupted delivery of a dead worker without a duplicate post', async () => {
    const account = await signUpAt('2027-04-09T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Orphan',
      content: 'Text.',
      scheduledDate: '2027-04-09',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await runAt('2027-04-09T08:00:00Z');
    const { db } = fixture.api.deps;
    const gone = new Date(Date.now() - 1_000);
    const left = { state: 'sending' as const, remoteId: null, leaseUntil: gone };
    await db
      .update(scheduledItems)
      .set({ deliveryState: 'sending', leaseUntil: gone })
      .where(eq(scheduledItems.id, id));
    await db.update(publications).set(left).where(eq(publications.scheduledItemId, id));
    await runAt('2027-04-09T08:02:00Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Orphan').length, 1);
  });

  it('publishes once when two workers sweep and every job runs twice', async () => {
    const account = await signUpAt('2027-04-10T06:00:00Z');
    await plan(account, {
      title: 'Twice asked',
      content: 'Text.',
      scheduledDate: '2027-04-10',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    fixture.api.clock.set('2027-04-10T08:00:00Z');
    await Promise.all([queueDueWork(fixture.api.deps), queueDueWork(fixture.api.deps)]);
    fixture.api.queue.waiting.push(...fixture.api.queue.waiting);
    await Promise.all([fixture.api.queue.drain(), fixture.api.queue.drain()]);
    assert.equal(posts('Twice asked').length, 1);
  });

  it('stops at problems only the user can fix, notifies, and continues once fixed [C-215]', async () => {
    fixture.api.clock.set('2027-04-13T06:00:00Z');
    const other = await signUpWithPlan(fixture.api, 'later@example.com');
    const { id } = await plan(other, {
      title: 'No site',
      content: 'Text.',
      scheduledDate: '2027-04-13',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await runAt('2027-04-13T08:00:00Z');
    const failed = await readItem(other, id);
    assert.deepEqual([failed.delivery?.state, failed.publications[0]?.remedy], ['failed', 'reconnect']);
    assert.ok(
      (await readNotifications(other)).some((text) => text.includes('No WordPress connection configured')),
    );
    const mails = (await fixture.api.deps.mail.outbox()) ?? [];
    const mail = mails.find(
      ({ to, subject }) => to === other.email && subject === 'An article was not published',
    );
    assert.match(
      mail?.text ?? '',
      /^“No site” was not published\. No WordPress connection configured.*\n\nhttp/,
    );
    await runAt('2027-04-13T20:00:00Z');
    assert.equal((await readItem(other, id)).publications[0]?.attempts, 1);
    await connect(other);
    const body = { title: 'A site at last' };
    await fixture.api.call(updateScheduledItem, { token: other.token, params: { id }, body });
    await runAt('2027-04-13T20:01:00Z');
    assert.equal(posts('A site at last').length, 1);
  });

  it('publishes nothing and notifies when the plan has ended', async () => {
    const account = await signUpAt('2027-04-14T06:00:00Z');
    const body = {
      title: 'Unpaid',
      content: 'Text.',
      scheduledDate: '2027-04-14',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    const { id } = await plan(account, body);
    await fixture.api.deps.db.execute('delete from subscriptions');
    await runAt('2027-04-14T08:00:00Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'failed');
    assert.equal(posts('Unpaid').length, 0);
    assert.ok((await readNotifications(account)).some((text) => text.includes('Your plan was not active')));
  });

  it('warns once, a day before, about a connection that does not work', async () => {
    const account = await signUpAt('2027-04-20T06:00:00Z');
    const body = {
      title: 'Tomorrow',
      content: 'Text.',
      scheduledDate: '2027-04-22',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    await plan(account, body);
    fixture.site.faults.wrongPassword = true;
    await fixture.api.queue.run(preflightJob, {});
    assert.deepEqual(await readNotifications(account), []);
    fixture.api.clock.advance(30 * hourMs);
    await fixture.api.queue.run(preflightJob, {});
    await fixture.api.queue.run(preflightJob, {});
    assert.deepEqual(await readNotifications(account), [
      '“Tomorrow” is scheduled for 2027-04-22 at 09:00 (Europe/London). Fix this before then: Invalid WordPress credentials (Reconnect WordPress)',
    ]);
  });

  it('names an image that cannot be fetched, a day before, and where to change it', async () => {
    const account = await signUpAt('2027-04-24T06:00:00Z');
    const { token } = account;
    const article = { title: 'No image', content: 'Text.', imageUrl: 'https://images.invalid/rose.jpg' };
    const saved = (await fixture.api.call(createArticle, { token, body: article })).body.article;
    const { id } = saved as { id: string };
    await plan(account, {
      title: 'No image',
      articleId: id,
      scheduledDate: '2027-04-24',
      scheduledTime: '20:00',
      platforms: wordpress,
    });
    await fixture.api.queue.run(preflightJob, {});
    const { notifications } = (await fixture.api.call(listNotifications, { token })).body;
    const [found] = notifications as Notification[];
    assert.equal(found?.href, paths.article(id));
    assert.match(
      found.text,
      /Fix this before then: The image cannot be fetched from its URL\. .* \(Edit article\)$/,
    );
  });
});
