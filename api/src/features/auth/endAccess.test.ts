import {
  changeEmail,
  disableTwoFactor,
  enableTwoFactor,
  endAllSessions,
  logIn,
  registerAccount,
  resetPassword,
  sendPasswordReset,
  sendVerificationEmail,
  setUpTwoFactor,
  signInWithGoogle,
  undoEmailChange,
  updatePassword,
  verifyEmail,
} from '@rankwright/contracts/account';
import { getSchemas } from '@rankwright/contracts/endpoints';
import { showCode } from '@rankwright/testing/fakes/authenticator/authenticator';
import { eq } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { addMs, dayMs } from '../../clock.ts';
import { emailTokens, passwordResetTokens, users } from '../../database/schema/accounts.ts';
import { oauthStates } from '../../database/schema/connections.ts';
import { authChallenges, passkeys, totpSecrets } from '../../database/schema/secondFactors.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { turnOnTwoFactor } from '../../testing/twoFactor.ts';
import { capabilities, endings, type AccessAct, type Capability, type Reach } from './endAccess.ts';
import { recordSecurityEvent } from './securityEvents.service.ts';
import { listOpenSessions } from './session.repository.ts';
import { findTotpSecret } from './twoFactor.repository.ts';

const newPassword = 'battery staple';
const table = Object.entries(endings) as [AccessAct, Record<Capability, Reach>][];

/** The reach of each capability by act, as docs/security.md has it. */
const readDocumentedTable = (): Record<string, string[]> => {
  const text = readFileSync(new URL('../../../../docs/security.md', import.meta.url), 'utf8');
  const rows = [...text.matchAll(/^\| `([\w-]+)` *\|(.+)\|$/gm)];
  return Object.fromEntries(
    rows.map(([, act = '', cells = '']) => [act, cells.split('|').map((cell) => cell.trim())]),
  );
};

describe('what an act on the access of an account ends', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const readLink = async (to: string, pattern: RegExp): Promise<string> => {
    await api.queue.drain();
    const mails = ((await api.deps.mail.outbox()) ?? []).filter((mail) => mail.to === to);
    return mails.map(({ text }) => pattern.exec(text)?.[1]).find(Boolean) ?? '';
  };
  const readAddressLink = (to: string) => readLink(to, /verify-email\?token=(\S+)/);
  const readUndoLink = (to: string) => readLink(to, /verify-email\?undo=(\S+)/);
  const requestReset = async (email: string): Promise<string> => {
    await api.call(sendPasswordReset, { body: { email } });
    return readLink(email, /reset-password\?token=(\S+)/);
  };
  const changeAddress = async ({ token, password }: TestAccount, email: string): Promise<void> => {
    await api.call(changeEmail, { token, body: { email, currentPassword: password } });
    const reply = await api.call(verifyEmail, { body: { token: await readAddressLink(email) } });
    assert.equal(reply.status, 200);
  };
  const joinByGoogle = async (email: string) => {
    const url = '/api/dev/identity/token';
    const token = await api.app.inject({ method: 'POST', url, payload: { email, name: 'The Owner' } });
    const { idToken } = token.json<{ identity: { idToken: string } }>().identity;
    return api.call(signInWithGoogle, { body: { idToken } });
  };

  /** Opens one of everything for the account. */
  const openEverything = async ({ userId: ownerId, email, password }: TestAccount): Promise<void> => {
    const { db, clock } = api.deps;
    await api.call(logIn, { body: { email, password } });
    const createdAt = clock.now();
    const row = { ownerId, expiresAt: addMs(createdAt, dayMs), createdAt };
    const hash = (kind: string) => `${kind} ${ownerId}`;
    await db.insert(passwordResetTokens).values({ ...row, tokenHash: hash('reset') });
    await db.insert(emailTokens).values([
      { ...row, tokenHash: hash('verify'), email: 'pending@example.com' },
      { ...row, tokenHash: hash('undo'), email: 'former@example.com', purpose: 'undo' },
    ]);
    await db.insert(authChallenges).values({ ...row, tokenHash: hash('challenge'), kind: 'second-factor' });
    const state = {
      stateHash: hash('state'),
      provider: 'wordpress',
      redirectUri: 'https://app.example',
    } as const;
    await db.insert(oauthStates).values({ ...row, ...state });
    const passkey = { credentialId: ownerId, publicKey: 'key', name: 'Laptop' };
    await db.insert(passkeys).values({ ...row, ...passkey });
    const link = { oidcIssuer: 'https://sso.example', oidcSub: ownerId };
    await db.update(users).set(link).where(eq(users.uid, ownerId));
    await recordSecurityEvent(api.deps, db, ownerId, 'oidc-linked', { address: '', userAgent: '' });
    const secret = { ownerId, secret: 'sealed', enabledAt: createdAt };
    await db.insert(totpSecrets).values(secret).onConflictDoNothing();
  };
  const listOpen = async (ownerId: string): Promise<Record<Capability, unknown[]>> => {
    const { db, clock } = api.deps;
    const [user] = await db.select().from(users).where(eq(users.uid, ownerId));
    const tokens = await db.select().from(emailTokens).where(eq(emailTokens.ownerId, ownerId));
    return {
      sessions: (await listOpenSessions(db, ownerId, clock.now())).map(({ id }) => id),
      resetLinks: await db.select().from(passwordResetTokens).where(eq(passwordResetTokens.ownerId, ownerId)),
      addressLinks: tokens.filter(({ purpose }) => purpose === 'verify'),
      undoLinks: tokens.filter(({ purpose }) => purpose === 'undo'),
      challenges: await db.select().from(authChallenges).where(eq(authChallenges.ownerId, ownerId)),
      connectionStates: await db.select().from(oauthStates).where(eq(oauthStates.ownerId, ownerId)),
      password: user?.passwordHash ? ['password'] : [],
      passkeys: await db.select().from(passkeys).where(eq(passkeys.ownerId, ownerId)),
      providers: user?.oidcSub ? ['provider'] : [],
      twoFactor: (await findTotpSecret(db, ownerId))?.enabledAt ? ['on'] : [],
    };
  };

  type Act = (account: TestAccount, open: () => Promise<void>) => Promise<{ status: number }>;
  /** Each calls `open` before its last request. */
  const acts: Record<AccessAct, Act> = {
    'password-changed': async ({ token, password: currentPassword }, open) => {
      await open();
      return api.call(updatePassword, { token, body: { currentPassword, newPassword } });
    },
    'password-reset': async ({ email }, open) => {
      const token = await requestReset(email);
      await open();
      return api.call(resetPassword, { body: { token, newPassword } });
    },
    'signed-out-everywhere': async ({ token }, open) => {
      await open();
      return api.call(endAllSessions, { token });
    },
    'email-verified': async ({ token, email }, open) => {
      await api.call(sendVerificationEmail, { token });
      const link = await readAddressLink(email);
      await open();
      return api.call(verifyEmail, { body: { token: link } });
    },
    'email-changed': async ({ token, password: currentPassword, email }, open) => {
      await api.call(changeEmail, { token, body: { email: `new-${email}`, currentPassword } });
      const link = await readAddressLink(`new-${email}`);
      await open();
      return api.call(verifyEmail, { body: { token: link } });
    },
    'email-change-undone': async (account, open) => {
      await changeAddress(account, `new-${account.email}`);
      const token = await readUndoLink(account.email);
      api.clock.advance(1_000);
      await open();
      return api.call(undoEmailChange, { body: { token } });
    },
    'provider-linked': async ({ email }, open) => {
      await open();
      const { status } = await joinByGoogle(email);
      return { status: status === 409 ? 200 : status };
    },
    'two-factor-enabled': async ({ token, userId, password: currentPassword }, open) => {
      const { secret } = (await api.call(setUpTwoFactor, { token, body: { currentPassword } })).body;
      await open();
      const code = showCode(String(secret), api.clock.now());
      const reply = await api.call(enableTwoFactor, { token, body: { code } });
      assert.ok((await findTotpSecret(api.deps.db, userId))?.enabledAt);
      return reply;
    },
    'two-factor-disabled': async (account, open) => {
      const app = await turnOnTwoFactor(api, account);
      await open();
      const body = { currentPassword: account.password, code: app.code() };
      return api.call(disableTwoFactor, { token: account.token, body });
    },
  };

  for (const [act, reaches] of table)
    it(`ends what the table says after "${act}", and nothing else`, async () => {
      const account = await signUp(api, `${act}@example.com`);
      const acting = (await listOpen(account.userId)).sessions;
      let opened = await listOpen(account.userId);
      const reply = await acts[act](account, async () => {
        await openEverything(account);
        opened = await listOpen(account.userId);
      });
      assert.equal(reply.status, 200);
      const left = await listOpen(account.userId);
      for (const capability of capabilities) {
        const before = opened[capability];
        const survivors = before.filter((row) =>
          left[capability].some((other) => isDeepStrictEqual(other, row)),
        );
        const expected = { all: [], since: [], others: acting, stay: before };
        assert.deepEqual(survivors, expected[reaches[capability]], capability);
        if (act !== 'two-factor-enabled' || capability !== 'twoFactor')
          assert.ok(before.length > 0, `${capability} was open before`);
      }
    });

  it('is the table in docs/security.md', () => {
    const rows = table.map(([act, reaches]) => [act, capabilities.map((capability) => reaches[capability])]);
    assert.deepEqual(readDocumentedTable(), Object.fromEntries(rows));
  });

  it('lets no link that an attacker asked for take the account after a reset', async () => {
    const { email, token, password: currentPassword } = await signUp(api, 'recovered@example.com');
    const ask = (address: string) =>
      api.call(changeEmail, { token, body: { email: address, currentPassword } });
    await ask('mailed@attacker.example');
    const mailed = await readAddressLink('mailed@attacker.example');
    await ask('queued@attacker.example');
    const queued = api.queue.waiting.splice(0);
    assert.equal(queued.length, 1);
    const link = await requestReset(email);
    assert.equal((await api.call(resetPassword, { body: { token: link, newPassword } })).status, 200);
    api.queue.waiting.push(...queued);
    assert.equal((await api.call(verifyEmail, { body: { token: mailed } })).status, 400);
    assert.equal(await readAddressLink('queued@attacker.example'), '');
    assert.equal((await api.call(logIn, { body: { email, password: newPassword } })).status, 200);
  });

  it('removes the passkeys of the last 30 days with a reset, and keeps older ones', async () => {
    const { userId: ownerId, email } = await signUp(api, 'passkeys@example.com');
    const add = async (name: string, days: number) => {
      const createdAt = addMs(api.clock.now(), -days * dayMs);
      await api.deps.db
        .insert(passkeys)
        .values({ ownerId, credentialId: name, publicKey: 'key', name, createdAt });
    };
    await add('Old', 31);
    await add('Recent', 29);
    const token = await requestReset(email);
    assert.equal((await api.call(resetPassword, { body: { token, newPassword } })).status, 200);
    const left = await api.deps.db.select().from(passkeys).where(eq(passkeys.ownerId, ownerId));
    assert.deepEqual(
      left.map(({ name }) => name),
      ['Old'],
    );
  });

  it('gives an account back whose address an attacker changed twice', async () => {
    const account = await signUp(api, 'owner@example.com');
    const { userId: ownerId, email, password } = account;
    const passkey = { credentialId: 'own', publicKey: 'key', name: 'Own', createdAt: api.clock.now() };
    await api.deps.db.insert(passkeys).values({ ownerId, ...passkey });
    api.clock.advance(1_000);
    await changeAddress(account, 'first@attacker.example');
    api.clock.advance(1_000);
    await changeAddress(account, 'second@attacker.example');
    const squatted = await api.call(registerAccount, {
      body: { ...getSchemas(registerAccount).example.body, email },
    });
    assert.equal(squatted.body.code, 'EMAIL_TAKEN');
    const later = await readUndoLink('first@attacker.example');
    api.clock.advance(7 * dayMs - 10_000);
    const undo = async (link: string) => api.call(undoEmailChange, { body: { token: link } });
    const link = await readUndoLink(email);
    assert.equal((await undo(link)).body.email, email);
    for (const used of [link, later]) assert.equal((await undo(used)).body.code, 'UNDO_LINK_INVALID');
    for (const address of [email, 'second@attacker.example'])
      assert.equal((await api.call(logIn, { body: { email: address, password } })).status, 400);
    assert.equal((await listOpen(ownerId)).passkeys.length, 1);
    const token = await readLink(email, /reset-password\?token=(\S+)/);
    assert.equal((await api.call(resetPassword, { body: { token, newPassword } })).status, 200);
    assert.equal((await api.call(logIn, { body: { email, password: newPassword } })).status, 200);
  });

  it('keeps an undo link for seven days', async () => {
    const account = await signUp(api, 'late@example.com');
    await changeAddress(account, 'later@example.com');
    const token = await readUndoLink(account.email);
    api.clock.advance(7 * dayMs);
    assert.equal((await api.call(undoEmailChange, { body: { token } })).body.code, 'UNDO_LINK_INVALID');
  });
});
