import { listAlerts, type AlertItem } from '@rankwright/contracts/alerts';
import { setConnectionMode } from '@rankwright/contracts/connections';
import { retryPublication } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

const reason = 'WordPress is set to manual: publish it yourself.';

describe('a site that is set to manual while an item is being delivered', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, posts, readItem, readNotifications } = fixture;

  const planRoses = async (date: string) => {
    const account = await signUpAt(`${date}T06:00:00Z`);
    const slot = { scheduledDate: date, scheduledTime: '09:00', platforms: { wordpress: true } };
    const title = `Roses of ${date}`;
    const { id } = await plan(account, { title, content: 'Text.', ...slot });
    const read = async () => {
      const { delivery, publications } = await readItem(account, id);
      const { id: publicationId = '', state, error, remedy } = publications[0] ?? {};
      return { publicationId, state, outcome: { state, error, remedy, delivery: delivery?.state } };
    };
    return { account, read, title };
  };
  const setMode = ({ token }: TestAccount, mode: string) =>
    fixture.api.call(setConnectionMode, { token, params: { platform: 'wordpress' }, body: { mode } });
  const withdrawn = { state: 'failed', error: reason, remedy: 'retry', delivery: 'failed' };

  it('withdraws what waits for another attempt and tells its owner; only a click publishes it', async () => {
    const { account, read, title } = await planRoses('2027-07-05');
    fixture.site.faults.busy = true;
    await runAt('2027-07-05T08:00:00Z');
    assert.equal((await read()).state, 'waiting');
    fixture.site.faults.busy = false;
    await setMode(account, 'manual');
    await fixture.api.queue.drain();
    const { publicationId, outcome } = await read();
    assert.deepEqual(outcome, withdrawn);
    assert.ok((await readNotifications(account)).some((text) => text.includes(reason)));
    const { items } = (await fixture.api.call(listAlerts, { token: account.token })).body;
    const alert = (items as AlertItem[]).find(({ id }) => id === publicationId);
    assert.deepEqual([alert?.kind, alert?.action.label], ['publication-failed', 'Retry']);

    await setMode(account, 'automatic');
    await runAt('2027-07-07T08:00:00Z');
    assert.equal(posts(title).length, 0);
    await setMode(account, 'manual');
    await fixture.api.call(retryPublication, { token: account.token, params: { id: publicationId } });
    await fixture.api.queue.drain();
    assert.deepEqual([posts(title).length, (await read()).outcome.delivery], [1, 'delivered']);
  });

  it('stops a worker that has claimed the publication already', async () => {
    const { account, read, title } = await planRoses('2027-07-12');
    fixture.site.faults.busy = true;
    await runAt('2027-07-12T08:00:00Z');
    fixture.site.faults.busy = false;
    const { outbound } = fixture.api.deps;
    const send = outbound.fetch.bind(outbound);
    const fetch = mock.method(outbound, 'fetch', async (...request: Parameters<typeof send>) => {
      fetch.mock.restore();
      assert.equal((await read()).state, 'sending');
      await setMode(account, 'manual');
      return send(...request);
    });
    await runAt('2027-07-12T08:05:00Z');
    assert.deepEqual((await read()).outcome, withdrawn);
    assert.equal(posts(title).length, 0);
  });

  it('withdraws an item that a worker is about to send', async () => {
    const { account, read, title } = await planRoses('2027-07-19');
    const { db } = fixture.api.deps;
    const transact = db.transaction.bind(db);
    fixture.api.clock.set('2027-07-19T08:00:00Z');
    let isQueued = false;
    const transaction = mock.method(db, 'transaction', async (...work: Parameters<typeof transact>) => {
      const result = await transact(...work);
      if (!isQueued && (await read()).state === 'waiting') {
        isQueued = true;
        transaction.mock.restore();
        await setMode(account, 'manual');
      }
      return result;
    });
    await runAt('2027-07-19T08:00:00Z');
    assert.ok(isQueued);
    assert.deepEqual((await read()).outcome, withdrawn);
    assert.equal(posts(title).length, 0);
  });

  it('looks up a post that may have arrived, and reports it live', async () => {
    const { account, read, title } = await planRoses('2027-07-26');
    fixture.site.faults.storeThenFail = true;
    await runAt('2027-07-26T08:00:00Z');
    await setMode(account, 'manual');
    await fixture.api.queue.drain();
    assert.equal((await read()).state, 'unknown');
    await runAt('2027-07-26T08:05:00Z');
    assert.deepEqual([posts(title).length, (await read()).outcome.delivery], [1, 'delivered']);
  });

  it('sends nothing again that did not arrive', async () => {
    const { account, read, title } = await planRoses('2027-08-02');
    fixture.site.faults.storeThenFail = true;
    await runAt('2027-08-02T08:00:00Z');
    fixture.site.posts.length = 0;
    await setMode(account, 'manual');
    await runAt('2027-08-02T08:05:00Z');
    assert.deepEqual((await read()).outcome, withdrawn);
    assert.equal(posts(title).length, 0);
  });
});
