import { sendPasswordReset, resetPassword } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFakeSmtp } from '@rankwright/testing/fakes/smtp/fakeSmtp';
import { signUp } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

/** Decodes quoted-printable text. */
const decodeQuotedPrintable = (raw: string): string =>
  raw
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

describe('SMTP mail', () => {
  let api: TestApi;
  let fake: Awaited<ReturnType<typeof startFakeSmtp>>;
  before(async () => {
    fake = await startFakeSmtp();
    api = await startTestApi({ env: { SMTP_URL: fake.url } });
  });
  after(async () => {
    await api.close();
    await fake.close();
  });

  it('sends the password reset link and stores nothing in the outbox', async () => {
    const { email } = await signUp(api, 'letters@example.com');
    assert.equal((await api.call(sendPasswordReset, { body: { email } })).status, 200);
    await api.queue.drain();
    const [message] = fake.messages;
    assert.ok(message);
    assert.deepEqual(message.to, [email]);
    const token = /token=([\w-]+)/.exec(decodeQuotedPrintable(message.raw))?.[1];
    const reply = await api.call(resetPassword, { body: { token, newPassword: 'battery staple' } });
    assert.equal(reply.status, 200);
    assert.equal(await api.deps.mail.outbox(), null);
  });

  it('reports an error when the mail cannot be sent', async () => {
    const { email } = await signUp(api, 'full@example.com');
    fake.switches.down = true;
    const reply = await api.call(sendPasswordReset, { body: { email } });
    assert.deepEqual([reply.status, reply.body.error], [502, 'Failed to send password reset email']);
  });
});
