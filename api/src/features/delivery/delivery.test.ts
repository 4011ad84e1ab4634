import { createScheduledItem } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

const wordpress = { wordpress: true };

describe('delivery', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, change, runAt, posts, readItem, readNotifications } = fixture;

  it('publishes an item at its time in the account’s time zone, and not before [C-211]', async () => {
    const account = await signUpAt('2027-03-27T12:00:00Z');
    const { id, publishAt } = await plan(account, {
      title: 'Summer time begins',
      content: 'Text.',
      scheduledDate: '2027-03-28',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    assert.equal(publishAt, '2027-03-28T08:00:00.000Z');
    await runAt('2027-03-28T07:59:59Z');
    assert.equal(posts('Summer time begins').length, 0);
    await runAt('2027-03-28T08:00:20Z');
    assert.equal(posts('Summer time begins').length, 1);
    const item = await readItem(account, id);
    assert.deepEqual(
      [item.status, item.delivery?.state, item.delivery?.lateSeconds],
      ['published', 'delivered', 20],
    );
    assert.equal(item.publications[0]?.state, 'live');
    assert.ok(
      (await readNotifications(account)).some(
        (text) => text === '“Summer time begins” is live on WordPress.',
      ),
    );
  });

  it('catches up after a downtime and notifies how late the post is [C-214]', async () => {
    const account = await signUpAt('2027-04-05T12:00:00Z');
    const { id } = await plan(account, {
      title: 'Late tulips',
      content: 'Text.',
      scheduledDate: '2027-04-06',
      scheduledTime: '10:00',
      platforms: wordpress,
    });
    await runAt('2027-04-06T12:00:00Z');
    assert.equal((await readItem(account, id)).delivery?.lateSeconds, 3 * 3_600);
    assert.ok((await readNotifications(account)).some((text) => text.includes('3 hours late')));
  });

  it('keeps an edited item delivered, and updates the same post when it is rescheduled', async () => {
    const account = await signUpAt('2027-04-11T06:00:00Z');
    const { id } = await plan(account, {
      title: 'First words',
      content: 'Text.',
      scheduledDate: '2027-04-11',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await runAt('2027-04-11T08:00:00Z');
    const count = fixture.site.posts.length;
    await change(account, id, { title: 'Better words' });
    await runAt('2027-04-11T08:05:00Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Better words').length, 0);
    await change(account, id, { scheduledDate: '2027-04-12' });
    assert.equal((await readItem(account, id)).delivery?.state, 'waiting');
    await runAt('2027-04-12T08:00:00Z');
    assert.equal((await readItem(account, id)).delivery?.state, 'delivered');
    assert.equal(posts('Better words').length, 1);
    assert.equal(fixture.site.posts.length, count);
  });

  it('rejects a time of today that has passed, with a message [C-161]', async () => {
    const account = await signUpAt('2027-04-23T12:00:00Z');
    const body = { title: 'Too late', scheduledDate: '2027-04-23', scheduledTime: '09:00' };
    const reply = await fixture.api.call(createScheduledItem, { token: account.token, body });
    assert.equal(reply.body.code, 'TIME_IN_PAST');
    assert.match(JSON.stringify(reply.body.details), /It is 13:00 in Europe\/London/);
  });

  it('marks an item as missed when it is planned for today after the delivery window', async () => {
    const account = await signUpAt('2027-04-24T12:00:00Z');
    const { id, delivery } = await plan(account, {
      title: 'Window over',
      content: 'Text.',
      scheduledDate: '2027-04-24',
      platforms: wordpress,
    });
    assert.equal(delivery?.state, 'missed');
    await runAt('2027-04-24T12:01:00Z');
    assert.equal(posts('Window over').length, 0);
    await change(account, id, { scheduledTime: '17:00' });
    await runAt('2027-04-24T16:00:00Z');
    assert.equal(posts('Window over').length, 1);
  });
});
