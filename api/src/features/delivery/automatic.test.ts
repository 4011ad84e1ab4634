import { getArticle, rejectArticle, updateArticle, type Article } from '@rankwright/contracts/articles';
import { updateWordpress } from '@rankwright/contracts/connections';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

describe('sites in automatic mode', () => {
  const fixture = setUpDeliveryFixture('model');
  const { signUpAt, plan, runAt, announceAt, posts, readItem, readNotifications } = fixture;

  const signUpAutomaticAt = async (time: string): Promise<TestAccount> => {
    const account = await signUpAt(time);
    await fixture.api.call(updateWordpress, { token: account.token, body: { autoPublish: true } });
    return account;
  };
  const readArticle = async ({ token }: TestAccount, id: string): Promise<Article> =>
    (await fixture.api.call(getArticle, { token, params: { id } })).body.article as Article;

  it('get a text that is generated and announced a day before, between 07:00 and 08:00 UTC [C-212] [C-213]', async () => {
    const account = await signUpAutomaticAt('2027-04-01T12:00:00Z');
    const { id, articleId, publishAt } = await plan(account, {
      title: 'Pruning roses',
      scheduledDate: '2027-04-05',
      keywords: ['rose pruning'],
    });
    assert.equal(publishAt?.slice(0, 13), '2027-04-05T07');
    await announceAt('2027-04-03T06:00:00Z');
    assert.equal((await readArticle(account, articleId)).content, '');
    await announceAt('2027-04-03T12:00:00Z');
    const { content } = await readArticle(account, articleId);
    assert.ok(content.length > 500);
    const announcement = /^Review “Pruning roses” before .*: it will be published unless you reject it\.$/;
    assert.equal((await readNotifications(account)).filter((text) => announcement.test(text)).length, 1);
    await runAt('2027-04-05T06:59:59Z');
    assert.equal(posts('Pruning roses').length, 0);
    await runAt('2027-04-05T08:00:00Z');
    assert.equal(posts('Pruning roses').length, 1);
    assert.equal((await readItem(account, id)).state, 'live');
    assert.equal((await readArticle(account, articleId)).status, 'published');
  });

  it('do not get a text that was rejected; it needs a review', async () => {
    const account = await signUpAutomaticAt('2027-05-01T12:00:00Z');
    const { id, articleId } = await plan(account, { title: 'Rejected', scheduledDate: '2027-05-04' });
    await announceAt('2027-05-02T12:00:00Z');
    const { version } = await readArticle(account, articleId);
    await fixture.api.call(rejectArticle, {
      token: account.token,
      params: { id: articleId },
      body: { version },
    });
    await runAt('2027-05-04T08:00:00Z');
    assert.equal(posts('Rejected').length, 0);
    const item = await readItem(account, id);
    assert.deepEqual([item.state, item.delivery?.state], ['needsReview', 'missed']);
    assert.match(item.delivery?.error ?? '', /^You rejected this text\./);
  });

  it('do not get a text that was announced less than a day before', async () => {
    const account = await signUpAutomaticAt('2027-06-01T12:00:00Z');
    const { id } = await plan(account, { title: 'Short notice', scheduledDate: '2027-06-02' });
    await announceAt('2027-06-01T12:05:00Z');
    await runAt('2027-06-02T08:00:00Z');
    assert.equal(posts('Short notice').length, 0);
    assert.equal((await readItem(account, id)).delivery?.state, 'missed');
  });

  it('get the text as its owner edited it after the announcement', async () => {
    const account = await signUpAutomaticAt('2027-07-01T12:00:00Z');
    const { articleId } = await plan(account, { title: 'Edited later', scheduledDate: '2027-07-04' });
    await announceAt('2027-07-02T12:00:00Z');
    const body = { title: 'Edited later', content: 'My own words.' };
    await fixture.api.call(updateArticle, { token: account.token, params: { id: articleId }, body });
    await runAt('2027-07-04T08:00:00Z');
    assert.match(posts('Edited later')[0]?.content ?? '', /My own words\./);
  });

  it('do not get a text that was only saved while its owner typed', async () => {
    const account = await signUpAutomaticAt('2027-08-01T12:00:00Z');
    const { id, articleId } = await plan(account, { title: 'Half typed', scheduledDate: '2027-08-04' });
    await announceAt('2027-08-02T12:00:00Z');
    const body = { title: 'Half typed', content: 'My own wo', autosave: true };
    await fixture.api.call(updateArticle, { token: account.token, params: { id: articleId }, body });
    await runAt('2027-08-04T08:00:00Z');
    assert.equal(posts('Half typed').length, 0);
    const { delivery } = await readItem(account, id);
    assert.match(delivery?.error ?? '', /^Its latest changes were saved automatically and not approved\./);
  });
});
