import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { startFakeGoogle, type GoogleClaims } from '@rankwright/testing/fakes/google/fakeGoogle';
import { readEnv } from '../env.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { createTestClock } from '../testing/testClock.ts';
import { openIdentity, type IdentityPort } from './identity.ts';

describe('Google ID tokens', () => {
  const clock = createTestClock();
  let google: Awaited<ReturnType<typeof startFakeGoogle>>;
  let port: IdentityPort;

  before(async () => {
    google = await startFakeGoogle(() => clock.now());
    port = await openIdentity(readEnv(google.env), clock, createOutbound(new Set()));
  });
  after(() => google.close());

  const isAccepted = async (change?: GoogleClaims) =>
    (await port.idTokens?.check(await google.token(change)))?.ok;

  it('are accepted with either form of the issuer and fetch the keys once', async () => {
    assert.deepEqual([await isAccepted(), await isAccepted({ iss: 'accounts.google.com' })], [true, true]);
    assert.equal(google.counts.keyFetches, 1);
  });

  it('are rejected when the audience or issuer is wrong or the token has expired', async () => {
    const past = Math.floor(clock.now().getTime() / 1000) - 60;
    for (const change of [{ aud: 'other' }, { iss: 'https://evil.example' }, { exp: past }])
      assert.equal(await isAccepted(change), false);
  });

  it('prove ownership of an e-mail only at Gmail or in a verified hosted domain', async () => {
    const ownsEmail = async (change: GoogleClaims) => {
      const result = await port.idTokens?.check(await google.token(change));
      return result?.ok && result.identity.ownsEmail;
    };
    assert.equal(await ownsEmail({}), true);
    assert.equal(await ownsEmail({ email: 'ada@example.com' }), false);
    assert.equal(await ownsEmail({ email: 'ada@example.com', hd: 'example.com' }), true);
    assert.equal(await ownsEmail({ email_verified: false }), false);
  });
});
