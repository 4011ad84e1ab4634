import { listAlerts, type AlertItem } from '@rankwright/contracts/alerts';
import { approveArticle, createArticle, updateArticle } from '@rankwright/contracts/articles';
import { clearWordpress } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';
import { preflightJob } from './delivery.definition.ts';

describe('alerts about what stands in the way of scheduled items', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, posts, connect } = fixture;

  const readProblems = async ({ token }: TestAccount) =>
    ((await fixture.api.call(listAlerts, { token })).body.items as AlertItem[])
      .filter(({ kind }) => kind === 'preflight')
      .map(({ text, action }) => ({ text, ...action }));
  const checkAt = async (time: string): Promise<void> => {
    fixture.api.clock.set(time);
    await fixture.api.queue.run(preflightJob, {});
  };
  const slot = { scheduledTime: '09:00', platforms: { wordpress: true } };
  const write = async (account: TestAccount, title: string, scheduledDate: string, fields = {}) => {
    const { token } = account;
    const body = { title, content: 'Own words.', ...fields };
    const { article } = (await fixture.api.call(createArticle, { token, body })).body;
    const { id, version } = article as { id: string; version: number };
    await plan(account, { title, articleId: id, scheduledDate, ...slot });
    return { params: { id }, token, version };
  };

  it('name the fix of a connection that does not work, and go when it is reconnected', async () => {
    const account = await signUpAt('2027-11-01T12:00:00Z');
    const item = { title: 'Reconnect', content: 'Text.', scheduledDate: '2027-11-05', ...slot };
    await plan(account, item);
    fixture.site.faults.wrongPassword = true;
    await checkAt('2027-11-04T08:55:00Z');
    assert.deepEqual(await readProblems(account), []);
    await checkAt('2027-11-04T09:00:00Z');
    const expected = {
      text: '“Reconnect” is scheduled for 2027-11-05 at 09:00 (Europe/London). Invalid WordPress credentials',
      label: 'Reconnect WordPress',
      href: paths.integration('wordpress'),
    };
    assert.deepEqual(await readProblems(account), [expected]);
    await checkAt('2027-11-04T10:00:00Z');
    assert.deepEqual(await readProblems(account), [expected]);

    fixture.site.faults.wrongPassword = false;
    await connect(account);
    await fixture.api.queue.drain();
    assert.deepEqual(await readProblems(account), []);
    await runAt('2027-11-05T09:00:05Z');
    assert.equal(posts('Reconnect').length, 1);
  });

  it('say that no site is left to publish to', async () => {
    const account = await signUpAt('2027-11-02T12:00:00Z');
    await plan(account, { title: 'Homeless', content: 'Text.', scheduledDate: '2027-11-06', ...slot });
    await fixture.api.call(clearWordpress, { token: account.token });
    await checkAt('2027-11-05T09:30:00Z');
    const [problem, ...others] = await readProblems(account);
    assert.equal(others.length, 0);
    assert.match(
      problem?.text ?? '',
      /^“Homeless” is scheduled for 2027-11-06 at 09:00 \(Europe\/London\)\. /,
    );
    assert.equal(problem?.href, paths.integration('wordpress'));
  });

  it('go without a click once the site answers again', async () => {
    const account = await signUpAt('2027-11-08T12:00:00Z');
    await plan(account, { title: 'Recovers', content: 'Text.', scheduledDate: '2027-11-10', ...slot });
    fixture.site.faults.wrongPassword = true;
    await checkAt('2027-11-09T09:30:00Z');
    assert.equal((await readProblems(account)).length, 1);
    fixture.site.faults.wrongPassword = false;
    await checkAt('2027-11-09T10:30:00Z');
    assert.deepEqual(await readProblems(account), []);
  });

  it('appear on approval, lead to the article, and go when it is edited', async () => {
    const account = await signUpAt('2027-11-15T12:00:00Z');
    const imageUrl = 'https://images.invalid/rose.jpg';
    const { params, token, version } = await write(account, 'Image', '2027-11-25', { imageUrl });
    await fixture.api.queue.drain();
    assert.deepEqual(await readProblems(account), []);
    await fixture.api.call(approveArticle, { token, params, body: { version } });
    await fixture.api.queue.drain();
    const [found] = await readProblems(account);
    assert.deepEqual([found?.label, found?.href], ['Edit article', paths.article(params.id)]);
    assert.match(
      found?.text ?? '',
      /^“Image” is scheduled for .* The image cannot be fetched from its URL\./,
    );
    const body = { title: 'Image', content: 'Own words.', imageUrl: null };
    assert.equal((await fixture.api.call(updateArticle, { token, params, body })).status, 200);
    await fixture.api.queue.drain();
    assert.deepEqual(await readProblems(account), []);
  });

  it('go when the item is published or taken off the plan', async () => {
    const account = await signUpAt('2027-11-29T12:00:00Z');
    const item = { title: 'Off', content: 'Text.', scheduledDate: '2027-12-01', ...slot };
    const { id } = await plan(account, item);
    fixture.site.faults.wrongPassword = true;
    await checkAt('2027-11-30T09:30:00Z');
    assert.equal((await readProblems(account)).length, 1);
    await fixture.change(account, id, { scheduledDate: null });
    assert.deepEqual(await readProblems(account), []);
  });
});
