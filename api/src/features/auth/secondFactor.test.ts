import {
  signInWithGoogle,
  logIn,
  sendPasswordReset,
  resetPassword,
  submitLoginCode,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { turnOnTwoFactor } from '../../testing/twoFactor.ts';

describe('the second step of a sign-in', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('stays after a password reset', async () => {
    const account = await signUp(api, 'reset@example.com');
    const app = await turnOnTwoFactor(api, account);
    await api.call(sendPasswordReset, { body: { email: account.email } });
    await api.queue.drain();
    const mails = (await api.deps.mail.outbox()) ?? [];
    const link = mails.find(({ subject }) => subject === 'Choose a new password')?.text ?? '';
    const body = { token: /token=(\S+)/.exec(link)?.[1], newPassword: 'another better horse' };
    const reset = await api.call(resetPassword, { body });
    assert.deepEqual([reset.status, reset.body.token], [200, undefined]);
    const reply = await api.call(logIn, { body: { email: account.email, password: body.newPassword } });
    assert.equal(reply.body.code, 'SECOND_FACTOR_REQUIRED');
    const { challenge } = reply.body.details as { challenge: string };
    const finished = await api.call(submitLoginCode, { body: { challenge, code: app.code() } });
    assert.equal(finished.status, 200);
  });

  it('is asked for after Google sign-in, too', async () => {
    const account = await signUp(api, 'both@example.com');
    const app = await turnOnTwoFactor(api, account);
    const identity = await api.app.inject({
      method: 'POST',
      url: '/api/dev/identity/token',
      payload: { email: account.email, name: 'Ada' },
    });
    const { idToken } = identity.json<{ identity: { idToken: string } }>().identity;
    const reply = await api.call(signInWithGoogle, { body: { idToken } });
    assert.equal(reply.body.code, 'SECOND_FACTOR_REQUIRED');
    const { challenge } = reply.body.details as { challenge: string };
    const body = { challenge, code: app.code() };
    assert.equal((await api.call(submitLoginCode, { body })).status, 200);
  });

  it('belongs to its account: a challenge takes no code of another', async () => {
    const account = await signUp(api, 'mine@example.com');
    await turnOnTwoFactor(api, account);
    const other = await turnOnTwoFactor(api, await signUp(api, 'other@example.com'));
    const { email, password } = account;
    const reply = await api.call(logIn, { body: { email, password } });
    const { challenge } = reply.body.details as { challenge: string };
    for (const code of [other.code(), other.recoveryCodes[0]])
      assert.equal(
        (await api.call(submitLoginCode, { body: { challenge, code } })).body.code,
        'SECOND_FACTOR_CODE',
      );
  });
});
