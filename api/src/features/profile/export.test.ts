import { exportAccount } from '@rankwright/contracts/account';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { randomUUID } from 'node:crypto';
import { connections, oauthApps } from '../../database/schema/connections.ts';
import { searchDays, searchPageDays } from '../../database/schema/searchPerformance.ts';
import { writers } from '../../database/schema/writers.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

/** A new table belongs to the export, unless a reason stands here. */
const notExported: Record<string, string> = {
  users: 'exported as user',
  email_tokens: 'secrets of links under way',
  password_reset_tokens: 'secrets of links under way',
  auth_challenges: 'secrets of sign-ins under way',
  report_links: 'hashes of the secrets in private links',
  oauth_states: 'secrets of authorizations under way',
  totp_secrets: 'a secret',
  recovery_codes: 'secrets',
  checkout_sessions: 'checkouts under way',
  events: 'what open screens were told, for a day',
  rate_limits: 'of no account',
  stripe_events: 'of no account',
  contact_messages: 'of no account',
  newsletter_subscribers: 'of no account',
  remote_starts: 'of no account',
  remote_failures: 'of no account',
  telemetry_records: 'of no account',
};

const toTableName = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

describe('the export of an account', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUp(api);
  });
  after(() => api.close());

  const readExport = async () =>
    (await api.call(exportAccount, { token: account.token })).body as unknown as {
      data: Record<string, Record<string, unknown>[]>;
    };

  it('holds every table of the database but those with a reason', async () => {
    const { rows } = await api.deps.db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const exported = Object.keys((await readExport()).data).map(toTableName);
    const accounted = [...exported, ...Object.keys(notExported)].sort();
    assert.deepEqual(
      accounted,
      rows.map(({ name }) => name),
    );
  });

  it('holds the search results of every day', async () => {
    const { userId: ownerId } = account;
    const pageId = randomUUID();
    const figures = { ownerId, clicks: 1, impressions: 9, position: 3, isFinal: true };
    const days = ['2026-11-01', '2026-11-02'];
    await api.deps.db.insert(searchDays).values(days.map((day) => ({ ...figures, day })));
    await api.deps.db
      .insert(searchPageDays)
      .values(days.map((day) => ({ ...figures, day, pageId, queries: [] })));
    const { data } = await readExport();
    assert.deepEqual(
      data.searchPageDays?.map(({ day, pageId: id }) => [day, id]),
      days.map((day) => [day, pageId]),
    );
  });

  it('holds no credential', async () => {
    const { userId: ownerId } = account;
    const { db } = api.deps;
    const [platform, secret] = ['wordpress' as const, 'never exported'];
    await db.insert(connections).values({ ownerId, platform, method: 'oauth', secrets: secret });
    await db
      .insert(oauthApps)
      .values({ ownerId, platform, siteUrl: 'https://a.example', clientId: 'app', clientSecret: secret });
    await db.insert(writers).values({ ownerId, provider: 'openai', model: 'm', key: secret });
    const { data } = await readExport();
    assert.deepEqual(
      [data.connections?.length, data.oauthApps?.[0]?.clientId, data.writers?.length, data.sessions?.length],
      [1, 'app', 1, 1],
    );
    assert.ok(!JSON.stringify(data).includes(secret));
  });
});
