import { getArticle } from '@rankwright/contracts/articles';
import { listNotifications, type Notification } from '@rankwright/contracts/attention';
import { saveWordpress, updateWordpress } from '@rankwright/contracts/connections';
import {
  createScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { scheduledItems } from '../../database/schema/planner.ts';
import { publications } from '../../database/schema/publications.ts';
import { startTestWordpress } from '../../platforms/wordpress/testWordpress.ts';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { checkAhead, sweepDue } from './delivery.jobs.ts';

const wordpress = { wordpress: true };
const hourMs = 3_600_000;

describe('delivery', () => {
  let api: TestApi;
  let account: TestAccount;
  let site: Awaited<ReturnType<typeof startTestWordpress>>;
  before(async () => {
    site = await startTestWordpress();
    api = await startTestApi({ env: { OUTBOUND_ALLOW: site.address } });
  });
  after(async () => {
    await api.close();
    await site.close();
  });
  beforeEach(() => {
    Object.assign(site.faults, { storeThenFail: false, busy: false, wrongPassword: false });
  });

  /** A new account with a plan and a site, at that time. */
  const begin = async (time: string): Promise<TestAccount> => {
    api.clock.set(time);
    account = await signUpWithPlan(api, `${Date.parse(time)}@example.com`);
    await connect(account);
    return account;
  };
  const connect = ({ token }: TestAccount) =>
    api.call(saveWordpress, {
      token,
      body: { siteUrl: site.url, username: 'ada', applicationPassword: 'abcd efgh' },
    });
  const plan = async (body: object, token = account.token): Promise<ScheduledItem> =>
    (await api.call(createScheduledContent, { token, body })).body as unknown as ScheduledItem;
  const change = (id: string, body: object) =>
    api.call(updateScheduledContent, { token: account.token, params: { id }, body });
  const at = async (time: string): Promise<void> => {
    api.clock.set(time);
    await sweepDue(api.deps);
    await api.queue.drain();
  };
  const posts = (title: string) => site.posts.filter((post) => post.title === title);
  const itemOf = async (id: string, token = account.token): Promise<ScheduledItem> => {
    const now = api.clock.now();
    const query = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
    const { content } = (await api.call(listScheduledContent, { token, query })).body;
    const found = (content as ScheduledItem[]).find((item) => item.id === id);
    assert.ok(found);
    return found;
  };
  const told = async (token = account.token): Promise<string[]> =>
    ((await api.call(listNotifications, { token })).body.notifications as Notification[]).map(
      ({ text }) => text,
    );

  it('sends an item at its hour in the zone of the account, and not before [C-211]', async () => {
    await begin('2027-03-27T12:00:00Z');
    const { id, publishAt } = await plan({
      title: 'Summer time begins',
      content: 'Text.',
      scheduledDate: '2027-03-28',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    assert.equal(publishAt, '2027-03-28T08:00:00.000Z');
    await at('2027-03-28T07:59:59Z');
    assert.equal(posts('Summer time begins').length, 0);
    await at('2027-03-28T08:00:20Z');
    assert.equal(posts('Summer time begins').length, 1);
    const item = await itemOf(id);
    assert.deepEqual(
      [item.status, item.delivery?.state, item.delivery?.lateSeconds],
      ['published', 'delivered', 20],
    );
    assert.equal(item.publications[0]?.state, 'live');
    assert.ok((await told()).some((text) => text === '“Summer time begins” is live on WordPress.'));
  });

  it('writes a planned item without content and sends it between seven and eight UTC [C-212] [C-213]', async () => {
    await begin('2027-04-01T12:00:00Z');
    await api.call(updateWordpress, { token: account.token, body: { autoPublish: true } });
    const { id } = await plan({
      title: 'Pruning roses',
      scheduledDate: '2027-04-02',
      keywords: ['rose pruning'],
    });
    await at('2027-04-02T06:59:59Z');
    assert.equal(posts('Pruning roses').length, 0);
    await at('2027-04-02T08:00:00Z');
    const [post] = posts('Pruning roses');
    assert.ok(post && post.content.length > 1_000);
    const { articleId, publishAt } = await itemOf(id);
    assert.equal(publishAt?.slice(0, 13), '2027-04-02T07');
    const { article } = (
      await api.call(getArticle, { token: account.token, params: { id: articleId ?? '' } })
    ).body;
    assert.equal((article as { status: string }).status, 'published');
  });

  it('catches up after a downtime and says how late it was [C-214]', async () => {
    await begin('2027-04-05T12:00:00Z');
    const { id } = await plan({
      title: 'Late tulips',
      content: 'Text.',
      scheduledDate: '2027-04-06',
      scheduledTime: '10:00',
      platforms: wordpress,
    });
    await at('2027-04-06T12:00:00Z');
    assert.equal((await itemOf(id)).delivery?.lateSeconds, 3 * 3_600);
    assert.ok((await told()).some((text) => text.includes('3 hours late')));
  });

  it('waits as a busy site asks, longer each time, and gets there [C-215]', async () => {
    await begin('2027-04-07T06:00:00Z');
    const { id } = await plan({
      title: 'Patience',
      content: 'Text.',
      scheduledDate: '2027-04-07',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    site.faults.busy = true;
    await at('2027-04-07T08:00:00Z');
    const next = async () => (await itemOf(id)).publications[0]?.nextAttemptAt;
    assert.equal(await next(), '2027-04-07T08:01:00.000Z');
    await at('2027-04-07T08:00:59Z');
    assert.equal((await itemOf(id)).publications[0]?.attempts, 1);
    await at('2027-04-07T08:01:00Z');
    assert.equal(await next(), '2027-04-07T08:03:00.000Z');
    assert.equal((await itemOf(id)).delivery?.state, 'sending');
    site.faults.busy = false;
    await at('2027-04-07T08:03:00Z');
    assert.equal(posts('Patience').length, 1);
    assert.equal((await itemOf(id)).delivery?.state, 'delivered');
  });

  it('looks for a post whose fate is unknown before it sends again [C-216]', async () => {
    await begin('2027-04-08T06:00:00Z');
    const { id } = await plan({
      title: 'Once only',
      content: 'Text.',
      scheduledDate: '2027-04-08',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    site.faults.storeThenFail = true;
    await at('2027-04-08T08:00:00Z');
    assert.equal((await itemOf(id)).publications[0]?.state, 'unknown');
    site.faults.storeThenFail = false;
    await at('2027-04-08T08:01:00Z');
    assert.equal((await itemOf(id)).delivery?.state, 'delivered');
    assert.equal(posts('Once only').length, 1);
  });

  it('takes over what a dead worker left in the middle, without a second post', async () => {
    await begin('2027-04-09T06:00:00Z');
    const { id } = await plan({
      title: 'Orphan',
      content: 'Text.',
      scheduledDate: '2027-04-09',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await at('2027-04-09T08:00:00Z');
    const { db } = api.deps;
    const gone = new Date(Date.now() - 1_000);
    const left = { state: 'sending' as const, remoteId: null, leaseUntil: gone };
    await db
      .update(scheduledItems)
      .set({ deliveryState: 'sending', leaseUntil: gone })
      .where(eq(scheduledItems.id, id));
    await db.update(publications).set(left).where(eq(publications.scheduledItemId, id));
    await at('2027-04-09T08:02:00Z');
    assert.equal((await itemOf(id)).delivery?.state, 'delivered');
    assert.equal(posts('Orphan').length, 1);
  });

  it('sends once when two workers sweep and every job comes twice', async () => {
    await begin('2027-04-10T06:00:00Z');
    await plan({
      title: 'Twice asked',
      content: 'Text.',
      scheduledDate: '2027-04-10',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    api.clock.set('2027-04-10T08:00:00Z');
    await Promise.all([sweepDue(api.deps), sweepDue(api.deps)]);
    api.queue.waiting.push(...api.queue.waiting);
    await Promise.all([api.queue.drain(), api.queue.drain()]);
    assert.equal(posts('Twice asked').length, 1);
  });

  it('leaves a delivered item delivered when it is edited, and updates the same post when it is moved', async () => {
    await begin('2027-04-11T06:00:00Z');
    const { id } = await plan({
      title: 'First words',
      content: 'Text.',
      scheduledDate: '2027-04-11',
      scheduledTime: '09:00',
      platforms: wordpress,
    });
    await at('2027-04-11T08:00:00Z');
    const count = site.posts.length;
    await change(id, { title: 'Better words' });
    await at('2027-04-11T08:05:00Z');
    assert.equal((await itemOf(id)).delivery?.state, 'delivered');
    assert.equal(posts('Better words').length, 0);
    await change(id, { scheduledDate: '2027-04-12' });
    assert.equal((await itemOf(id)).delivery?.state, 'waiting');
    await at('2027-04-12T08:00:00Z');
    assert.equal((await itemOf(id)).delivery?.state, 'delivered');
    assert.equal(posts('Better words').length, 1);
    assert.equal(site.posts.length, count);
  });

  it('stops at what only the person can mend, says so, and goes on once it is mended [C-215]', async () => {
    api.clock.set('2027-04-13T06:00:00Z');
    const other = await signUpWithPlan(api, 'later@example.com');
    const { id } = await plan(
      {
        title: 'No site',
        content: 'Text.',
        scheduledDate: '2027-04-13',
        scheduledTime: '09:00',
        platforms: wordpress,
      },
      other.token,
    );
    await at('2027-04-13T08:00:00Z');
    const failed = await itemOf(id, other.token);
    assert.deepEqual([failed.delivery?.state, failed.publications[0]?.remedy], ['failed', 'reconnect']);
    assert.ok((await told(other.token)).some((text) => text.includes('No WordPress connection configured')));
    await at('2027-04-13T20:00:00Z');
    assert.equal((await itemOf(id, other.token)).publications[0]?.attempts, 1);
    await connect(other);
    const body = { title: 'A site at last' };
    await api.call(updateScheduledContent, { token: other.token, params: { id }, body });
    await at('2027-04-13T20:01:00Z');
    assert.equal(posts('A site at last').length, 1);
  });

  it('sends nothing for an account whose plan has ended, and tells it', async () => {
    const other = await begin('2027-04-14T06:00:00Z');
    const body = {
      title: 'Unpaid',
      content: 'Text.',
      scheduledDate: '2027-04-14',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    const { id } = await plan(body, other.token);
    await api.deps.db.execute('delete from subscriptions');
    await at('2027-04-14T08:00:00Z');
    assert.equal((await itemOf(id, other.token)).delivery?.state, 'failed');
    assert.equal(posts('Unpaid').length, 0);
    assert.ok((await told(other.token)).some((text) => text.includes('Your plan had ended')));
  });

  it('warns the day before of a connection that will not do, once', async () => {
    const other = await begin('2027-04-20T06:00:00Z');
    const body = {
      title: 'Tomorrow',
      content: 'Text.',
      scheduledDate: '2027-04-22',
      scheduledTime: '09:00',
      platforms: wordpress,
    };
    await plan(body, other.token);
    site.faults.wrongPassword = true;
    await api.queue.run(checkAhead, {});
    assert.deepEqual(await told(other.token), []);
    api.clock.advance(30 * hourMs);
    await api.queue.run(checkAhead, {});
    await api.queue.run(checkAhead, {});
    assert.deepEqual(await told(other.token), [
      '“Tomorrow” is to go out on 2027-04-22 at 09:00 (Europe/London). Look after WordPress before then: Invalid WordPress credentials',
    ]);
  });

  it('refuses an hour of today that is over, in words [C-161]', async () => {
    await begin('2027-04-23T12:00:00Z');
    const body = { title: 'Too late', scheduledDate: '2027-04-23', scheduledTime: '09:00' };
    const reply = await api.call(createScheduledContent, { token: account.token, body });
    assert.equal(reply.body.code, 'TIME_IN_PAST');
    assert.match(JSON.stringify(reply.body.details), /It is 13:00 in Europe\/London/);
  });

  it('does not send at once what is planned for today after the window: it says so', async () => {
    await begin('2027-04-24T12:00:00Z');
    const { id, delivery } = await plan({
      title: 'Window over',
      content: 'Text.',
      scheduledDate: '2027-04-24',
      platforms: wordpress,
    });
    assert.equal(delivery?.state, 'missed');
    await at('2027-04-24T12:01:00Z');
    assert.equal(posts('Window over').length, 0);
    await change(id, { scheduledTime: '17:00' });
    await at('2027-04-24T16:00:00Z');
    assert.equal(posts('Window over').length, 1);
  });
});
