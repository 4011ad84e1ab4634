import { listNotifications, type Notification } from '@rankwright/contracts/attention';
import { saveWordpress } from '@rankwright/contracts/connections';
import {
  createScheduledContent,
  listScheduledContent,
  updateScheduledContent,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, beforeEach } from 'node:test';
import { sweepDue } from '../features/delivery/delivery.jobs.ts';
import { startTestWordpress } from '../platforms/wordpress/testWordpress.ts';
import { signUpWithPlan, type TestAccount } from './accounts.ts';
import { startTestApi, type TestApi, type TestReply } from './startTestApi.ts';

type Site = Awaited<ReturnType<typeof startTestWordpress>>;

/** Accounts with a WordPress site and a clock that sweeps, for the tests of the suite it is called in. */
export const deliveryScene = () => {
  let opened: { api: TestApi; site: Site } | undefined;
  const scene = () => {
    if (!opened) throw new Error('The scene opens before the first test.');
    return opened;
  };
  before(async () => {
    const site = await startTestWordpress();
    opened = { api: await startTestApi({ env: { OUTBOUND_ALLOW: site.address } }), site };
  });
  after(async () => {
    await scene().api.close();
    await scene().site.close();
  });
  beforeEach(() => {
    Object.assign(scene().site.faults, { storeThenFail: false, busy: false, wrongPassword: false });
  });
  const connect = ({ token }: TestAccount): Promise<TestReply> => {
    const body = { siteUrl: scene().site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    return scene().api.call(saveWordpress, { token, body });
  };
  return {
    get api(): TestApi {
      return scene().api;
    },
    get site(): Site {
      return scene().site;
    },
    connect,
    /** A new account with a plan and a site, at that time. */
    begin: async (time: string): Promise<TestAccount> => {
      scene().api.clock.set(time);
      const account = await signUpWithPlan(scene().api, `${Date.parse(time)}@example.com`);
      await connect(account);
      return account;
    },
    plan: async ({ token }: TestAccount, body: object): Promise<ScheduledItem> =>
      (await scene().api.call(createScheduledContent, { token, body })).body as unknown as ScheduledItem,
    change: ({ token }: TestAccount, id: string, body: object): Promise<TestReply> =>
      scene().api.call(updateScheduledContent, { token, params: { id }, body }),
    /** It is that time, and everything due is done. */
    at: async (time: string): Promise<void> => {
      scene().api.clock.set(time);
      await sweepDue(scene().api.deps);
      await scene().api.queue.drain();
    },
    posts: (title: string): Site['posts'] => scene().site.posts.filter((post) => post.title === title),
    itemOf: async ({ token }: TestAccount, id: string): Promise<ScheduledItem> => {
      const now = scene().api.clock.now();
      const query = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
      const { content } = (await scene().api.call(listScheduledContent, { token, query })).body;
      const found = (content as ScheduledItem[]).find((item) => item.id === id);
      assert.ok(found);
      return found;
    },
    told: async ({ token }: TestAccount): Promise<string[]> => {
      const { notifications } = (await scene().api.call(listNotifications, { token })).body;
      return (notifications as Notification[]).map(({ text }) => text);
    },
  };
};
