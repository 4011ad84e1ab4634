import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startGoogleDouble, type GoogleClaims } from '../../doubles/google/googleDouble.ts';
import { readEnv } from '../env.ts';
import { testClock } from '../testing/testClock.ts';
import { openIdentity, type IdentityPort } from './identity.ts';

describe('Google’s ID tokens', () => {
  const clock = testClock();
  let google: Awaited<ReturnType<typeof startGoogleDouble>>;
  let port: IdentityPort;

  before(async () => {
    google = await startGoogleDouble(() => clock.now());
    port = await openIdentity(readEnv(google.env), clock);
  });
  after(() => google.close());

  const check = async (change?: GoogleClaims) => (await port.idTokens?.check(await google.token(change)))?.ok;

  it('are accepted with either spelling of the issuer, fetching the keys once', async () => {
    assert.deepEqual([await check(), await check({ iss: 'accounts.google.com' })], [true, true]);
    assert.equal(google.counts.keyFetches, 1);
  });

  it('are refused for another audience, from another issuer, or when expired', async () => {
    const past = Math.floor(clock.now().getTime() / 1000) - 60;
    for (const change of [{ aud: 'other' }, { iss: 'https://evil.example' }, { exp: past }])
      assert.equal(await check(change), false);
  });

  it('answer for an address only at Gmail or within a verified domain', async () => {
    const owns = async (change: GoogleClaims) => {
      const result = await port.idTokens?.check(await google.token(change));
      return result?.ok && result.identity.ownsEmail;
    };
    assert.equal(await owns({}), true);
    assert.equal(await owns({ email: 'ada@example.com' }), false);
    assert.equal(await owns({ email: 'ada@example.com', hd: 'example.com' }), true);
    assert.equal(await owns({ email_verified: false }), false);
  });
});
