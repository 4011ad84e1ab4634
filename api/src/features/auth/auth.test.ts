import {
  logIn,
  logOut,
  registerAccount,
  resetPassword,
  updatePassword,
  verifyToken,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const delayMs = '200';

describe('sign-up and log-in', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ env: { LOGIN_DELAY_MS: delayMs } });
  });
  after(() => api.close());

  it('signs up, verifies the token and logs out [A-203]', async () => {
    const { token } = await signUp(api, 'first@example.com');
    assert.deepEqual((await api.call(verifyToken, { token })).body, { valid: true });
    assert.equal((await api.call(logOut, { token })).status, 200);
    const later = await api.call(verifyToken, { token });
    assert.equal(later.status, 401);
    assert.equal(later.body.code, 'SESSION_EXPIRED');
  });

  it('answers success, token and message to a sign-up and a log-in [A-198, A-200]', async () => {
    const credentials = { email: 'answers@example.com', password: 'correct horse' };
    const replies = [
      await api.call(registerAccount, {
        body: { ...credentials, displayName: 'Ada Lovelace', role: 'user' },
      }),
      await api.call(logIn, { body: credentials }),
    ];
    for (const { status, body } of replies) {
      assert.deepEqual([status, body.success], [200, true]);
      assert.equal(typeof body.message, 'string');
      assert.deepEqual((await api.call(verifyToken, { token: String(body.token) })).body, { valid: true });
    }
  });

  it('rejects an email address that is taken, whatever its case [A-199]', async () => {
    await signUp(api, 'taken@example.com');
    const body = { email: 'Taken@Example.com', password: 'correct horse', displayName: 'Eve' };
    const reply = await api.call(registerAccount, { body });
    assert.equal(reply.status, 409);
    assert.equal(reply.body.code, 'EMAIL_TAKEN');
  });

  it('rejects addresses that a mailer reads as another mailbox', async () => {
    for (const email of ['x,victim@example.com', '<victim@example.com>', '"a"victim@example.com']) {
      const body = { email, password: 'correct horse', displayName: 'Eve' };
      assert.equal((await api.call(registerAccount, { body })).status, 400, email);
    }
  });

  it('refuses common passwords at sign-up, change and reset', async () => {
    for (const password of ['123456', 'password', 'aaaaaa', 'Password1']) {
      const body = { email: 'common@example.com', password, displayName: 'Eve' };
      const reply = await api.call(registerAccount, { body });
      assert.deepEqual([reply.status, reply.body.code], [400, 'PASSWORD_COMMON'], password);
    }
    const { token, password } = await signUp(api, 'uncommon@example.com');
    const change = { currentPassword: password, newPassword: 'qwerty' };
    assert.equal((await api.call(updatePassword, { token, body: change })).body.code, 'PASSWORD_COMMON');
    const reset = { token: 'any', newPassword: 'iloveyou' };
    assert.equal((await api.call(resetPassword, { body: reset })).body.code, 'PASSWORD_COMMON');
  });

  it('refuses a password that is a name of its owner or of the product with figures and signs around it', async () => {
    const owner = { email: 'grace.hopper@navy.example', displayName: 'Grace Brewster' };
    for (const password of [
      'Rankwright2026!',
      'grace-hopper1',
      'navy.example',
      'GraceBrewster!',
      'Navy1906',
    ]) {
      const reply = await api.call(registerAccount, { body: { ...owner, password } });
      assert.deepEqual([reply.status, reply.body.code], [400, 'PASSWORD_COMMON'], password);
    }
    const body = { ...owner, password: 'hopper finds a moth' };
    const { token } = (await api.call(registerAccount, { body })).body;
    const change = { currentPassword: body.password, newPassword: 'gracehopper99' };
    const reply = await api.call(updatePassword, { token: String(token), body: change });
    assert.equal(reply.body.code, 'PASSWORD_COMMON');
  });

  it('rejects a role in the sign-up and log-in body [A-211]', async () => {
    const body = { email: 'boss@example.com', password: 'correct horse', displayName: 'Eve', role: 'admin' };
    const reply = await api.call(registerAccount, { body });
    assert.deepEqual([reply.status, reply.body.code], [400, 'INVALID_REQUEST']);
    assert.equal((await api.call(logIn, { body })).status, 400);
  });

  it('returns Invalid credentials for a wrong password and for an unknown account [A-201]', async () => {
    const { email } = await signUp(api, 'known@example.com');
    for (const body of [
      { email, password: 'wrong' },
      { email: 'nobody@example.com', password: 'wrong' },
    ]) {
      const reply = await api.call(logIn, { body });
      assert.equal(reply.body.error, 'Invalid credentials');
    }
  });

  it('throttles failed log-ins per account for 15 minutes', async () => {
    const { email, password } = await signUp(api, 'guessed@example.com');
    for (let guess = 0; guess < 10; guess += 1) await api.call(logIn, { body: { email, password: 'wrong' } });
    api.clock.advance(60_000);
    const { status, headers } = await api.call(logIn, { body: { email, password } });
    assert.deepEqual([status, headers['retry-after']], [429, String(14 * 60)]);
    api.clock.advance(14 * 60_000 + 1);
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 200);
  });

  it('answers no more concurrent guesses than the limit', async () => {
    const { email } = await signUp(api, 'stormed@example.com');
    const guess = () => api.call(logIn, { body: { email, password: 'wrong' } });
    const replies = await Promise.all(Array.from({ length: 30 }, guess));
    assert.equal(replies.filter(({ status }) => status !== 429).length, 10);
  });

  it('lets the owner in from another address while a stranger is throttled', async () => {
    const { email, password } = await signUp(api, 'locked-out@example.com');
    const logInFrom = (address: string, guess: string) =>
      api.call(logIn, { body: { email, password: guess }, headers: { 'x-forwarded-for': address } });
    for (let guess = 0; guess < 11; guess += 1) await logInFrom('203.0.113.5', 'wrong');
    assert.equal((await logInFrom('203.0.113.5', password)).status, 429);
    assert.equal((await logInFrom('203.0.113.6', password)).status, 200);
  });

  it('delays the owner, and never locks them out, while strangers guess from everywhere', async () => {
    const { email, password } = await signUp(api, 'besieged@example.com');
    const logInFrom = (address: string, guess: string) =>
      api.call(logIn, { body: { email, password: guess }, headers: { 'x-forwarded-for': address } });
    const addresses = Array.from({ length: 105 }, (_, index) => `198.51.100.${index + 1}`);
    await Promise.all(addresses.map((address) => logInFrom(address, 'wrong')));
    const started = performance.now();
    assert.equal((await logInFrom('203.0.113.6', password)).status, 200);
    assert.ok(performance.now() - started >= Number(delayMs) - 5);
  });

  it('counts the addresses of one IPv6 network as one caller', async () => {
    const { email, password } = await signUp(api, 'ipv6@example.com');
    const guess = (host: number) =>
      api.call(logIn, {
        body: { email, password: 'wrong' },
        headers: { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` },
      });
    for (let host = 1; host <= 10; host += 1) await guess(host);
    assert.equal((await guess(11)).status, 429);
    const headers = { 'x-forwarded-for': '2001:db8:1:3::1' };
    assert.equal((await api.call(logIn, { body: { email, password }, headers })).status, 200);
  });

  it('answers no more sign-ups with taken addresses than twenty an hour from one network', async () => {
    const { email } = await signUp(api, 'listed@example.com');
    const headers = { 'x-forwarded-for': '203.0.113.99' };
    const probe = () =>
      api.call(registerAccount, { body: { email, password: 'correct horse', displayName: 'Eve' }, headers });
    const replies = await Promise.all(Array.from({ length: 30 }, probe));
    assert.equal(replies.filter(({ status }) => status === 409).length, 20);
    assert.equal(replies.filter(({ status }) => status === 429).length, 10);
  });

  it('does not count correct passwords as failures', async () => {
    const { email, password } = await signUp(api, 'often@example.com');
    for (let time = 0; time < 12; time += 1)
      assert.equal((await api.call(logIn, { body: { email, password } })).status, 200);
  });

  it('ends all other sessions when the password changes [A-128, A-204]', async () => {
    const { email, password, token } = await signUp(api, 'changer@example.com');
    const other = String((await api.call(logIn, { body: { email, password } })).body.token);
    const body = { currentPassword: password, newPassword: 'battery staple' };
    const changed = await api.call(updatePassword, { token, body });
    assert.equal(changed.status, 200);
    assert.equal((await api.call(verifyToken, { token: other })).status, 401);
    assert.equal((await api.call(verifyToken, { token: String(changed.body.token) })).status, 200);
    assert.equal((await api.call(logIn, { body: { email, password: 'battery staple' } })).status, 200);
  });

  it('keeps the session when the current password is wrong [A-127, A-204]', async () => {
    const { token } = await signUp(api, 'typo@example.com');
    const reply = await api.call(updatePassword, {
      token,
      body: { currentPassword: 'wrong', newPassword: 'battery' },
    });
    assert.deepEqual([reply.status, reply.body.error], [401, 'Current password is incorrect']);
    assert.equal((await api.call(verifyToken, { token })).status, 200);
  });

  it('expires a session after seven days [A-232]', async () => {
    const { token } = await signUp(api, 'weekly@example.com');
    api.clock.advance(7 * dayMs + 1_000);
    const reply = await api.call(verifyToken, { token });
    assert.deepEqual([reply.status, reply.body.code], [401, 'SESSION_EXPIRED']);
    assert.equal(reply.body.error, 'Session expired. Please log in again.');
  });
});
