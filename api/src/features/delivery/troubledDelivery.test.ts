import { updateScheduledContent } from '@rankwright/contracts/planner';
import { retryPublication } from '@rankwright/contracts/publishing';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { deliveryScene } from '../../testing/deliveryScene.ts';
import { checkAhead, sweepDue } from './delivery.jobs.ts';

const wordpress = { wordpress: true };
const hourMs = 3_600_000;

describe('delivery in trouble', () => {
  const scene = deliveryScene();
  const { begin, plan, at, posts, itemOf, told, connect } = scene;

  it('waits as a busy site asks, longer each time, and gets there [C-215]', async () => {
    const account = await begin('2027-04-07T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Patience',
      content: 'Text.',
      scheduledDate: '2027-04-07',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    scene.site.faults.busy = true;
    await at('2027-04-07T08:00:00Z');
    const next = async () => (await itemOf(account, id)).publications[0]?.nextAttemptAt;
    assert.equal(await next(), '2027-04-07T08:01:00.000Z');
    await at('2027-04-07T08:00:59Z');
    assert.equal((await itemOf(account, id)).publications[0]?.attempts, 1);
    await at('2027-04-07T08:01:00Z');
    assert.equal(await next(), '2027-04-07T08:03:00.000Z');
    assert.equal((await itemOf(account, id)).delivery?.state, 'sending');
    scene.site.faults.busy = false;
    await at('2027-04-07T08:03:00Z');
    assert.equal(posts('Patience').length, 1);
    assert.equal((await itemOf(account, id)).delivery?.state, 'delivered');
  });

  it('tries for two days, however often, then says so; Retry begins anew [C-215]', async () => {
    const account = await begin('2027-05-03T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Silence',
      content: 'Text.',
      scheduledDate: '2027-05-03',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    scene.site.faults.busy = true;
    const publication = async () => (await itemOf(account, id)).publications[0];
    await at('2027-05-03T08:00:00Z');
    assert.match((await publication())?.error ?? '', /tried again by itself/);
    await scene.api.deps.db.update(publications).set({ attempts: 40 });
    await at('2027-05-05T07:59:00Z');
    assert.equal((await publication())?.state, 'waiting');
    await at('2027-05-05T13:59:00Z');
    const last = await publication();
    assert.deepEqual([last?.state, last?.remedy, last?.nextAttemptAt], ['failed', 'retry', null]);
    assert.match(last?.error ?? '', /^.* asks for a pause\. We tried for two days\.$/);
    assert.equal((await itemOf(account, id)).delivery?.state, 'failed');
    await scene.api.call(retryPublication, { token: account.token, params: { id: last?.id ?? '' } });
    assert.equal((await publication())?.nextAttemptAt, '2027-05-05T14:00:00.000Z');
  });

  it('looks for a post whose fate is unknown before it sends again [C-216]', async () => {
    const account = await begin('2027-04-08T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Once only',
      content: 'Text.',
      scheduledDate: '2027-04-08',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    scene.site.faults.storeThenFail = true;
    await at('2027-04-08T08:00:00Z');
    assert.equal((await itemOf(account, id)).publications[0]?.state, 'unknown');
    scene.site.faults.storeThenFail = false;
    await at('2027-04-08T08:01:00Z');
    assert.equal((await itemOf(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Once only').length, 1);
  });

  it('takes over what a dead worker left in the middle, without a second post', async () => {
    const account = await begin('2027-04-09T06:00:00Z');
    const { id } = await plan(account, {
      title: 'Orphan',
      content: 'Text.',
      scheduledDate: '2027-04-09',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await at('2027-04-09T08:00:00Z');
    const { db } = scene.api.deps;
    const gone = new Date(Date.now() - 1_000);
    const left = { state: 'sending' as const, remoteId: null, leaseUntil: gone };
    await db
      .update(scheduledItems)
      .set({ deliveryState: 'sending', leaseUntil: gone })
      .where(eq(scheduledItems.id, id));
    await db.update(publications).set(left).where(eq(publications.scheduledItemId, id));
    await at('2027-04-09T08:02:00Z');
    assert.equal((await itemOf(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Orphan').length, 1);
  });

  it('sends once when two workers sweep and every job comes twice', async () => {
    const account = await begin('2027-04-10T06:00:00Z');
    await plan(account, {
      title: 'Twice asked',
      content: 'Text.',
      scheduledDate: '2027-04-10',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    scene.api.clock.set('2027-04-10T08:00:00Z');
    await Promise.all([sweepDue(scene.api.deps), sweepDue(scene.api.deps)]);
    scene.api.queue.waiting.push(...scene.api.queue.waiting);
    await Promise.all([scene.api.queue.drain(), scene.api.queue.drain()]);
    assert.equal(posts('Twice asked').length, 1);
  });

  it('stops at what only the person can mend, says so, and goes on once it is mended [C-215]', async () => {
    scene.api.clock.set('2027-04-13T06:00:00Z');
    const other = await signUpWithPlan(scene.api, 'later@example.com');
    const { id } = await plan(other, {
      title: 'No site',
      content: 'Text.',
      scheduledDate: '2027-04-13',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await at('2027-04-13T08:00:00Z');
    const failed = await itemOf(other, id);
    assert.deepEqual([failed.delivery?.state, failed.publications[0]?.remedy], ['failed', 'reconnect']);
    assert.ok((await told(other)).some((text) => text.includes('No WordPress connection configured')));
    await at('2027-04-13T20:00:00Z');
    assert.equal((await itemOf(other, id)).publications[0]?.attempts, 1);
    await connect(other);
    const body = { title: 'A site at last' };
    await scene.api.call(updateScheduledContent, { token: other.token, params: { id }, body });
    await at('2027-04-13T20:01:00Z');
    assert.equal(posts('A site at last').length, 1);
  });

  it('sends nothing for an account whose plan has ended, and tells it', async () => {
    const account = await begin('2027-04-14T06:00:00Z');
    const body = {
      title: 'Unpaid',
      content: 'Text.',
      scheduledDate: '2027-04-14',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    const { id } = await plan(account, body);
    await scene.api.deps.db.execute('delete from subscriptions');
    await at('2027-04-14T08:00:00Z');
    assert.equal((await itemOf(account, id)).delivery?.state, 'failed');
    assert.equal(posts('Unpaid').length, 0);
    assert.ok((await told(account)).some((text) => text.includes('Your plan had ended')));
  });

  it('warns the day before of a connection that will not do, once', async () => {
    const account = await begin('2027-04-20T06:00:00Z');
    const body = {
      title: 'Tomorrow',
      content: 'Text.',
      scheduledDate: '2027-04-22',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    await plan(account, body);
    scene.site.faults.wrongPassword = true;
    await scene.api.queue.run(checkAhead, {});
    assert.deepEqual(await told(account), []);
    scene.api.clock.advance(30 * hourMs);
    await scene.api.queue.run(checkAhead, {});
    await scene.api.queue.run(checkAhead, {});
    assert.deepEqual(await told(account), [
      '“Tomorrow” is to go out on 2027-04-22 at 09:00 (Europe/London). Look after WordPress before then: Invalid WordPress credentials',
    ]);
  });
});
