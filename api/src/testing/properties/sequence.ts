import { login } from '@rankwright/contracts/account';
import { approveArticle, createArticle, rejectArticle, updateArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { clearWordpress, saveWordpress, setConnectionMode } from '@rankwright/contracts/connections';
import type { Endpoint } from '@rankwright/contracts/http';
import { createScheduledItem, updateScheduledItem } from '@rankwright/contracts/planner';
import { startFakeWordpress } from '@rankwright/testing/fakes/wordpress/fakeWordpress';
import { deleteAccountRow } from '../../features/auth/account.service.ts';
import { announceJob, queueDueWork } from '../../features/delivery/delivery.jobs.ts';
import { signUpWithPlan, type TestAccount } from '../accounts.ts';
import type { TestReply } from '../apiCall.ts';
import type { TestApi } from '../startTestApi.ts';
import type { Change, Command } from './commands.ts';
import { expireLeases, readItems, readNotifications, saveWrittenText, type ItemFacts } from './facts.ts';
import type { KillSwitch } from './killSwitch.ts';
import { createOracle, type Mode } from './oracle.ts';
import { assertConcluded, createSiteWatch } from './siteWatch.ts';

export interface PropertyWorld {
  api: TestApi;
  site: Awaited<ReturnType<typeof startFakeWordpress>>;
  kill: KillSwitch;
}

const hourMs = 3_600_000;
const start = '2027-01-04T00:00:00Z';
const open = ['waiting', 'queued', 'sending', 'publishing'];

/** Carries out commands for a new account and throws when a rule is broken. */
class Sequence {
  private readonly oracle = createOracle();
  private mode: Mode | null = null;
  private counter = 0;
  private token: string;
  private readonly watch: ReturnType<typeof createSiteWatch>;

  constructor(
    private readonly world: PropertyWorld,
    private readonly account: TestAccount,
    private readonly name: string,
  ) {
    this.token = account.token;
    this.watch = createSiteWatch(world.site, name, this.oracle);
  }

  /** Logs in again when the session has expired meanwhile. */
  private async send(endpoint: Endpoint, params: Record<string, string>, body?: object): Promise<TestReply> {
    const reply = await this.world.api.call(endpoint, { token: this.token, params, body });
    if (reply.status !== 401) return reply;
    const { email, password } = this.account;
    this.token = String((await this.world.api.call(login, { body: { email, password } })).body.token);
    return this.world.api.call(endpoint, { token: this.token, params, body });
  }

  private readItems = (): Promise<ItemFacts[]> => readItems(this.world.api.deps.db, this.account.userId);

  private createText = (kind: string): string => `Text ${(this.counter += 1)} (${kind}) of ${this.name}.`;

  private formatDate(day: number): string {
    return new Date(this.world.api.clock.now().getTime() + day * 24 * hourMs).toISOString().slice(0, 10);
  }

  private async observe(byOwner: string | null = null): Promise<ItemFacts[]> {
    const items = await this.readItems();
    this.oracle.observe(items, byOwner, this.world.api.clock.now());
    return items;
  }

  private async plan({ text, day, afternoon }: Extract<Command, { do: 'plan' }>): Promise<void> {
    const title = `Item ${(this.counter += 1)} of ${this.name}`;
    const slot = { title, scheduledDate: this.formatDate(day), scheduledTime: afternoon ? '15:00' : '09:00' };
    const content = text === 'none' ? '' : this.createText('own');
    if (text === 'article') {
      const { article } = (await this.send(createArticle, {}, { title, content })).body as {
        article: { id: string };
      };
      await this.send(createScheduledItem, {}, { ...slot, articleId: article.id });
    } else {
      const { articleId } = (await this.send(createScheduledItem, {}, { ...slot, content })).body;
      if (content) this.oracle.approve(String(articleId), content);
    }
    await this.observe(content);
  }

  private async write(item: ItemFacts, writer: 'model' | 'offline'): Promise<void> {
    const text = this.createText(writer);
    if (writer === 'offline') this.oracle.addStartingDraft(text);
    await saveWrittenText(this.world.api.deps.db, item, writer, text, this.world.api.clock.now());
    await this.observe();
  }

  private async change(kind: Change, { id, articleId, title, content, version }: ItemFacts): Promise<void> {
    const params = { id: articleId };
    const text = this.createText(kind);
    if (kind === 'edit') {
      await this.send(updateArticle, params, { title, content: text });
      await this.observe(text);
    }
    if (kind === 'type') {
      await this.send(updateScheduledItem, { id }, { content: text });
      this.oracle.approve(articleId, text);
      await this.observe(text);
    }
    if (kind === 'approve' && (await this.send(approveArticle, params, { version })).status === 200)
      this.oracle.approve(articleId, content);
    if (kind === 'reject' && (await this.send(rejectArticle, params, { version })).status === 200)
      this.oracle.reject(articleId, content);
    if (kind === 'unschedule') await this.send(updateScheduledItem, { id }, { scheduledDate: null });
    if (kind === 'publish') await this.publish(params, version, articleId, title, content);
  }

  private async publish(
    params: { id: string },
    version: number,
    articleId: string,
    title: string,
    content: string,
  ): Promise<void> {
    const { status } = await this.send(publishArticle, params, { platforms: ['wordpress'], version });
    if (status === 200) {
      this.oracle.approve(articleId, content);
      this.oracle.allow(title, content);
    }
    await this.runWorker();
  }

  private async swap(one: ItemFacts, two: ItemFacts): Promise<void> {
    const readHour = ({ publishAt }: ItemFacts) => publishAt?.getUTCHours();
    const { status } = await this.send(updateScheduledItem, { id: one.id }, { swapWith: two.id });
    if (status !== 200 || !one.publishAt || !two.publishAt) return;
    for (const item of await this.readItems())
      for (const before of [one, two])
        if (item.id === before.id && readHour(item) !== readHour(before))
          throw new Error(`“${item.title}” lost its hour.`);
  }

  async connect(): Promise<void> {
    const body = { siteUrl: this.world.site.url, username: 'ada', applicationPassword: 'abcd efgh' };
    await this.send(saveWordpress, {}, body);
    await this.setMode(this.mode ?? 'review');
  }

  private async setMode(mode: Mode): Promise<void> {
    const { status } = await this.send(setConnectionMode, { platform: 'wordpress' }, { mode });
    if (status === 200) this.mode = mode;
  }

  /** Runs the worker, which may be killed, and checks what appeared on the site. */
  private async runWorker(): Promise<void> {
    const { api, kill } = this.world;
    const { db } = api.deps;
    await expireLeases(db, this.account.userId);
    const notifications = await readNotifications(db, this.account.userId);
    this.oracle.permitDue(await this.observe(), this.mode, api.clock.now(), notifications);
    const wasKilled = await kill.runUntilKilled(async () => {
      await queueDueWork(api.deps);
      await api.queue.drain();
    });
    if (wasKilled) api.queue.waiting.length = 0;
    this.watch.check();
  }

  private async announce(): Promise<void> {
    const { api } = this.world;
    await api.queue.run(announceJob, {});
    await api.queue.drain();
    await this.observe();
    await api.queue.run(announceJob, {});
  }

  private async wait(hours: number): Promise<void> {
    this.world.api.clock.advance(hours * hourMs);
    await this.announce();
    await this.runWorker();
  }

  private async executeOnItem(command: Extract<Command, { item: number }>): Promise<void> {
    const items = await this.readItems();
    const item = items[command.item % items.length];
    if (!item) return;
    if (command.do === 'write') await this.write(item, command.writer);
    else if (command.do === 'move')
      await this.send(updateScheduledItem, { id: item.id }, { scheduledDate: this.formatDate(command.day) });
    else if (command.do === 'swap') {
      const other = items[command.other % items.length];
      if (other && other !== item) await this.swap(item, other);
    } else await this.change(command.how, item);
  }

  async execute(command: Command): Promise<void> {
    const { site, kill } = this.world;
    if ('item' in command) await this.executeOnItem(command);
    else if (command.do === 'plan') await this.plan(command);
    else if (command.do === 'setMode') await this.setMode(command.mode);
    else if (command.do === 'connect') await this.connect();
    else if (command.do === 'disconnect') {
      await this.send(clearWordpress, {});
      this.mode = null;
    } else if (command.do === 'setFault') {
      Object.assign(site.faults, {
        busy: command.fault === 'busy',
        storeThenFail: command.fault === 'storeThenFail',
      });
    } else if (command.do === 'armKill') kill.arm(command.at);
    else await this.wait(command.hours);
  }

  /** All dates pass; each due item must be live or its owner must know why it is not. */
  async conclude(): Promise<void> {
    const { api, site, kill } = this.world;
    kill.arm(null);
    Object.assign(site.faults, { busy: false, storeThenFail: false });
    await this.wait(8 * 24);
    for (let round = 0; round < 8 && (await this.findOpenItems()).length > 0; round += 1) await this.wait(12);
    const [stuck] = await this.findOpenItems();
    if (stuck) throw new Error(`“${stuck.title}” is still ${stuck.delivery}.`);
    const notifications = await readNotifications(api.deps.db, this.account.userId);
    assertConcluded(await this.readItems(), notifications, this.watch.isShown);
  }

  private async findOpenItems(): Promise<ItemFacts[]> {
    const now = this.world.api.clock.now();
    return (await this.readItems()).filter(
      ({ publishAt, delivery }) => publishAt && publishAt <= now && open.includes(delivery),
    );
  }
}

let sequences = 0;

/** Carries out a sequence of commands and checks the rules after each. Throws when one is broken. */
export const runSequence = async (world: PropertyWorld, commands: readonly Command[]): Promise<void> => {
  const { api, site, kill } = world;
  sequences += 1;
  api.clock.set(start);
  kill.arm(null);
  Object.assign(site.faults, { busy: false, storeThenFail: false });
  site.posts.length = 0;
  const account = await signUpWithPlan(api, `sequence-${sequences}@example.com`);
  const sequence = new Sequence(world, account, `sequence ${sequences}`);
  try {
    await sequence.connect();
    for (const command of commands) await sequence.execute(command);
    await sequence.conclude();
  } finally {
    await deleteAccountRow(api.deps.db, account.userId);
    kill.release();
    api.queue.waiting.length = 0;
  }
};
