import { listNotifications } from '@rankwright/contracts/alerts';
import { mailReport, revokeReportLinks } from '@rankwright/contracts/reports';
import { eq, sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { events } from '../../database/schema/events.ts';
import type { Message } from '../../mail/mail.ts';
import { createReportAccount, type ReportAccount } from '../../testing/reports.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { listMails } from './reportMail.repository.ts';
import { reportMailJob, reportSweepJob } from './reports.definition.ts';

describe('mailed reports', () => {
  let api: TestApi;
  let account: ReportAccount;
  let accounts = 0;
  let recipients: string[];
  const sent: Message[] = [];
  const mail = { fail: null as Error | null, hang: false };
  /** Ends the sending that hangs. */
  let release = (): void => undefined;
  before(async () => {
    const send = async (message: Message) => {
      if (mail.fail) throw mail.fail;
      sent.push(message);
      if (mail.hang) await new Promise<void>((done) => (release = done));
    };
    const outbox = { check: () => Promise.resolve(), outbox: () => Promise.resolve(null), send };
    api = await startTestApi({ mail: outbox });
  });
  after(() => api.close());
  beforeEach(async () => {
    api.clock.set('2026-11-21T09:00:00Z');
    Object.assign(mail, { fail: null, hang: false });
    accounts += 1;
    recipients = [`one@client${accounts}.example`, `two@client${accounts}.example`];
    account = await createReportAccount(api, `ada${accounts}@example.com`);
    await account.save({ isEnabled: true, recipients, openingText: '<b>Hello</b>\nto you' });
    await api.queue.drain();
    sent.length = 0;
  });

  /** What the scheduler does every five minutes. */
  const sweep = async (time: string) => {
    api.clock.set(time);
    await api.queue.run(reportSweepJob, {});
  };
  /** From the database: the session ends while the clock is put forward. */
  const listStates = async () => (await listMails(api.deps.db, account.userId)).map(({ state }) => state);
  const listSent = () => sent.filter(({ to }) => recipients.includes(to));
  const endLeases = () =>
    api.deps.db.execute(sql`update report_mails set lease_until = now() - interval '1 second'`);

  it('goes once to each recipient when the month is over, however often the job runs', async () => {
    await sweep('2026-11-30T23:59:00Z');
    await api.queue.drain();
    assert.equal(listSent().length, 0);
    await Promise.all([sweep('2026-12-01T00:00:00Z'), sweep('2026-12-01T00:00:00Z')]);
    await api.queue.drain();
    for (const hour of [1, 2, 3]) await sweep(`2026-12-0${hour}T05:00:00Z`);
    await api.queue.drain();
    assert.deepEqual(
      listSent()
        .map(({ to }) => to)
        .toSorted(),
      recipients,
    );
    assert.deepEqual(await listStates(), ['sent', 'sent']);
    await sweep('2027-01-01T00:05:00Z');
    await api.queue.drain();
    assert.equal(listSent().length, 4);
  });

  it('updates the owner’s open screens when the report is made and when a mail is settled', async () => {
    const countEvents = async () => {
      const rows = await api.deps.db.select().from(events).where(eq(events.ownerId, account.userId));
      return rows.filter(({ type }) => type === 'report').length;
    };
    await sweep('2026-12-01T00:00:00Z');
    assert.equal(await countEvents(), 1);
    await api.queue.drain();
    assert.equal(await countEvents(), 3);
  });

  it('begins at midnight of the account’s zone', async () => {
    sent.length = 0;
    const zones = { 'Asia/Kolkata': '2026-11-30T18:30:00Z', 'America/New_York': '2026-12-01T05:00:00Z' };
    for (const [zone, midnight] of Object.entries(zones)) {
      api.clock.set('2026-11-21T09:00:00Z');
      const owner = await createReportAccount(api, `${zone.replace('/', '.')}@example.com`, zone);
      const to = `${zone.replace('/', '.').toLowerCase()}@client.example`;
      await owner.save({ isEnabled: true, recipients: [to] });
      const count = () => sent.filter((message) => message.to === to).length;
      await sweep(new Date(new Date(midnight).getTime() - 1_000).toISOString());
      await api.queue.drain();
      assert.equal(count(), 0, zone);
      await sweep(midnight);
      await api.queue.drain();
      assert.equal(count(), 1, zone);
    }
  });

  it('carries a link that works and escapes hostile words', async () => {
    await sweep('2026-12-01T00:00:00Z');
    await api.queue.drain();
    const [message] = listSent();
    assert.ok(message);
    assert.equal(message.subject, 'Acme & Sons: Report for November 2026');
    assert.match(message.text, /Clicks: – \(Search Console is not set up on this server\.\)/);
    assert.ok(message.text.includes('<b>Hello</b>\nto you'));
    assert.ok(message.html?.includes('&lt;b&gt;Hello&lt;/b&gt;'));
    assert.doesNotMatch(message.html ?? '', /<b>/);
    const path = /http:\/\/localhost:3000(\/api\/reports\/[\w-]{43})/.exec(message.text)?.[1] ?? '';
    assert.match((await api.app.inject(path)).body, /Report for November 2026/);
  });

  it('is taken up by another worker when one stopped before sending', async () => {
    await sweep('2026-12-01T00:00:00Z');
    api.queue.discard(reportMailJob);
    await sweep('2026-12-01T00:05:00Z');
    await api.queue.drain();
    assert.equal(listSent().length, 2);
  });

  it('is not sent again when a worker stopped while sending, and its owner is told', async () => {
    const { id } = await account.create('2026-10');
    mail.hang = true;
    await account.send(mailReport, { params: { id } });
    const [job] = api.queue.waiting.splice(0);
    const stopped = api.queue.run(reportMailJob, job?.data as { mailId: string });
    while (sent.length === 0) await new Promise((done) => setImmediate(done));
    mail.hang = false;
    await endLeases();
    await sweep('2026-11-21T09:10:00Z');
    await api.queue.drain();
    assert.deepEqual(
      listSent()
        .map(({ to }) => to)
        .toSorted(),
      recipients,
    );
    assert.deepEqual((await listStates()).toSorted(), ['sent', 'unknown']);
    const { notifications } = (await account.send(listNotifications)).body as {
      notifications: { text: string }[];
    };
    assert.match(notifications.map(({ text }) => text).join(), /do not know whether the report reached/);
    // Only its owner decides to send it again.
    await account.send(mailReport, { params: { id } });
    await api.queue.drain();
    assert.equal(sent.length, 3);
    await account.send(mailReport, { params: { id } });
    await api.queue.drain();
    assert.deepEqual([sent.length, await listStates()], [3, ['sent', 'sent']]);
    release();
    await stopped;
  });

  it('is tried again while the mail server says no, and given up at last', async () => {
    mail.fail = Object.assign(new Error('Try later'), { responseCode: 451 });
    await sweep('2026-12-01T00:00:00Z');
    for (let hour = 0; hour < 12; hour += 1) {
      await api.queue.drain();
      await sweep(`2026-12-02T${String(hour).padStart(2, '0')}:00:00Z`);
      if (hour === 0) assert.deepEqual(await listStates(), ['waiting', 'waiting']);
    }
    assert.deepEqual(await listStates(), ['failed', 'failed']);
  });

  it('checks again when it is sent: a recipient who was removed or a report whose links ended gets none', async () => {
    const changes = {
      removed: (id: string) => account.save({ isEnabled: true, recipients: [recipients[1] ?? id] }),
      revoked: (id: string) => account.send(revokeReportLinks, { params: { id } }),
    };
    for (const [month, change] of Object.entries(changes).entries()) {
      mail.fail = Object.assign(new Error('Try later'), { responseCode: 451 });
      const { id } = await account.create(month === 0 ? '2026-10' : '2026-09');
      await account.send(mailReport, { params: { id } });
      await api.queue.drain();
      await change[1](id);
      mail.fail = null;
      await sweep('2026-11-21T10:00:00Z');
      await api.queue.drain();
      api.clock.set('2026-11-21T09:00:00Z');
    }
    assert.deepEqual(
      listSent().map(({ to }) => to),
      [recipients[1]],
    );
    const errors = (await listMails(api.deps.db, account.userId)).map(({ error }) => error);
    assert.ok(errors.includes('The address is no longer a recipient.'));
    assert.ok(errors.includes('The private links to the report were ended.'));
  });

  it('stays unknown when the connection broke while it was under way', async () => {
    mail.fail = Object.assign(new Error('Socket closed'), { code: 'ESOCKET' });
    await sweep('2026-12-01T00:00:00Z');
    await api.queue.drain();
    assert.deepEqual(await listStates(), ['unknown', 'unknown']);
  });

  it('stops for a recipient who asks for it, with a click of their own', async () => {
    await sweep('2026-12-01T00:00:00Z');
    await api.queue.drain();
    const path = new URL(sent.find(({ to }) => to === recipients[0])?.unsubscribeUrl ?? '').pathname;
    const asked = await api.app.inject(path);
    assert.match(asked.body, /one@client\d+\.example/);
    await sweep('2027-01-01T00:05:00Z');
    await api.queue.drain();
    assert.equal(listSent().length, 4);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = { method: 'POST' as const, url: path, headers, payload: 'List-Unsubscribe=One-Click' };
    assert.match((await api.app.inject(post)).body, /Reports stopped/);
    await sweep('2027-02-01T00:05:00Z');
    await api.queue.drain();
    assert.deepEqual(
      listSent()
        .slice(4)
        .map(({ to }) => to),
      [recipients[1]],
    );
    api.clock.set('2026-11-21T09:00:00Z');
    const reply = await account.save({ recipients });
    assert.match(String(reply.body.error), /one@client\d+\.example asked not to receive/);
  });

  it('needs a recipient, and sends nothing without a plan', async () => {
    await account.save({ isEnabled: true, recipients: [] });
    const { id } = await account.create('2026-10');
    const reply = await account.send(mailReport, { params: { id } });
    assert.equal(reply.body.code, 'REPORT_RECIPIENTS_MISSING');
    await account.save({ isEnabled: true, recipients });
    await api.deps.db.execute(
      sql`update subscriptions set status = 'canceled' where owner_id = ${account.userId}`,
    );
    await sweep('2026-12-01T00:00:00Z');
    await api.queue.drain();
    assert.equal(listSent().length, 0);
  });
});
