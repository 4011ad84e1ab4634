import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../testing/accounts.ts';
import { startTestApi, type TestApi } from '../testing/startTestApi.ts';

describe('the headers of an answer', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi();
  });
  after(() => api.close());

  it('keep every answer out of caches, of every endpoint with and without a session', async () => {
    const { token } = await signUpWithPlan(api);
    for (const endpoint of api.app.registered.values()) {
      if (endpoint.path.endsWith('/events')) continue;
      for (const session of [{}, { token }]) {
        const { headers } = await api.call(endpoint, session);
        assert.equal(headers['cache-control'], 'no-store', endpoint.id);
      }
    }
  });

  it('keep answers outside of the contracts out of caches', async () => {
    for (const url of ['/api/health', '/api/ready', '/api/metrics', '/api/nothing', '/api/files/none'])
      assert.equal((await api.app.inject(url)).headers['cache-control'], 'no-store', url);
  });
});
