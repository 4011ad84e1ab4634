import {
  logIn,
  sendPasswordReset,
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
    assert.equal((await api.call(sendPasswordReset, { body: { email } })).status, 200);
    await api.queue.drain();
    // At the same instant, signing up mails a link of its own, and other addresses may get theirs.
    const messages = ((await api.deps.mail.outbox()) ?? []).filter(({ to }) => to === email);
    const link = messages.map(({ text }) => /reset-password\?token=(\S+)/.exec(text)?.[1]).find(Boolean);
    return link ?? '';
  };

  it('sets a new password once, ends all sessions and shows the email in the outbox [A-100]', async () => {
    const { email, token } = await signUp(api, 'forgetful@example.com');
    const link = await requestLinkToken(email);
    assert.match((await api.app.inject('/dev/outbox')).body, /Choose a new password/);
    const body = { token: link, newPassword: 'battery staple' };
    assert.equal((await api.call(resetPassword, { body })).status, 200);
    assert.equal((await api.call(verifyToken, { token })).status, 401);
    assert.equal((await api.call(logIn, { body: { email, password: 'battery staple' } })).status, 200);
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

  const countMails = async (email: string): Promise<number> => {
    await api.queue.drain();
    return ((await api.deps.mail.outbox()) ?? []).filter(({ to }) => to === email).length;
  };

  it('answers alike for an address with and without an account, and looks it up after the answer', async () => {
    const { email } = await signUp(api, 'known-here@example.com');
    const [known, unknown] = await Promise.all(
      [email, 'nobody@example.com'].map((address) =>
        api.call(sendPasswordReset, { body: { email: address } }),
      ),
    );
    assert.deepEqual([known?.status, known?.body], [unknown?.status, unknown?.body]);
    assert.equal(known?.body.message, 'Password reset email sent successfully. Please check your inbox.');
    const jobs = api.queue.waiting.map(({ name, data }) => ({ name, data }));
    // Both requests run at the same time; either may be first.
    const expected = [email, 'nobody@example.com'].map((address) => ({
      name: 'send-reset-link',
      data: { email: address },
    }));
    assert.deepEqual(new Set(jobs), new Set(expected));
    assert.equal(await countMails('nobody@example.com'), 0);
    assert.equal(await countMails(email), 1);
  });

  it('mails at most five links an hour to one account, also when they are requested at once', async () => {
    const { email } = await signUp(api, 'flooded@example.com');
    const request = () => api.call(sendPasswordReset, { body: { email } });
    const replies = await Promise.all(Array.from({ length: 60 }, request));
    assert.deepEqual(new Set(replies.map(({ status }) => status)), new Set([200]));
    assert.equal(await countMails(email), 5);
  });

  it('replaces an open link by a newer one', async () => {
    const { email } = await signUp(api, 'twice@example.com');
    const first = await requestLinkToken(email);
    api.clock.advance(1_000);
    const second = await requestLinkToken(email);
    const use = async (token: string) =>
      (await api.call(resetPassword, { body: { token, newPassword: 'battery staple' } })).status;
    assert.deepEqual([await use(first), await use(second)], [400, 200]);
  });

  it('returns an error for an invalid email address', async () => {
    const invalid = await api.call(sendPasswordReset, { body: { email: 'nobody' } });
    assert.equal(invalid.body.error, 'Invalid email address');
  });
});
