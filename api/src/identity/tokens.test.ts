import { SignJWT } from 'jose';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testClock } from '../testing/testClock.ts';
import { sessionDays, sessionTokens } from './tokens.ts';

const key = Buffer.alloc(32, 1);
const claims = { userId: 'ada', sessionId: 'first' };

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a standard library signs with these claims. */
const signedElsewhere = (given: Record<string, unknown>, secret: Uint8Array = key, alg = 'HS256') =>
  new SignJWT(given).setProtectedHeader({ alg }).sign(secret);

describe('session tokens', () => {
  const clock = testClock();
  const tokens = sessionTokens(key, clock);
  const payload = {
    iss: 'rankwright',
    sub: 'ada',
    jti: 'first',
    exp: Math.floor(clock.now().getTime() / 1000) + 60,
  };
  const state = async (token: Promise<string> | string) => tokens.check(await token).state;

  it('knows whom it was given to, and that any JWT library signs the same', async () => {
    assert.deepEqual(tokens.check(await tokens.sign(claims)), { state: 'good', claims });
    assert.equal(await state(signedElsewhere(payload)), 'good');
  });

  it('refuses a token of another key, another method, another issuer or without its claims', async () => {
    assert.equal(await state(signedElsewhere(payload, Buffer.alloc(32, 2))), 'bad');
    assert.equal(await state(signedElsewhere(payload, Buffer.alloc(64, 1), 'HS512')), 'bad');
    assert.equal(await state(`${part({ alg: 'none' })}.${part(payload)}.`), 'bad');
    for (const changed of [{ iss: 'other' }, { sub: undefined }, { jti: '' }, { exp: undefined }])
      assert.equal(await state(signedElsewhere({ ...payload, ...changed })), 'bad');
  });

  it('refuses a token of which one character was changed, left out or added', async () => {
    const token = await tokens.sign(claims);
    const [header = '', body = '', signature = ''] = token.split('.');
    const other = `${header}.${part({ ...payload, sub: 'eve' })}.${signature}`;
    const changed = [
      other,
      `${header}.${body}.${signature.slice(0, -2)}`,
      `${token}.more`,
      `${header}.${body}`,
    ];
    for (const text of [...changed, '', '.', '..', 'not a token'])
      assert.equal(tokens.check(text).state, 'bad');
  });

  it('says of an expired token that it is expired', async () => {
    const token = await tokens.sign(claims);
    const later = sessionTokens(key, {
      now: () => new Date(clock.now().getTime() + sessionDays * 86_400_000),
    });
    assert.deepEqual(later.check(token), { state: 'expired' });
  });
});
