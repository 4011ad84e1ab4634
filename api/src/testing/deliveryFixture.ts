import { listNotifications, type Notification } from '@rankwright/contracts/alerts';
import { saveWordpress } from '@rankwright/contracts/connections';
import {
  createScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { announceJob } from '../features/delivery/delivery.definition.ts';
import { queueDueWork } from '../features/delivery/delivery.jobs.ts';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { signUpWithPlan, type TestAccount } from './accounts.ts';
import type { TestReply } from './apiCall.ts';
import { startTestApi, type TestApi } from './startTestApi.ts';

type Site = Awaited<ReturnType<typeof startFakeWordpress>>;
type Model = Awaited<ReturnType<typeof startFakeModel>>;

/**
 * Registers hooks that start an API and a WordPress site for the enclosing suite. Returns helpers for
 * delivery tests. Texts are written by a model, or by the built-in writer.
 */
export const setUpDeliveryFixture = (writer: 'model' | 'offline' = 'offline') => {
  let opened: { api: TestApi; site: Site; model: Model | null } | undefined;
  const getFixture = () => {
    if (!opened) throw new Error('The fixture is available once the tests run.');
    return opened;
  };
  before(async () => {
    const site = await startFakeWordpress();
    const model = writer === 'model' ? await startFakeModel() : null;
    const env = {
      OUTBOUND_ALLOW: site.address,
      ...model?.env,
    };
    opened = { api: await startTestApi({ env }), site, model };
  });
  after(async () => {
    await getFixture().api.close();
    await getFixture().site.close();
    await getFixture().model?.close();
  });
  beforeEach(() => {
    Object.assign(getFixture().site.faults, { storeThenFail: false, busy: false, wrongPassword: false });
  });
  const connect = ({ token }: TestAccount): Promise<TestReply> => {
    const body = { siteUrl: getFixture().site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    return getFixture().api.call(saveWordpress, { token, body });
  };
  return {
    get api(): TestApi {
      return getFixture().api;
    },
    get site(): Site {
      return getFixture().site;
    },
    connect,
    /** Sets the clock and creates an account with a plan and a connected site. */
    signUpAt: async (time: string): Promise<TestAccount> => {
      getFixture().api.clock.set(time);
      const account = await signUpWithPlan(getFixture().api, `${Date.parse(time)}@example.com`);
      await connect(account);
      return account;
    },
    plan: async ({ token }: TestAccount, body: object): Promise<ScheduledItem & { articleId: string }> =>
      (await getFixture().api.call(createScheduledItem, { token, body })).body as unknown as ScheduledItem & {
        articleId: string;
      },
    change: ({ token }: TestAccount, id: string, body: object): Promise<TestReply> =>
      getFixture().api.call(updateScheduledItem, { token, params: { id }, body }),
    /** Sets the clock and runs everything that is due. */
    runAt: async (time: string): Promise<void> => {
      getFixture().api.clock.set(time);
      await queueDueWork(getFixture().api.deps);
      await getFixture().api.queue.drain();
    },
    /** Sets the clock, announces what is due soon and writes missing texts. */
    announceAt: async (time: string): Promise<void> => {
      getFixture().api.clock.set(time);
      await getFixture().api.queue.run(announceJob, {});
      await getFixture().api.queue.drain();
      // A text that was written meanwhile is announced by the next run.
      await getFixture().api.queue.run(announceJob, {});
    },
    posts: (title: string): Site['posts'] => getFixture().site.posts.filter((post) => post.title === title),
    readItem: async ({ token }: TestAccount, id: string): Promise<ScheduledItem> => {
      const now = getFixture().api.clock.now();
      const query = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const { content } = (await getFixture().api.call(listScheduledItems, { token, query })).body;
      const found = (content as ScheduledItem[]).find((item) => item.id === id);
      assert.ok(found);
      return found;
    },
    readNotifications: async ({ token }: TestAccount): Promise<string[]> => {
      const { notifications } = (await getFixture().api.call(listNotifications, { token })).body;
      return (notifications as Notification[]).map(({ text }) => text);
    },
  };
};
