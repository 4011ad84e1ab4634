import { requestPasswordReset, resetPassword } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startSmtpDouble } from '../../doubles/smtp/smtpDouble.ts';
import { signUp } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

/** Soft line ends and `=3D` of the quoted-printable form. */
const readable = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

describe('mail by SMTP', () => {
  let api: TestApi;
  let double: Awaited<ReturnType<typeof startSmtpDouble>>;
  before(async () => {
    double = await startSmtpDouble();
    api = await startTestApi({ env: { SMTP_URL: double.url } });
  });
  after(async () => {
    await api.close();
    await double.close();
  });

  it('carries the link that sets a new password, and nothing stays in an outbox', async () => {
    const { email } = await signUp(api, 'letters@example.com');
    assert.equal((await api.call(requestPasswordReset, { body: { email } })).status, 200);
    const [letter] = double.letters;
    assert.ok(letter);
    assert.deepEqual(letter.to, [email]);
    const token = /token=([\w-]+)/.exec(readable(letter.raw))?.[1];
    const reply = await api.call(resetPassword, { body: { token, newPassword: 'battery staple' } });
    assert.equal(reply.status, 200);
    assert.equal(await api.deps.mail.outbox(), null);
  });

  it('says that the letter could not be sent', async () => {
    const { email } = await signUp(api, 'full@example.com');
    double.switches.full = true;
    const reply = await api.call(requestPasswordReset, { body: { email } });
    assert.deepEqual([reply.status, reply.body.error], [502, 'Failed to send password reset email']);
  });
});
