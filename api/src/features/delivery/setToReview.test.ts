import { approveArticle, getArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import { setConnectionMode, updateWordpress } from '@rankwright/contracts/connections';
import { retryPublication } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

const error = 'WordPress is set to review first, and this text is not approved. Review it, then publish it.';
const withdrawn = { state: 'failed', error, delivery: 'failed' };

describe('a site that is set from automatic to review first while an item is being delivered', () => {
  const fixture = setUpDeliveryFixture('model');
  const { signUpAt, plan, runAt, announceAt, posts, readItem, readNotifications } = fixture;

  const setMode = ({ token }: TestAccount, mode: string) =>
    fixture.api.call(setConnectionMode, { token, params: { platform: 'wordpress' }, body: { mode } });
  const readArticle = async ({ token }: TestAccount, id: string): Promise<Article> =>
    (await fixture.api.call(getArticle, { token, params: { id } })).body.article as Article;
  /** A text that a writer produced, that was announced, and that waits because the site is busy. */
  const planUnapproved = async (date: string, before: string, title: string) => {
    const account = await signUpAt(`${before}T06:00:00Z`);
    await setMode(account, 'automatic');
    const slot = { scheduledDate: date, scheduledTime: '09:00', platforms: { wordpress: true } };
    const { id, articleId } = await plan(account, { title, keywords: ['roses'], ...slot });
    await announceAt(`${before}T12:00:00Z`);
    fixture.site.faults.busy = true;
    const read = async () => {
      const { delivery, publications } = await readItem(account, id);
      const [publication] = publications;
      return {
        version: publication?.version ?? 0,
        id: publication?.id ?? '',
        outcome: { state: publication?.state, error: publication?.error, delivery: delivery?.state },
      };
    };
    return { account, articleId, title, read };
  };

  it('withdraws a text that nobody approved and tells its owner; only a click publishes it', async () => {
    const { account, articleId, title, read } = await planUnapproved('2027-09-07', '2027-09-05', 'Withdrawn');
    await runAt('2027-09-07T09:00:00Z');
    assert.equal((await read()).outcome.state, 'waiting');
    fixture.site.faults.busy = false;
    await setMode(account, 'review');
    await fixture.api.queue.drain();
    const { id, outcome } = await read();
    assert.deepEqual(outcome, withdrawn);
    assert.ok((await readNotifications(account)).some((text) => text.includes(error)));
    await runAt('2027-09-08T09:00:00Z');
    assert.equal(posts(title).length, 0);
    await fixture.api.call(retryPublication, { token: account.token, params: { id } });
    await fixture.api.queue.drain();
    assert.equal(posts(title).length, 1);
    const { approvedVersion, version } = await readArticle(account, articleId);
    assert.equal(approvedVersion, version);
  });

  it('does not retry a withdrawn text that was edited since: its owner publishes what is shown', async () => {
    const { account, articleId, title, read } = await planUnapproved('2027-10-05', '2027-10-03', 'Edited');
    await runAt('2027-10-05T09:00:00Z');
    fixture.site.faults.busy = false;
    await setMode(account, 'review');
    await fixture.api.queue.drain();
    await fixture.api.call(updateArticle, {
      token: account.token,
      params: { id: articleId },
      body: { title, content: 'Another text.' },
    });
    const { id } = await read();
    const retried = await fixture.api.call(retryPublication, { token: account.token, params: { id } });
    assert.equal(retried.body.code, 'ARTICLE_CHANGED');
    await fixture.api.queue.drain();
    assert.equal(posts(title).length, 0);
    assert.equal((await readArticle(account, articleId)).approvedVersion, null);
  });

  it('does the same when auto-publish is turned off with the documented setting', async () => {
    const { account, title, read } = await planUnapproved('2027-09-14', '2027-09-12', 'Turned off');
    await runAt('2027-09-14T09:00:00Z');
    fixture.site.faults.busy = false;
    await fixture.api.call(updateWordpress, { token: account.token, body: { autoPublish: false } });
    await fixture.api.queue.drain();
    assert.deepEqual((await read()).outcome, withdrawn);
    assert.equal(posts(title).length, 0);
  });

  it('sends a text that was approved while it waited', async () => {
    const { account, articleId, title, read } = await planUnapproved('2027-09-21', '2027-09-19', 'Approved');
    await runAt('2027-09-21T09:00:00Z');
    fixture.site.faults.busy = false;
    const { version } = await read();
    await fixture.api.call(approveArticle, {
      token: account.token,
      params: { id: articleId },
      body: { version },
    });
    await setMode(account, 'review');
    await fixture.api.queue.drain();
    await runAt('2027-09-21T09:05:00Z');
    assert.deepEqual([posts(title).length, (await read()).outcome.delivery], [1, 'delivered']);
  });

  it('stops a worker that has claimed the publication already', async () => {
    const { account, title, read } = await planUnapproved('2027-09-28', '2027-09-26', 'Claimed');
    await runAt('2027-09-28T09:00:00Z');
    fixture.site.faults.busy = false;
    const { outbound } = fixture.api.deps;
    const send = outbound.fetch.bind(outbound);
    const fetch = mock.method(outbound, 'fetch', async (...request: Parameters<typeof send>) => {
      fetch.mock.restore();
      assert.equal((await read()).outcome.state, 'sending');
      await setMode(account, 'review');
      return send(...request);
    });
    await runAt('2027-09-28T09:05:00Z');
    assert.deepEqual((await read()).outcome, withdrawn);
    assert.equal(posts(title).length, 0);
  });
});
