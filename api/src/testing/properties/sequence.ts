import { approveArticle, createArticle, rejectArticle, updateArticle } from '@rankwright/contracts/articles';
import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { clearWordpress, saveWordpress, setConnectionMode } from '@rankwright/contracts/connections';
import { listGenerations, startGeneration, stopGeneration } from '@rankwright/contracts/generations';
import { createScheduledItem, updateScheduledItem } from '@rankwright/contracts/planner';
import { hourMs } from '../../clock.ts';
import { deleteAccountRow } from '../../features/auth/account.service.ts';
import { signUpWithPlan, type TestAccount } from '../accounts.ts';
import { createAccountClient, type AccountClient } from './accountClient.ts';
import type { Change, Command } from './commands.ts';
import { expireLeases, readItems, readNotifications, saveWrittenText, type ItemFacts } from './facts.ts';
import { assertGenerationsEnded } from './generationFacts.ts';
import { createMortalWorker, type MortalWorker, type PropertyWorld } from './mortalWorker.ts';
import { createOracle, type Mode } from './oracle.ts';
import { assertConcluded, createSiteWatch } from './siteWatch.ts';

const generationInput = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: '',
  industry: 'Gardening',
  targetAudience: 'hobby gardeners',
  wordCount: 300,
};
const start = '2027-01-04T00:00:00Z';
const open = ['waiting', 'queued', 'sending', 'publishing'];

/** Carries out commands for a new account and throws when a rule is broken. */
class Sequence {
  private readonly oracle = createOracle();
  private mode: Mode | null = null;
  private counter = 0;
  private readonly send: AccountClient;
  private readonly worker: MortalWorker;
  /** Texts saved by `write`. */
  private written = 0;
  readonly watch: ReturnType<typeof createSiteWatch>;

  constructor(
    private readonly world: PropertyWorld,
    private readonly account: TestAccount,
    private readonly name: string,
  ) {
    this.worker = createMortalWorker(world);
    this.send = createAccountClient(world.api, account);
    this.watch = createSiteWatch(world.site, name, this.oracle);
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
    this.written += 1;
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
    if (kind === 'generate') await this.send(startGeneration, {}, { ...generationInput, articleId, title });
    if (kind === 'stopGeneration') await this.stopGenerations();
    if (kind === 'publish') await this.publish(params, version, articleId, title, content);
  }

  private async stopGenerations(): Promise<void> {
    const { generations } = (await this.send(listGenerations, {})).body as { generations: { id: string }[] };
    for (const { id } of generations) await this.send(stopGeneration, { id });
    await this.observe();
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
    if (status !== 200) return;
    this.mode = mode;
    if (mode !== 'automatic') this.oracle.withdrawDue(mode);
  }

  /** Runs the worker, which may be killed, and checks what appeared on the site. */
  private async runWorker(): Promise<void> {
    const { api } = this.world;
    const { db } = api.deps;
    await expireLeases(db, this.account.userId);
    const notifications = await readNotifications(db, this.account.userId);
    this.oracle.permitDue(await this.observe(), this.mode, api.clock.now(), notifications);
    await this.worker.deliver();
    await this.observe();
    this.watch.check();
  }

  private async announce(): Promise<void> {
    await this.worker.writeMissingTexts();
    await this.observe();
    await this.worker.announce();
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
    } else if (command.do === 'armKill') kill.arm(command.point);
    else await this.wait(command.hours);
  }

  /** All dates pass, first with the last fault and kill; each due item must be live or its owner must know why it is not. */
  async conclude(): Promise<void> {
    const { api, site } = this.world;
    await this.wait(8 * 24);
    Object.assign(site.faults, { busy: false, storeThenFail: false });
    for (let round = 0; round < 8 && (await this.findOpenItems()).length > 0; round += 1) await this.wait(12);
    const [stuck] = await this.findOpenItems();
    if (stuck) throw new Error(`“${stuck.title}” is still ${stuck.delivery}.`);
    await assertGenerationsEnded(api.deps.db, this.account.userId, this.written);
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

/** Carries out commands and checks the rules after each; returns how many articles were published. Throws on a violation. */
export const runSequence = async (world: PropertyWorld, commands: readonly Command[]): Promise<number> => {
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
    return sequence.watch.countShown();
  } finally {
    await deleteAccountRow(api.deps.db, account.userId);
    api.queue.waiting.length = 0;
  }
};
