import {
  endAllSessions,
  listSecurityEvents,
  listSessions,
  logIn,
  verifyToken,
  type ActiveSession,
  type SecurityEvent,
} from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('sessions', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('lists active sessions and ends all of them', async () => {
    const { email, password, token } = await signUp(api);
    const headers = { 'user-agent': 'Firefox on a phone' };
    const phone = String((await api.call(logIn, { body: { email, password }, headers })).body.token);
    const { sessions } = (await api.call(listSessions, { token })).body as { sessions: ActiveSession[] };
    assert.equal(sessions.length, 2);
    assert.equal(sessions.find(({ userAgent }) => userAgent === 'Firefox on a phone')?.current, false);
    assert.equal((await api.call(endAllSessions, { token })).status, 200);
    for (const ended of [token, phone])
      assert.equal((await api.call(verifyToken, { token: ended })).status, 401);
    const again = String((await api.call(logIn, { body: { email, password } })).body.token);
    const { events } = (await api.call(listSecurityEvents, { token: again })).body as {
      events: SecurityEvent[];
    };
    assert.ok(events.some(({ kind }) => kind === 'signed-out-everywhere'));
  });
});
