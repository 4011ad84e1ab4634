import {
  addPasskey,
  createPasskeyLogin,
  listPasskeys,
  listSecurityEvents,
  logInWithPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  verifyToken,
  type Passkey,
  type SecurityEvent,
} from '@rankwright/contracts/account';
import { createFakePasskey } from '@rankwright/testing/fakes/authenticator/passkeys';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, signUpUnverified, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { turnOnTwoFactor } from '../../testing/twoFactor.ts';

const site = { id: 'app.example.com', origin: 'https://app.example.com' };
type FakePasskey = ReturnType<typeof createFakePasskey>;

describe('passkeys', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ env: { PUBLIC_URL: site.origin } });
  });
  after(() => api.close());

  const getChallenge = ({ body }: { body: Record<string, unknown> }) =>
    (body.options as { challenge: string }).challenge;
  const start = ({ token, password }: TestAccount) =>
    api.call(startPasskey, { token, body: { currentPassword: password } });
  const add = async (account: TestAccount, passkey: FakePasskey, name = 'Laptop') => {
    const credential = passkey.register(getChallenge(await start(account)));
    return api.call(addPasskey, { token: account.token, body: { name, credential } });
  };
  const beginLogin = async () => getChallenge(await api.call(createPasskeyLogin));
  const submit = (credential: unknown) => api.call(logInWithPasskey, { body: { credential } });
  const list = async ({ token }: TestAccount) =>
    (await api.call(listPasskeys, { token })).body.passkeys as Passkey[];

  it('sign in without a password and without a code, and are listed with their last use', async () => {
    const account = await signUp(api, 'keys@example.com');
    const passkey = createFakePasskey(site);
    assert.equal((await add(account, passkey)).status, 200);
    assert.deepEqual(
      (await list(account)).map(({ name, lastUsedAt }) => [name, lastUsedAt]),
      [['Laptop', null]],
    );
    await turnOnTwoFactor(api, account);
    const reply = await submit(passkey.authenticate(await beginLogin()));
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    assert.equal((await api.call(verifyToken, { token: String(reply.body.token) })).status, 200);
    assert.equal((await list(account))[0]?.lastUsedAt, api.clock.now().toISOString());
    const { events } = (await api.call(listSecurityEvents, { token: account.token })).body as {
      events: SecurityEvent[];
    };
    assert.equal(events.find(({ kind }) => kind === 'passkey-added')?.detail, 'Laptop');
    await api.queue.drain();
    const mails = (await api.deps.mail.outbox()) ?? [];
    assert.ok(mails.some(({ to, subject }) => to === account.email && subject === 'A passkey was added'));
  });

  it('sign in once per challenge, within five minutes', async () => {
    const passkey = createFakePasskey(site);
    await add(await signUp(api, 'once@example.com'), passkey);
    const challenge = await beginLogin();
    const replies = await Promise.all(
      [1, 2, 3].map((count) => submit(passkey.authenticate(challenge, count))),
    );
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 400, 400]);
    const late = await beginLogin();
    api.clock.advance(5 * 60_000 + 1);
    assert.equal((await submit(passkey.authenticate(late, 9))).body.code, 'PASSKEY_FAILED');
  });

  it('sign in for this site only, with the owner checked, and not after a copy was used', async () => {
    const account = await signUp(api, 'strict@example.com');
    const passkey = createFakePasskey(site);
    await add(account, passkey);
    assert.equal((await submit(passkey.authenticate(await beginLogin(), 5))).status, 200);
    assert.equal((await submit(passkey.authenticate(await beginLogin(), 5))).body.code, 'PASSKEY_FAILED');
    const stranger = createFakePasskey(site).authenticate(await beginLogin());
    assert.equal((await submit(stranger)).body.code, 'PASSKEY_UNKNOWN');
    const wrong = { ...stranger, id: passkey.authenticate('x').id, rawId: passkey.authenticate('x').id };
    assert.equal((await submit(wrong)).body.code, 'PASSKEY_FAILED');
    const phisher = createFakePasskey({ id: site.id, origin: 'https://evil.example' });
    assert.equal((await add(account, phisher)).body.code, 'PASSKEY_FAILED');
    const careless = createFakePasskey(site, { verifiesUser: false });
    assert.equal((await add(account, careless)).body.code, 'PASSKEY_FAILED');
    assert.equal((await list(account)).length, 1);
  });

  it('are added by their owner only: with the password, a verified address and an own challenge', async () => {
    const account = await signUp(api, 'owner@example.com');
    const other = await signUp(api, 'thief@example.com');
    const body = { currentPassword: 'wrong' };
    const refused = await api.call(startPasskey, { token: account.token, body });
    assert.equal(refused.body.code, 'CURRENT_PASSWORD_INCORRECT');
    const unverified = await signUpUnverified(api, 'unverified@example.com');
    assert.equal((await start(unverified)).body.code, 'EMAIL_UNVERIFIED');
    const credential = createFakePasskey(site).register(getChallenge(await start(account)));
    const stolen = await api.call(addPasskey, { token: other.token, body: { name: 'Mine', credential } });
    assert.equal(stolen.body.code, 'PASSKEY_FAILED');
  });

  it('are offered under the name of the product and the account, and not twice on one device', async () => {
    const account = await signUp(api, 'named@example.com');
    const { body } = await start(account);
    const options = body.options as Record<string, unknown>;
    assert.deepEqual(options.rp, { name: 'Rankwright', id: site.id });
    assert.equal((options.user as { name: string }).name, 'named@example.com');
    assert.deepEqual(options.excludeCredentials, []);
    const { residentKey, userVerification } = options.authenticatorSelection as Record<string, unknown>;
    assert.deepEqual([residentKey, userVerification], ['required', 'required']);
    const passkey = createFakePasskey(site);
    await add(account, passkey);
    const again = (await start(account)).body.options as { excludeCredentials: { id: string }[] };
    assert.deepEqual(
      again.excludeCredentials.map(({ id }) => id),
      [passkey.register(getChallenge(await start(account))).id],
    );
  });

  it('are renamed by their owner only', async () => {
    const owner = await signUp(api, 'renames@example.com');
    const other = await signUp(api, 'other@example.com');
    await add(owner, createFakePasskey(site));
    const params = { id: (await list(owner))[0]?.id ?? '' };
    const rename = async ({ token }: TestAccount, name: string) =>
      (await api.call(renamePasskey, { token, params, body: { name } })).status;
    assert.deepEqual(
      [await rename(other, 'Mine'), await rename(owner, '  '), await rename(owner, ' Work laptop ')],
      [404, 400, 200],
    );
    assert.deepEqual(
      (await list(owner)).map(({ name }) => name),
      ['Work laptop'],
    );
  });

  it('are removed with the password, and no longer sign in', async () => {
    const account = await signUp(api, 'removed@example.com');
    const passkey = createFakePasskey(site);
    await add(account, passkey);
    const id = (await list(account))[0]?.id ?? '';
    const { token, password } = account;
    const remove = (currentPassword: string) =>
      api.call(removePasskey, { token, params: { id }, body: { currentPassword } });
    assert.equal((await remove('wrong')).body.code, 'CURRENT_PASSWORD_INCORRECT');
    assert.equal((await remove(password)).status, 200);
    assert.deepEqual(await list(account), []);
    assert.equal((await submit(passkey.authenticate(await beginLogin()))).body.code, 'PASSKEY_UNKNOWN');
  });
});
