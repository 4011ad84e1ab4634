import {
  getProfile,
  signInWithGoogle,
  logIn,
  resetPassword,
  sendPasswordReset,
  sendVerificationEmail,
  updateUser,
  verifyEmail,
  verifyToken,
} from '@rankwright/contracts/account';
import { createArticle } from '@rankwright/contracts/articles';
import {
  discoverWordpress,
  saveWordpressOAuthApp,
  testConnection,
  testShopify,
  testShopifyCredentials,
  testWebflow,
  testWix,
  testWordpress,
  testWordpressOAuth,
} from '@rankwright/contracts/connections';
import { getSchemas } from '@rankwright/contracts/endpoints';
import { createReportLink } from '@rankwright/contracts/reports';
import { emptySiteProfile, getSiteProfile, updateSiteProfile } from '@rankwright/contracts/siteProfile';
import { saveWriter, testWriter } from '@rankwright/contracts/writers';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { files } from '../../database/schema/operations.ts';
import { writers } from '../../database/schema/writers.ts';
import { givePlan, signUp, signUpUnverified } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { findAccount } from './account.service.ts';

describe('taking over an account before its owner signs up', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const getTokenByGoogle = async (email: string): Promise<string> => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/dev/identity/token',
      payload: { email, name: 'The Owner' },
    });
    const { idToken } = reply.json<{ identity: { idToken: string } }>().identity;
    const signedIn = await api.call(signInWithGoogle, { body: { idToken } });
    assert.equal(signedIn.status, 200);
    return String(signedIn.body.token);
  };

  it('clears the password and ends the sessions of an unverified account that Google is linked to', async () => {
    const attacker = await signUpUnverified(api, 'victim@example.com');
    const owner = await getTokenByGoogle('victim@example.com');
    assert.equal((await api.call(verifyToken, { token: attacker.token })).status, 401);
    const { email, password } = attacker;
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 400);
    const { user } = (await api.call(getProfile, { token: owner })).body as {
      user: { hasPassword: boolean; emailVerified: boolean };
    };
    assert.deepEqual([user.hasPassword, user.emailVerified], [false, true]);
  });

  it('tells the owner, and a link mailed to the attacker’s sign-up no longer works', async () => {
    await signUpUnverified(api, 'told@example.com');
    await api.queue.drain();
    const mails = async () =>
      ((await api.deps.mail.outbox()) ?? []).filter(({ to }) => to === 'told@example.com');
    const link = /token=(\S+)/.exec((await mails())[0]?.text ?? '')?.[1];
    await getTokenByGoogle('told@example.com');
    await api.queue.drain();
    const notice = (await mails()).find(({ subject }) => subject.startsWith('Google'));
    assert.match(notice?.text ?? '', /Google[\s\S]*password[\s\S]*removed/);
    assert.equal((await api.call(verifyEmail, { body: { token: link } })).status, 400);
  });

  /** Tables with rows of the account. */
  const listFilledTables = async (ownerId: string): Promise<string[]> => {
    const { db } = api.deps;
    const { rows } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.columns where column_name = 'owner_id' order by 1`,
    );
    const filled: string[] = [];
    for (const { name } of rows) {
      const found = await db.execute(
        sql`select 1 from ${sql.identifier(name)} where owner_id = ${ownerId} limit 1`,
      );
      if (found.rows.length > 0) filled.push(name);
    }
    return filled;
  };
  const ownerWays: Record<string, (email: string) => Promise<unknown>> = {
    'joins by Google': getTokenByGoogle,
    'resets the password': async (email) => {
      await api.call(sendPasswordReset, { body: { email } });
      await api.queue.drain();
      const mails = ((await api.deps.mail.outbox()) ?? []).filter(({ to }) => to === email);
      const mail = mails.find(({ text }) => text.includes('reset-password'));
      assert.match(
        mail?.text ?? '',
        /Nobody has verified this address yet, so the new password starts an empty/,
      );
      const token = /reset-password\?token=(\S+)/.exec(mail?.text ?? '')?.[1];
      const reply = await api.call(resetPassword, { body: { token, newPassword: 'battery staple' } });
      assert.equal(reply.status, 200);
    },
  };
  for (const [way, prove] of Object.entries(ownerWays))
    it(`leaves nothing that a stranger set up when the owner of the address ${way}`, async () => {
      const { deps } = api;
      const email = `${way.replaceAll(' ', '-')}@example.com`;
      const { userId: ownerId, token } = await signUpUnverified(api, email);
      await givePlan(api, ownerId);
      // As an account may have it from before a model needed a verified address.
      await deps.db.insert(writers).values({ ownerId, provider: 'openai', model: 'theirs' });
      const body = { ...emptySiteProfile, facts: ['Buy at attacker.example'] };
      assert.equal((await api.call(updateSiteProfile, { token, body })).status, 200);
      const article = { ...getSchemas(createArticle).example.body, content: 'Planted' };
      assert.equal((await api.call(createArticle, { token, body: article })).status, 200);
      const user = { company: 'Planted', website: 'https://attacker.example' };
      assert.equal((await api.call(updateUser, { token, params: { uid: ownerId }, body: user })).status, 200);
      await deps.files.put('planted', Buffer.from('planted'), 'text/plain');
      await deps.db.insert(files).values({ key: 'planted', ownerId, contentType: 'text/plain', bytes: 7 });
      const before = await listFilledTables(ownerId);
      for (const table of ['writers', 'site_profiles', 'articles', 'files', 'subscriptions'])
        assert.ok(before.includes(table), table);
      await prove(email);
      const left = await listFilledTables(ownerId);
      assert.deepEqual(
        left.filter((table) => table !== 'sessions'),
        ['security_events', 'subscriptions'],
      );
      assert.equal(await deps.files.get('planted'), null);
      const account = await findAccount(deps.db, ownerId);
      assert.deepEqual([account?.company, account?.website, account?.email], ['', '', email]);
      assert.ok(account?.emailVerifiedAt);
    });

  it('loses nothing when the owner opens the link mailed at sign-up, or has verified the address', async () => {
    const { email, token } = await signUpUnverified(api, 'own@example.com');
    const body = { ...emptySiteProfile, facts: ['Ours'] };
    await api.call(updateSiteProfile, { token, body });
    await api.queue.drain();
    const mail = ((await api.deps.mail.outbox()) ?? []).find(({ to }) => to === email);
    const link = /token=(\S+)/.exec(mail?.text ?? '')?.[1];
    assert.equal((await api.call(verifyEmail, { body: { token: link } })).status, 200);
    await getTokenByGoogle(email);
    const { siteProfile } = (await api.call(getSiteProfile, { token })).body;
    assert.deepEqual(siteProfile, body);
  });

  it('lets an unverified account send nothing to addresses of its choice', async () => {
    const { token, userId } = await signUpUnverified(api, 'outward@example.com');
    await givePlan(api, userId);
    const outward = [
      ...[saveWriter, testWriter, discoverWordpress, testWordpress, testWebflow, testWix],
      ...[testWordpressOAuth, saveWordpressOAuthApp, testShopify, testShopifyCredentials],
      ...[testConnection, createReportLink],
    ];
    for (const endpoint of outward) {
      const reply = await api.call(endpoint, { token, ...getSchemas(endpoint).example });
      assert.equal(reply.body.code, 'EMAIL_UNVERIFIED', endpoint.id);
    }
  });

  it('keeps the password and the sessions of an account with a verified address', async () => {
    const { email, password, token } = await signUp(api, 'verified@example.com');
    await getTokenByGoogle(email);
    assert.equal((await api.call(verifyToken, { token })).status, 200);
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 200);
  });

  it('sends no more verification links than five an hour', async () => {
    const { token } = await signUpUnverified(api, 'flooded@example.com');
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await api.call(sendVerificationEmail, { token })).status);
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 429]);
  });
});
