import { SignJWT } from 'jose';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dayMs } from '../clock.ts';
import { createTestClock } from '../testing/testClock.ts';
import { sessionDays, createSessionTokens } from './tokens.ts';

const key = Buffer.alloc(32, 1);
const claims = { userId: 'ada', sessionId: 'first' };

const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token signed with a standard JWT library. */
const signWithJose = (given: Record<string, unknown>, secret: Uint8Array = key, alg = 'HS256') =>
  new SignJWT(given).setProtectedHeader({ alg }).sign(secret);

describe('session tokens', () => {
  const clock = createTestClock();
  const tokens = createSessionTokens([key], clock);
  const payload = {
    iss: 'rankwright',
    sub: 'ada',
    jti: 'first',
    exp: Math.floor(clock.now().getTime() / 1000) + 60,
  };
  const checkState = async (token: Promise<string> | string) => tokens.check(await token).state;

  it('are accepted with their claims, also when signed by another JWT library', async () => {
    assert.deepEqual(tokens.check(await tokens.sign(claims)), { state: 'good', claims });
    assert.equal(await checkState(signWithJose(payload)), 'good');
  });

  it('are rejected with another key, algorithm or issuer, or without required claims', async () => {
    assert.equal(await checkState(signWithJose(payload, Buffer.alloc(32, 2))), 'bad');
    assert.equal(await checkState(signWithJose(payload, Buffer.alloc(64, 1), 'HS512')), 'bad');
    assert.equal(await checkState(`${encodePart({ alg: 'none' })}.${encodePart(payload)}.`), 'bad');
    for (const changed of [{ iss: 'other' }, { sub: undefined }, { jti: '' }, { exp: undefined }])
      assert.equal(await checkState(signWithJose({ ...payload, ...changed })), 'bad');
  });

  it('are rejected when changed, shortened or extended', async () => {
    const token = await tokens.sign(claims);
    const [header = '', body = '', signature = ''] = token.split('.');
    const other = `${header}.${encodePart({ ...payload, sub: 'eve' })}.${signature}`;
    const changed = [
      other,
      `${header}.${body}.${signature.slice(0, -2)}`,
      `${token}.more`,
      `${header}.${body}`,
    ];
    for (const text of [...changed, '', '.', '..', 'not a token'])
      assert.equal(tokens.check(text).state, 'bad');
  });

  it('are reported as expired after their expiry', async () => {
    const token = await tokens.sign(claims);
    const later = createSessionTokens([key], {
      now: () => new Date(clock.now().getTime() + sessionDays * dayMs),
    });
    assert.deepEqual(later.check(token), { state: 'expired' });
  });
});
