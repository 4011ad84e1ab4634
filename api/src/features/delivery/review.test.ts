import { listAlerts, type AlertItem } from '@rankwright/contracts/alerts';
import { updateUser } from '@rankwright/contracts/account';
import {
  approveArticle,
  createArticle,
  getArticle,
  updateArticle,
  type Article,
} from '@rankwright/contracts/articles';
import { setConnectionMode, updateWordpress } from '@rankwright/contracts/connections';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

describe('review before publishing', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, announceAt, posts, readItem, readNotifications } = fixture;

  const readArticle = async ({ token }: TestAccount, id: string): Promise<Article> =>
    (await fixture.api.call(getArticle, { token, params: { id } })).body.article as Article;
  const readAlerts = async ({ token }: TestAccount): Promise<string[]> =>
    ((await fixture.api.call(listAlerts, { token })).body.items as AlertItem[]).map(
      ({ kind, text }) => `${kind}: ${text}`,
    );
  const readMails = async ({ email }: TestAccount): Promise<string[]> =>
    ((await fixture.api.deps.mail.outbox()) ?? [])
      .filter(({ to, kind }) => to === email && kind === 'alert')
      .map(({ text }) => text.split('\n')[0] ?? '');
  const write = async (account: TestAccount, title: string, scheduledDate: string) => {
    const { token } = account;
    const body = { title, content: 'First words.' };
    const { article } = (await fixture.api.call(createArticle, { token, body })).body as { article: Article };
    const item = await plan(account, {
      title,
      articleId: article.id,
      scheduledDate,
      scheduledTime: '09:00',
      platforms: { wordpress: true },
    });
    return { article, item };
  };
  const approve = ({ token }: TestAccount, id: string, version: number) =>
    fixture.api.call(approveArticle, { token, params: { id }, body: { version } });
  const edit = ({ token }: TestAccount, id: string, title: string, content: string) =>
    fixture.api.call(updateArticle, { token, params: { id }, body: { title, content } });

  const announceAndRun = async (): Promise<void> => {
    for (const time of ['2027-04-03T09:00:00Z', '2027-04-04T09:05:00Z', '2027-04-05T07:30:00Z']) {
      await announceAt(time);
      await announceAt(time);
    }
    await runAt('2027-04-05T08:00:05Z');
    await runAt('2027-04-05T08:01:05Z');
  };
  const titleOnly = {
    title: 'Only a title',
    scheduledDate: '2027-04-05',
    scheduledTime: '09:00',
    platforms: { wordpress: true },
  };

  it('announces an item without text three times, in alerts, notifications and mail, and publishes nothing', async () => {
    const account = await signUpAt('2027-04-01T12:00:00Z');
    const { id } = await plan(account, titleOnly);
    await announceAndRun();
    assert.equal(posts('Only a title').length, 0);
    const expected = [
      '“Only a title” was not published. It has no text. Write it, then publish it or choose a new date.',
      '“Only a title” is scheduled for 2027-04-05 at 09:00 (Europe/London) and has no text. It will not be published until you write and approve it.',
      '“Only a title” is scheduled for 2027-04-05 at 09:00 (Europe/London) and has no text. It will not be published until you write and approve it.',
    ];
    assert.deepEqual(await readNotifications(account), expected);
    assert.deepEqual(await readMails(account), expected);
    assert.ok((await readAlerts(account)).includes(`needs-review-missed: ${expected[0]}`));
    assert.equal((await readItem(account, id)).state, 'needsReview');
  });

  it('announces a day before, an hour before and when the time has passed, once each', async () => {
    const account = await signUpAt('2027-04-01T12:30:00Z');
    await plan(account, titleOnly);
    const counts: number[] = [];
    const announceAndCount = async (time: string): Promise<void> => {
      await announceAt(time);
      counts.push((await readNotifications(account)).length);
    };
    await announceAndCount('2027-04-04T07:59:00Z');
    await announceAndCount('2027-04-04T08:00:00Z');
    await announceAndCount('2027-04-05T06:59:00Z');
    await announceAndCount('2027-04-05T07:00:00Z');
    await announceAndCount('2027-04-05T07:59:00Z');
    await runAt('2027-04-05T08:00:00Z');
    assert.deepEqual(counts, [0, 1, 1, 2, 2]);
    assert.equal((await readNotifications(account)).length, 3);
    assert.equal((await readMails(account)).length, 3);
  });

  it('alerts a day before, and sends no mail to who turned it off', async () => {
    const account = await signUpAt('2027-04-01T13:00:00Z');
    await fixture.api.call(updateUser, {
      token: account.token,
      params: { uid: account.userId },
      body: { emailAlerts: false },
    });
    await plan(account, titleOnly);
    await announceAt('2027-04-04T09:05:00Z');
    assert.deepEqual(await readAlerts(account), [
      'needs-review: “Only a title” needs your review before it is published.',
    ]);
    await announceAndRun();
    assert.equal((await readNotifications(account)).length, 3);
    assert.deepEqual(await readMails(account), []);
  });

  it('keeps a starting draft of the built-in writer from automatic sites, and says why', async () => {
    const account = await signUpAt('2027-04-01T14:00:00Z');
    await fixture.api.call(updateWordpress, { token: account.token, body: { autoPublish: true } });
    const { id, articleId } = await plan(account, titleOnly);
    await announceAndRun();
    assert.ok((await readArticle(account, articleId)).content.length > 500);
    assert.equal(posts('Only a title').length, 0);
    const all = await readNotifications(account);
    const isReady = (text: string) => text.startsWith('A starting draft of “Only a title” is ready.');
    assert.equal(all.filter(isReady).length, 1);
    const [missed, ...earlier] = all.filter((text) => !isReady(text));
    assert.match(missed ?? '', /was not published\. It is a starting draft of the built-in writer\. Edit it/);
    assert.deepEqual(
      earlier.map((text) => text.includes('its text is an unedited starting draft')),
      [true, true],
    );
    assert.equal((await readItem(account, id)).state, 'needsReview');
  });

  it('publishes the approved version at its time', async () => {
    const account = await signUpAt('2027-08-01T12:00:00Z');
    const { article, item } = await write(account, 'Approved', '2027-08-05');
    assert.equal((await readItem(account, item.id)).state, 'needsReview');
    assert.equal((await approve(account, article.id, article.version)).status, 200);
    await runAt('2027-08-05T08:00:05Z');
    assert.match(posts('Approved')[0]?.content ?? '', /First words\./);
    assert.equal((await readItem(account, item.id)).state, 'live');
  });

  it('asks again after an edit, and does not publish by itself when approved too late', async () => {
    const account = await signUpAt('2027-09-01T12:00:00Z');
    const { article, item } = await write(account, 'Edited', '2027-09-05');
    await approve(account, article.id, article.version);
    await edit(account, article.id, 'Edited', 'Other words.');
    await runAt('2027-09-05T08:00:05Z');
    assert.equal(posts('Edited').length, 0);
    const { delivery } = await readItem(account, item.id);
    assert.match(delivery?.error ?? '', /^It was not approved in time\./);
    const { version } = await readArticle(account, article.id);
    await approve(account, article.id, version);
    await runAt('2027-09-05T08:05:00Z');
    assert.equal(posts('Edited').length, 0);
    await fixture.change(account, item.id, { scheduledDate: '2027-09-06' });
    await runAt('2027-09-06T08:00:05Z');
    assert.match(posts('Edited')[0]?.content ?? '', /Other words\./);
  });

  it('sends nothing to a site in manual mode, and says so', async () => {
    const account = await signUpAt('2027-10-01T12:00:00Z');
    const body = { mode: 'manual' };
    await fixture.api.call(setConnectionMode, {
      token: account.token,
      params: { platform: 'wordpress' },
      body,
    });
    const { article, item } = await write(account, 'By hand', '2027-10-05');
    await approve(account, article.id, article.version);
    await runAt('2027-10-05T08:00:05Z');
    assert.equal(posts('By hand').length, 0);
    assert.match(
      (await readItem(account, item.id)).delivery?.error ?? '',
      /^WordPress is set to manual: publish it yourself\.$/,
    );
  });
});
