import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { articles } from '../../database/schema/articles.ts';
import { publications } from '../../database/schema/publications.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

describe('publications that were given up', () => {
  const fixture = setUpDeliveryFixture();
  const { signUpAt, plan, runAt, posts, readItem, readNotifications } = fixture;

  const planRoses = async (date: string) => {
    const account = await signUpAt(`${date}T06:00:00Z`);
    const slot = { scheduledDate: date, scheduledTime: '09:00', platforms: { wordpress: true } };
    const { id, articleId } = await plan(account, { title: `Roses of ${date}`, content: 'Text.', ...slot });
    const read = async () => {
      const item = await readItem(account, id);
      return [item.delivery?.state, item.publications[0]?.state, item.status];
    };
    return { account, id, articleId, read, title: `Roses of ${date}` };
  };

  it('delivers the item when Check now finds the post on the site', async () => {
    const { account, id, articleId, read, title } = await planRoses('2027-06-07');
    fixture.site.faults.storeThenFail = true;
    await runAt('2027-06-07T08:00:00Z');
    const { db } = fixture.api.deps;
    await db.update(publications).set({ nextAttemptAt: null }).where(eq(publications.scheduledItemId, id));
    await runAt('2027-06-09T09:00:00Z');
    assert.deepEqual(await read(), ['failed', 'unknown', 'planned']);

    const publicationId = (await readItem(account, id)).publications[0]?.id ?? '';
    const { token } = account;
    await fixture.api.call(checkPublication, { token, params: { id: publicationId } });
    await fixture.api.queue.drain();
    assert.deepEqual(await read(), ['delivered', 'live', 'published']);
    assert.equal(posts(title).length, 1);
    assert.ok((await readNotifications(account)).includes(`“${title}” is live on WordPress.`));
    const [article] = await db.select().from(articles).where(eq(articles.id, articleId));
    assert.equal(article?.status, 'published');
  });

  it('delivers the item when Retry publishes the post', async () => {
    const { account, id, read, title } = await planRoses('2027-06-14');
    fixture.site.faults.busy = true;
    await runAt('2027-06-14T08:00:00Z');
    await runAt('2027-06-16T09:00:00Z');
    assert.deepEqual(await read(), ['failed', 'failed', 'planned']);

    fixture.site.faults.busy = false;
    const publicationId = (await readItem(account, id)).publications[0]?.id ?? '';
    const { token } = account;
    await fixture.api.call(retryPublication, { token, params: { id: publicationId } });
    await fixture.api.queue.drain();
    assert.deepEqual(await read(), ['delivered', 'live', 'published']);
    assert.equal(posts(title).length, 1);
  });
});
