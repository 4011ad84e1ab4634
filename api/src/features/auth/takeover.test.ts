import {
  getProfile,
  signInWithGoogle,
  logIn,
  sendVerificationEmail,
  verifyEmail,
  verifyToken,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, signUpUnverified } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

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
