import {
  getIdentityConfig,
  getProfile,
  listSecurityEvents,
  logIn,
  signInWithOidc,
  startOidcSignIn,
  verifyToken,
} from '@rankwright/contracts/account';
import { authorizeAtProvider } from '@rankwright/testing/fakes/oidc/authorizeAtProvider';
import { startOidcProvider } from '@rankwright/testing/fakes/oidc/oidcProvider';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, signUpUnverified } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { turnOnTwoFactor } from '../../testing/twoFactor.ts';

const publicUrl = 'http://localhost:3000';

describe('sign-in with OpenID Connect', () => {
  let provider: Awaited<ReturnType<typeof startOidcProvider>>;
  let api: TestApi;
  before(async () => {
    provider = await startOidcProvider(publicUrl);
    api = await startTestApi({
      env: { ...provider.env, PUBLIC_URL: publicUrl, OUTBOUND_ALLOW: `oidc=${new URL(provider.url).host}` },
    });
  });
  after(async () => {
    await api.close();
    await provider.close();
  });

  const setPerson = (name: string, email: string, isVerified = true) => {
    provider.switches.person = { sub: name, email, email_verified: isVerified, name };
  };
  const start = async () => (await api.call(startOidcSignIn)).body as { url: string; state: string };
  /** What the provider adds to the URL of the callback page. */
  const readAnswer = async (url: string) =>
    Object.fromEntries((await authorizeAtProvider(url)).searchParams) as Record<string, string>;
  const finish = (body: Record<string, string>) =>
    api.call(signInWithOidc, { body: { ...body, timeZone: 'Europe/London' } });
  const signIn = async () => finish(await readAnswer((await start()).url));
  const readUser = async (token: unknown) =>
    (await api.call(getProfile, { token: String(token) })).body.user as Record<string, unknown>;

  it('is offered under the name that the deployment gives it', async () => {
    assert.deepEqual((await api.call(getIdentityConfig)).body.oidc, { label: 'Example SSO' });
  });

  it('creates an account with a verified address, then signs in to the same one', async () => {
    setPerson('Grace Hopper', 'grace@example.com');
    const user = await readUser((await signIn()).body.token);
    assert.deepEqual(
      [user.email, user.displayName, user.hasPassword, user.emailVerified, user.timeZone],
      ['grace@example.com', 'Grace Hopper', false, true, 'Europe/London'],
    );
    setPerson('Grace Hopper', 'grace.hopper@example.com');
    const again = await readUser((await signIn()).body.token);
    assert.deepEqual([again.uid, again.email], [user.uid, 'grace@example.com']);
  });

  it('links the account with the same address and tells its owner', async () => {
    const { email, password, token } = await signUp(api, 'linked@example.com');
    setPerson('linked', email);
    const linked = await signIn();
    assert.equal((await readUser(linked.body.token)).uid, (await readUser(token)).uid);
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 200);
    await api.queue.drain();
    const mails = (await api.deps.mail.outbox()) ?? [];
    assert.ok(
      mails.some(({ to, subject }) => to === email && subject === 'Example SSO was added to your account'),
    );
    const { events } = (await api.call(listSecurityEvents, { token })).body as { events: { kind: string }[] };
    assert.ok(events.some(({ kind }) => kind === 'oidc-linked'));
  });

  it('clears the password and the sessions of an unverified account that it is linked to', async () => {
    const attacker = await signUpUnverified(api, 'victim@example.com');
    setPerson('victim', 'victim@example.com');
    assert.equal((await signIn()).status, 200);
    assert.equal((await api.call(verifyToken, { token: attacker.token })).status, 401);
    const { email, password } = attacker;
    assert.equal((await api.call(logIn, { body: { email, password } })).status, 400);
  });

  it('refuses an address that the provider has not verified, and touches no account', async () => {
    const { email, token } = await signUp(api, 'unverified@example.com');
    setPerson('unverified', email, false);
    assert.equal((await signIn()).body.code, 'OIDC_EMAIL_UNVERIFIED');
    const { events } = (await api.call(listSecurityEvents, { token })).body as { events: { kind: string }[] };
    assert.ok(!events.some(({ kind }) => kind === 'oidc-linked'));
    setPerson('new', 'new@example.com', false);
    assert.equal((await signIn()).body.code, 'OIDC_EMAIL_UNVERIFIED');
  });

  it('refuses a second person of the provider for the same account', async () => {
    setPerson('first', 'shared@example.com');
    assert.equal((await signIn()).status, 200);
    setPerson('second', 'shared@example.com');
    assert.equal((await signIn()).body.code, 'OIDC_EMAIL_UNVERIFIED');
  });

  it('refuses an address that reaches another mailbox', async () => {
    setPerson('list', 'x,victim@example.com');
    assert.equal((await signIn()).body.code, 'OIDC_SIGN_IN_FAILED');
  });

  it('asks for a code where the account has two-factor authentication', async () => {
    const account = await signUp(api, 'careful@example.com');
    await turnOnTwoFactor(api, account);
    setPerson('careful', account.email);
    assert.equal((await signIn()).body.code, 'SECOND_FACTOR_REQUIRED');
  });

  it('refuses a state that is unknown, used or too old', async () => {
    setPerson('Grace Hopper', 'grace@example.com');
    const answer = await readAnswer((await start()).url);
    assert.equal((await finish({ ...answer, state: 'guessed' })).body.code, 'OIDC_SIGN_IN_EXPIRED');
    assert.equal((await finish(answer)).status, 200);
    assert.equal((await finish(answer)).body.code, 'OIDC_SIGN_IN_EXPIRED');
    const late = await readAnswer((await start()).url);
    api.clock.advance(10 * 60_000 + 1);
    assert.equal((await finish(late)).body.code, 'OIDC_SIGN_IN_EXPIRED');
  });

  it('refuses a token with another nonce', async () => {
    const url = new URL((await start()).url);
    url.searchParams.set('nonce', 'of-another-sign-in');
    assert.equal((await finish(await readAnswer(url.href))).body.code, 'OIDC_SIGN_IN_FAILED');
  });

  it('refuses a code that began with another verifier', async () => {
    const [mine, stolen] = [await start(), await readAnswer((await start()).url)];
    const answer = { ...stolen, state: mine.state };
    assert.equal((await finish(answer)).body.code, 'OIDC_SIGN_IN_FAILED');
  });

  it('refuses an answer that names another provider', async () => {
    const answer = await readAnswer((await start()).url);
    assert.equal((await finish({ ...answer, iss: 'https://evil.example' })).body.code, 'OIDC_SIGN_IN_FAILED');
  });
});

describe('an OpenID Connect provider that cannot be used', () => {
  const open = (url: string) =>
    startTestApi({
      env: {
        OIDC_ISSUER: url,
        OIDC_CLIENT_ID: 'rankwright',
        OIDC_CLIENT_SECRET: 'secret',
        OUTBOUND_ALLOW: `oidc=${new URL(url).host}`,
        PUBLIC_URL: publicUrl,
      },
    });

  it('gets a clear error while it is down, and works when it is back', async (test) => {
    const first = await startOidcProvider(publicUrl);
    const port = Number(new URL(first.url).port);
    await first.close();
    const api = await open(first.url);
    test.after(() => api.close());
    assert.equal((await api.call(startOidcSignIn)).body.code, 'OIDC_UNAVAILABLE');
    const provider = await startOidcProvider(publicUrl, port);
    const { url } = (await api.call(startOidcSignIn)).body as { url: string };
    const answer = Object.fromEntries((await authorizeAtProvider(url)).searchParams);
    await provider.close();
    const reply = await api.call(signInWithOidc, { body: answer });
    assert.deepEqual([reply.status, reply.body.code], [502, 'OIDC_UNAVAILABLE']);
  });

  it('does not exist where none is configured', async () => {
    const api = await startTestApi();
    assert.equal((await api.call(getIdentityConfig)).body.oidc, null);
    assert.equal((await api.call(startOidcSignIn)).status, 404);
    await api.close();
  });
});
