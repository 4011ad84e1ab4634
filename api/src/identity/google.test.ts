import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { readEnv } from '../env.ts';
import { testClock } from '../testing/testClock.ts';
import { openIdentity, type IdentityPort } from './identity.ts';

const clientId = 'client.apps.example';

describe('Google’s ID tokens', () => {
  const clock = testClock();
  let server: Server;
  let fetches = 0;
  let port: IdentityPort;
  let privateKey: CryptoKey;

  before(async () => {
    const pair = await generateKeyPair('RS256', { extractable: true });
    privateKey = pair.privateKey;
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
    server = createServer((_request, response) => {
      fetches += 1;
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ keys }));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/certs`;
    port = await openIdentity(readEnv({ GOOGLE_CLIENT_ID: clientId, GOOGLE_KEYS_URL: url }), clock);
  });
  after(() => void server.close());

  const token = (change: Record<string, unknown> = {}) => {
    const now = Math.floor(clock.now().getTime() / 1000);
    const good = { iss: 'https://accounts.google.com', aud: clientId, sub: '1', iat: now, exp: now + 3_600 };
    return new SignJWT({ ...good, email: 'ada@gmail.com', email_verified: true, ...change })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(privateKey);
  };
  const check = async (change?: Record<string, unknown>) =>
    (await port.idTokens?.check(await token(change)))?.ok;

  it('are accepted with either spelling of the issuer, fetching the keys once', async () => {
    assert.deepEqual([await check(), await check({ iss: 'accounts.google.com' })], [true, true]);
    assert.equal(fetches, 1);
  });

  it('are refused for another audience, from another issuer, or when expired', async () => {
    const past = Math.floor(clock.now().getTime() / 1000) - 60;
    for (const change of [{ aud: 'other' }, { iss: 'https://evil.example' }, { exp: past }])
      assert.equal(await check(change), false);
  });

  it('answer for an address only at Gmail or within a verified domain', async () => {
    const owns = async (change: Record<string, unknown>) => {
      const result = await port.idTokens?.check(await token(change));
      return result?.ok && result.identity.ownsEmail;
    };
    assert.equal(await owns({}), true);
    assert.equal(await owns({ email: 'ada@example.com' }), false);
    assert.equal(await owns({ email: 'ada@example.com', hd: 'example.com' }), true);
    assert.equal(await owns({ email_verified: false }), false);
  });
});
