import { login, requestPasswordReset, resetPassword, verifyToken } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('password reset by e-mail', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const linkToken = async (email: string): Promise<string> => {
    assert.equal((await api.call(requestPasswordReset, { body: { email } })).status, 200);
    const [letter] = (await api.deps.mail.outbox()) ?? [];
    return /token=(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
  };

  it('sets a new password once, ends every session, and shows the letter in the outbox [A-100]', async () => {
    const { email, token } = await signUp(api, 'forgetful@example.com');
    const link = await linkToken(email);
    assert.match((await api.app.inject('/dev/outbox')).body, /Choose a new password/);
    const body = { token: link, newPassword: 'battery staple' };
    assert.equal((await api.call(resetPassword, { body })).status, 200);
    assert.equal((await api.call(verifyToken, { token })).status, 401);
    assert.equal((await api.call(login, { body: { email, password: 'battery staple' } })).status, 200);
    assert.equal((await api.call(resetPassword, { body })).body.code, 'RESET_LINK_INVALID');
  });

  it('refuses a link after an hour', async () => {
    const { email } = await signUp(api, 'slow@example.com');
    const link = await linkToken(email);
    api.clock.advance(60 * 60_000 + 1);
    const reply = await api.call(resetPassword, { body: { token: link, newPassword: 'battery staple' } });
    assert.equal(reply.body.code, 'RESET_LINK_INVALID');
  });

  it('keeps no readable token in the database', async () => {
    const { email } = await signUp(api, 'hashed@example.com');
    const link = await linkToken(email);
    const { rows } = await api.deps.db.execute('select token_hash from password_reset_tokens');
    assert.ok(rows.length > 0);
    assert.equal(JSON.stringify(rows).includes(link), false);
  });

  it('says what is wrong with the address', async () => {
    const unknown = await api.call(requestPasswordReset, { body: { email: 'nobody@example.com' } });
    assert.deepEqual([unknown.status, unknown.body.error], [404, 'No account found with this email address']);
    const invalid = await api.call(requestPasswordReset, { body: { email: 'nobody' } });
    assert.equal(invalid.body.error, 'Invalid email address');
  });
});
