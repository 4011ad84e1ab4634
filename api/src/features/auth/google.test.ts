import { getProfile, signInWithGoogle, getIdentityConfig } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { hourMs } from '../../clock.ts';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('sign-in with an ID token', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  const createIdToken = async (email: string): Promise<string> => {
    const reply = await api.app.inject({
      method: 'POST',
      url: '/api/dev/identity/token',
      payload: { email, name: 'Grace Hopper' },
    });
    return reply.json<{ identity: { idToken: string } }>().identity.idToken;
  };

  it('offers the local provider when no Google client is configured', async () => {
    const { provider, url } = (await api.call(getIdentityConfig)).body;
    assert.deepEqual([provider, url], ['local', '/api/dev/identity']);
    assert.match((await api.app.inject('/api/dev/identity')).body, /Development only/);
  });

  it('signs up, then signs in to the same account [A-205]', async () => {
    const body = { idToken: await createIdToken('grace@example.com'), timeZone: 'America/New_York' };
    const first = await api.call(signInWithGoogle, { body });
    const again = await api.call(signInWithGoogle, {
      body: { idToken: await createIdToken('grace@example.com') },
    });
    const readUser = async (token: unknown) =>
      (await api.call(getProfile, { token: String(token) })).body.user as {
        uid: string;
        displayName: string;
        hasPassword: boolean;
      };
    const user = await readUser(first.body.token);
    assert.deepEqual([user.displayName, user.hasPassword], ['Grace Hopper', false]);
    assert.equal((await readUser(again.body.token)).uid, user.uid);
  });

  it('takes idToken, displayName, email and photoURL [A-258]', async () => {
    const idToken = await createIdToken('hedy@example.com');
    const photoURL = 'https://photos.example/hedy.png';
    const body = { idToken, displayName: 'Hedy Lamarr', email: 'hedy@example.com', photoURL };
    const reply = await api.call(signInWithGoogle, { body });
    assert.deepEqual([reply.status, reply.body.success], [200, true]);
  });

  it('identifies the user by the token and ignores the email field', async () => {
    await signUp(api, 'victim@example.com');
    const idToken = await createIdToken('attacker@example.com');
    const reply = await api.call(signInWithGoogle, { body: { idToken, email: 'victim@example.com' } });
    const { user } = (await api.call(getProfile, { token: String(reply.body.token) })).body as {
      user: { email: string };
    };
    assert.equal(user.email, 'attacker@example.com');
  });

  it('accepts an ID token once, also when it is sent twice at the same time', async () => {
    const body = { idToken: await createIdToken('replayed@example.com') };
    const replies = await Promise.all([1, 2, 3].map(() => api.call(signInWithGoogle, { body })));
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 400, 400]);
  });

  it('rejects a malformed, altered or expired token', async () => {
    const good = await createIdToken('late@example.com');
    for (const idToken of ['nonsense', `${good.slice(0, -4)}AAAA`]) {
      assert.equal(
        (await api.call(signInWithGoogle, { body: { idToken } })).body.code,
        'GOOGLE_SIGN_IN_FAILED',
      );
    }
    api.clock.advance(2 * hourMs);
    assert.equal(
      (await api.call(signInWithGoogle, { body: { idToken: good } })).body.error,
      'Google sign in failed',
    );
  });

  it('has no local provider, outbox or test identity in production', async () => {
    const key = randomBytes(32).toString('base64');
    const production = await startTestApi({
      env: {
        NODE_ENV: 'production',
        SESSION_KEY: key,
        SECRET_KEYS: `a:${key}`,
        PUBLIC_URL: 'https://app.example.com',
        ALLOW_TEST_CHECKOUT: 'true',
        ALLOW_UNSENT_MAIL: 'true',
      },
    });
    try {
      assert.equal((await production.call(getIdentityConfig)).body.provider, 'none');
      for (const path of ['/dev/identity', '/api/dev/identity', '/dev/outbox']) {
        assert.equal((await production.app.inject(path)).statusCode, 404);
      }
    } finally {
      await production.close();
    }
  });
});
