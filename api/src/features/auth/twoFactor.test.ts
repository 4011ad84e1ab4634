import {
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  listSecurityEvents,
  logIn,
  setUpTwoFactor,
  submitLoginCode,
  verifyToken,
  type SecurityEvent,
} from '@rankwright/contracts/account';
import { showCode } from '@rankwright/testing/fakes/authenticator/authenticator';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, signUpUnverified, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { turnOnTwoFactor } from '../../testing/twoFactor.ts';

describe('two-factor authentication', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const logInAs = ({ email, password }: TestAccount) => api.call(logIn, { body: { email, password } });
  const startLogin = async (account: TestAccount): Promise<string> => {
    const reply = await logInAs(account);
    assert.deepEqual([reply.status, reply.body.code], [409, 'SECOND_FACTOR_REQUIRED']);
    assert.equal(reply.body.token, undefined);
    return (reply.body.details as { challenge: string }).challenge;
  };
  const submit = (challenge: string, code: string) =>
    api.call(submitLoginCode, { body: { challenge, code } });
  const readSubjects = async (to: string) => {
    await api.queue.drain();
    return ((await api.deps.mail.outbox()) ?? [])
      .filter((mail) => mail.to === to)
      .map(({ subject }) => subject);
  };

  it('is asked for only once a code of the app was confirmed', async () => {
    const account = await signUp(api, 'setup@example.com');
    const { token, password } = account;
    const body = { currentPassword: password };
    assert.equal(
      (await api.call(setUpTwoFactor, { token, body: { currentPassword: 'wrong' } })).body.code,
      'CURRENT_PASSWORD_INCORRECT',
    );
    const { secret, uri } = (await api.call(setUpTwoFactor, { token, body })).body;
    assert.match(
      String(uri),
      /^otpauth:\/\/totp\/Rankwright:setup%40example\.com\?issuer=Rankwright&secret=[A-Z2-7]{32}&/,
    );
    assert.equal((await logInAs(account)).status, 200);
    const wrong = await api.call(enableTwoFactor, { token, body: { code: '000000' } });
    assert.deepEqual([wrong.status, wrong.body.code], [400, 'SECOND_FACTOR_CODE']);
    const code = showCode(String(secret), api.clock.now());
    const enabled = await api.call(enableTwoFactor, { token, body: { code } });
    assert.equal(new Set(enabled.body.recoveryCodes as string[]).size, 10);
    assert.equal((await logInAs(account)).body.code, 'SECOND_FACTOR_REQUIRED');
    assert.equal((await api.call(setUpTwoFactor, { token, body })).body.code, 'TWO_FACTOR_ENABLED');
    assert.deepEqual(await readSubjects('setup@example.com'), ['Two-factor authentication was turned on']);
  });

  it('needs a verified address: nobody locks the owner of an address out of it', async () => {
    const { token, password } = await signUpUnverified(api, 'squatter@example.com');
    const reply = await api.call(setUpTwoFactor, { token, body: { currentPassword: password } });
    assert.equal(reply.body.code, 'EMAIL_UNVERIFIED');
  });

  it('stores neither the secret nor the recovery codes in plain text', async () => {
    const account = await signUp(api, 'sealed@example.com');
    const { recoveryCodes } = await turnOnTwoFactor(api, account);
    const { rows } = await api.deps.db.execute(
      sql`select (select secret from totp_secrets where owner_id = ${account.userId}) as secret,
        (select string_agg(code_hash, ' ') from recovery_codes) as codes`,
    );
    assert.match(String(rows[0]?.secret), /^v1\./);
    for (const code of recoveryCodes)
      assert.equal(String(rows[0]?.codes).includes(code.replaceAll('-', '')), false);
  });

  it('signs in with a code, once, with a clock that is off by one step', async () => {
    const account = await signUp(api, 'codes@example.com');
    const app = await turnOnTwoFactor(api, account);
    const challenge = await startLogin(account);
    assert.equal((await submit(challenge, app.code(-60_000))).body.code, 'SECOND_FACTOR_CODE');
    const code = app.code(-30_000);
    const replies = await Promise.all([1, 2, 3].map(() => submit(challenge, code)));
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 400, 400]);
    const token = String(replies.find(({ status }) => status === 200)?.body.token);
    assert.equal((await api.call(verifyToken, { token })).status, 200);
    const next = await startLogin(account);
    assert.equal((await submit(next, code)).body.code, 'SECOND_FACTOR_CODE');
    assert.equal((await submit(next, ` ${app.code(30_000).replace(/(...)/, '$1 ')}`)).status, 200);
    assert.equal((await submit(next, app.code(60_000))).body.code, 'SECOND_FACTOR_EXPIRED');
  });

  it('signs in with each recovery code once and mails that one was used', async () => {
    const account = await signUp(api, 'recovery@example.com');
    const app = await turnOnTwoFactor(api, account);
    const [first = '', second = ''] = app.recoveryCodes;
    assert.equal((await submit(await startLogin(account), first.toUpperCase())).status, 200);
    assert.equal((await submit(await startLogin(account), first)).status, 400);
    const { token, password } = account;
    assert.equal((await api.call(getTwoFactor, { token })).body.recoveryCodesLeft, 9);
    assert.ok((await readSubjects(account.email)).includes('A recovery code was used to log in'));
    const replace = (code: string) =>
      api.call(createRecoveryCodes, { token, body: { currentPassword: password, code } });
    assert.equal((await replace(first)).body.code, 'SECOND_FACTOR_CODE');
    const replaced = await replace(app.code());
    assert.equal((replaced.body.recoveryCodes as string[]).length, 10);
    assert.equal((await submit(await startLogin(account), second)).status, 400);
    const { events } = (await api.call(listSecurityEvents, { token })).body as { events: SecurityEvent[] };
    const kinds = events.map(({ kind }) => kind);
    for (const kind of [
      'two-factor-enabled',
      'recovery-code-used',
      'two-factor-failed',
      'recovery-codes-created',
    ])
      assert.ok(kinds.includes(kind as never), kind);
  });

  it('ends an unfinished sign-in after ten minutes', async () => {
    const account = await signUp(api, 'slow@example.com');
    const app = await turnOnTwoFactor(api, account);
    const challenge = await startLogin(account);
    api.clock.advance(10 * 60_000 + 1);
    assert.equal((await submit(challenge, app.code())).body.code, 'SECOND_FACTOR_EXPIRED');
  });

  it('allows ten codes an hour from one network, however many sign-ins are begun', async () => {
    const account = await signUp(api, 'guessed@example.com');
    const app = await turnOnTwoFactor(api, account);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await submit(await startLogin(account), '12345')).status);
    assert.deepEqual(statuses, [...Array<number>(10).fill(400), 429]);
    assert.equal((await submit(await startLogin(account), app.code())).body.code, 'LOGIN_THROTTLED');
    api.clock.advance(3_600_000 + 1);
    assert.equal((await submit(await startLogin(account), app.code())).status, 200);
  });

  it('is turned off with the password and a code, which deletes the codes', async () => {
    const account = await signUp(api, 'off@example.com');
    const { recoveryCodes } = await turnOnTwoFactor(api, account);
    const { token, password } = account;
    const [code = ''] = recoveryCodes;
    const disable = (currentPassword: string, given: string) =>
      api.call(disableTwoFactor, { token, body: { currentPassword, code: given } });
    assert.equal((await disable('wrong', code)).body.code, 'CURRENT_PASSWORD_INCORRECT');
    assert.equal((await disable(password, '000000')).body.code, 'SECOND_FACTOR_CODE');
    assert.equal((await logInAs(account)).status, 409);
    assert.equal((await disable(password, code)).status, 200);
    assert.deepEqual((await api.call(getTwoFactor, { token })).body, {
      success: true,
      enabledAt: null,
      recoveryCodesLeft: 0,
    });
    assert.equal((await logInAs(account)).status, 200);
    assert.equal(
      (await api.call(createRecoveryCodes, { token, body: { currentPassword: password, code } })).body.code,
      'TWO_FACTOR_DISABLED',
    );
    assert.ok((await readSubjects(account.email)).includes('Two-factor authentication was turned off'));
  });
});
