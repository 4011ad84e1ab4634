import { updateArticle } from '@rankwright/contracts/articles';
import { accountEvent, type AccountEvent } from '@rankwright/contracts/events';
import { asc, eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { events } from '../../database/schema/events.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { setUpDeliveryFixture } from '../../testing/deliveryFixture.ts';

describe('events of changed states', () => {
  const fixture = setUpDeliveryFixture();

  /** The account's events since the last call. */
  const takeEvents = async ({ userId }: TestAccount): Promise<AccountEvent[]> => {
    const { db } = fixture.api.deps;
    const rows = await db.select().from(events).where(eq(events.ownerId, userId)).orderBy(asc(events.id));
    await db.delete(events).where(eq(events.ownerId, userId));
    return rows.map(({ id, type, data }) => accountEvent.parse({ id: `1-${id}`, type, data }));
  };

  it('tell each step of a publication and the changes of its article', async () => {
    const account = await fixture.signUpAt('2027-03-01T12:00:00Z');
    const { articleId } = await fixture.plan(account, {
      title: 'Told',
      content: 'Own words.',
      scheduledDate: '2027-03-05',
      scheduledTime: '09:00',
      platforms: { wordpress: true },
    });
    const planned = await takeEvents(account);
    assert.ok(planned.some(({ type, data }) => type === 'article' && data.id === articleId));
    await fixture.runAt('2027-03-05T09:00:05Z');
    const published = await takeEvents(account);
    const states = published.flatMap(({ type, data }) =>
      type === 'publication' && data.articleId === articleId ? [data.state] : [],
    );
    assert.deepEqual([states.at(0), states.at(-1)], ['waiting', 'live']);
    assert.ok(published.some(({ type, data }) => type === 'article' && data.id === articleId));
  });

  it('tell a new version once', async () => {
    const account = await fixture.signUpAt('2027-03-11T12:00:00Z');
    const { articleId } = await fixture.plan(account, { title: 'Edited', scheduledDate: '2027-03-15' });
    await takeEvents(account);
    const save = () =>
      fixture.api.call(updateArticle, {
        token: account.token,
        params: { id: articleId },
        body: { title: 'Edited', content: 'Words.' },
      });
    assert.equal((await save()).status, 200);
    const versions = (await takeEvents(account)).map(({ data }) => 'version' in data && data.version);
    assert.deepEqual(versions, [2]);
  });
});
