import {
  login,
  requestPasswordReset,
  resetPassword,
  updatePassword,
  verifyToken,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('password reset by email', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const requestLinkToken = async (email: string): Promise<string> => {
    assert.equal((await api.call(requestPasswordReset, { body: { email } })).status, 200);
    const [message] = (await api.deps.mail.outbox()) ?? [];
    return /token=(\S+)/.exec(message?.text ?? '')?.[1] ?? '';
  };

  it('sets a new password once, ends all sessions and shows the email in the outbox [A-100]', async () => {
    const { email, token } = await signUp(api, 'forgetful@example.com');
    const link = await requestLinkToken(email);
    assert.match((await api.app.inject('/dev/outbox')).body, /Choose a new password/);
    const body = { token: link, newPassword: 'battery staple' };
    assert.equal((await api.call(resetPassword, { body })).status, 200);
    assert.equal((await api.call(verifyToken, { token })).status, 401);
    assert.equal((await api.call(login, { body: { email, password: 'battery staple' } })).status, 200);
    assert.equal((await api.call(resetPassword, { body })).body.code, 'RESET_LINK_INVALID');
  });

  it('rejects a link requested before the password was changed', async () => {
    const { email, password, token } = await signUp(api, 'changed-meanwhile@example.com');
    const link = await requestLinkToken(email);
    const change = { currentPassword: password, newPassword: 'battery staple' };
    assert.equal((await api.call(updatePassword, { token, body: change })).status, 200);
    const reply = await api.call(resetPassword, { body: { token: link, newPassword: 'stolen back' } });
    assert.equal(reply.body.code, 'RESET_LINK_INVALID');
  });

  it('rejects a link after an hour', async () => {
    const { email } = await signUp(api, 'slow@example.com');
    const link = await requestLinkToken(email);
    api.clock.advance(60 * 60_000 + 1);
    const reply = await api.call(resetPassword, { body: { token: link, newPassword: 'battery staple' } });
    assert.equal(reply.body.code, 'RESET_LINK_INVALID');
  });

  it('stores no readable token in the database', async () => {
    const { email } = await signUp(api, 'hashed@example.com');
    const link = await requestLinkToken(email);
    const { rows } = await api.deps.db.execute('select token_hash from password_reset_tokens');
    assert.ok(rows.length > 0);
    assert.equal(JSON.stringify(rows).includes(link), false);
  });

  it('returns an error for an unknown or invalid email address', async () => {
    const unknown = await api.call(requestPasswordReset, { body: { email: 'nobody@example.com' } });
    assert.deepEqual([unknown.status, unknown.body.error], [404, 'No account found with this email address']);
    const invalid = await api.call(requestPasswordReset, { body: { email: 'nobody' } });
    assert.equal(invalid.body.error, 'Invalid email address');
  });
});
