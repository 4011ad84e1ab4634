import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  changeEmail,
  getProfile,
  listSecurityEvents,
  logIn,
  sendVerificationEmail,
  verifyEmail,
  type SecurityEvent,
} from '@rankwright/contracts/account';
import { saveWix } from '@rankwright/contracts/connections';
import { publishToWordpress } from '@rankwright/contracts/publishing';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { hourMs } from '../../clock.ts';
import { givePlan, signUp, signUpUnverified, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('email verification', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const readLink = async (to: string): Promise<string> => {
    await api.queue.drain();
    const mails = (await api.deps.mail.outbox()) ?? [];
    const mail = mails.find((message) => message.to === to && message.text.includes('token='));
    return /token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const readUser = async ({ token }: Pick<TestAccount, 'token'>) =>
    (await api.call(getProfile, { token })).body.user as { email: string; emailVerified: boolean };
  const verify = (token: string) => api.call(verifyEmail, { body: { token } });

  it('mails a link at sign-up that verifies the address once', async () => {
    const account = await signUpUnverified(api, 'new@example.com');
    assert.equal((await readUser(account)).emailVerified, false);
    const link = await readLink(account.email);
    const reply = await verify(link);
    assert.deepEqual([reply.status, reply.body.email], [200, 'new@example.com']);
    assert.equal((await readUser(account)).emailVerified, true);
    assert.equal((await verify(link)).body.code, 'VERIFICATION_LINK_INVALID');
  });

  it('lets an unverified account neither connect a site nor publish', async () => {
    const { token, userId } = await signUpUnverified(api, 'unverified@example.com');
    await givePlan(api, userId);
    for (const endpoint of [saveWix, publishToWordpress]) {
      const reply = await api.call(endpoint, { token, body: getSchemas(endpoint).example.body });
      assert.deepEqual([reply.status, reply.body.code], [409, 'EMAIL_UNVERIFIED'], endpoint.id);
    }
    await verify(await readLink('unverified@example.com'));
    const reply = await api.call(saveWix, { token, body: getSchemas(saveWix).example.body });
    assert.notEqual(reply.body.code, 'EMAIL_UNVERIFIED');
  });

  it('replaces an earlier link when a new one is sent, and ends it after a day', async () => {
    const account = await signUpUnverified(api, 'again@example.com');
    const first = await readLink(account.email);
    api.clock.advance(1_000);
    assert.equal((await api.call(sendVerificationEmail, { token: account.token })).status, 200);
    const second = await readLink(account.email);
    assert.equal((await verify(first)).status, 400);
    api.clock.advance(24 * hourMs + 1);
    assert.equal((await verify(second)).status, 400);
  });

  it('changes the address when the link mailed to the new one is opened, and tells the old one', async () => {
    const account = await signUp(api, 'old@example.com');
    const { token, password } = account;
    const change = (currentPassword: string) =>
      api.call(changeEmail, { token, body: { email: 'next@example.com', currentPassword } });
    assert.equal((await change('wrong')).body.code, 'CURRENT_PASSWORD_INCORRECT');
    assert.equal((await change(password)).status, 200);
    const link = await readLink('next@example.com');
    assert.equal((await readUser(account)).email, 'old@example.com');
    assert.equal((await verify(link)).status, 200);
    assert.deepEqual(await readUser(account).then(({ email, emailVerified }) => [email, emailVerified]), [
      'next@example.com',
      true,
    ]);
    assert.equal((await api.call(logIn, { body: { email: 'next@example.com', password } })).status, 200);
    await api.queue.drain();
    const notice = (await api.deps.mail.outbox())?.find(({ to }) => to === 'old@example.com');
    assert.match(notice?.text ?? '', /is now next@example.com/);
    assert.match(
      notice?.text ?? '',
      /undo the change within seven days:\nhttp:\/\/localhost:3000\/verify-email\?undo=/,
    );
  });

  it('mails one mailbox at most five links an hour, whoever asks and however it is written', async () => {
    for (let asker = 0; asker < 4; asker += 1) {
      const { token, password } = await signUpUnverified(api, `asker-${asker}@example.com`);
      for (const email of ['stranger@gmail.com', 'Stran.ger+a@gmail.com', 'stranger+b@gmail.com']) {
        const body = { email, currentPassword: password };
        assert.equal((await api.call(changeEmail, { token, body })).status, 200);
      }
    }
    await api.queue.drain();
    const mails = (await api.deps.mail.outbox()) ?? [];
    assert.equal(mails.filter(({ to }) => to.endsWith('@gmail.com')).length, 5);
    api.clock.advance(hourMs);
    const { token, password } = await signUpUnverified(api, 'later-asker@example.com');
    await api.call(changeEmail, {
      token,
      body: { email: 'stranger+c@gmail.com', currentPassword: password },
    });
    assert.notEqual(await readLink('stranger+c@gmail.com'), '');
  });

  it('mails nothing to an address of another account', async () => {
    const { token, password } = await signUp(api, 'greedy@example.com');
    await signUp(api, 'owned@example.com');
    const body = { email: 'owned@example.com', currentPassword: password };
    assert.equal((await api.call(changeEmail, { token, body })).status, 200);
    assert.equal(await readLink('owned@example.com'), '');
  });

  it('lists what happened to the access of the account, newest first', async () => {
    const account = await signUpUnverified(api, 'watched@example.com');
    await verify(await readLink(account.email));
    api.clock.advance(1_000);
    const { email, password } = account;
    const headers = { 'user-agent': 'Firefox on a phone', 'x-forwarded-for': '203.0.113.7' };
    await api.call(logIn, { body: { email, password }, headers });
    const { events } = (await api.call(listSecurityEvents, { token: account.token })).body as {
      events: SecurityEvent[];
    };
    assert.deepEqual(events.map(({ kind }) => kind).sort(), [
      'email-verified',
      'signed-in-new-device',
      'signed-up',
    ]);
    const [latest] = events;
    assert.deepEqual(
      [latest?.kind, latest?.userAgent, latest?.address],
      ['signed-in-new-device', 'Firefox on a phone', '203.0.113.7'],
    );
  });
});
