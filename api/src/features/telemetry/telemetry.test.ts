import { reportStarts } from '@rankwright/contracts/telemetry';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { dayMs } from '../../clock.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { deleteOldTelemetry } from './telemetry.service.ts';

interface Listed {
  starts: { sequence: number; version: string; outcome: string; step: string | null; isLate: boolean }[];
}

describe('reports of starts', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ env: { METRICS_TOKEN: 'operator-token-of-a-test' } });
  });
  after(() => api.close());

  const report = (remote: string, visit: string, outcome: 'started' | 'failed', step?: string) =>
    api.call(reportStarts, {
      body: { starts: [{ remote, version: '2.0.0-abc', visit, outcome, ...(step && { step }) }] },
    });
  const list = async (query: string, token = 'operator-token-of-a-test') =>
    api.app.inject({
      url: `/api/telemetry/starts?${query}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const read = async (query: string) => (await list(query)).json<Listed>().starts;

  it('are listed in their order, a repeated one once, from the sequence number that was read last', async () => {
    const [first, second] = [randomUUID(), randomUUID()];
    await report('planner', first, 'started');
    await report('planner', first, 'started');
    await report('planner', second, 'failed', 'mount');
    await report('billing', second, 'failed', 'entry');
    assert.deepEqual(await read('remote=planner'), []);
    api.clock.advance(4_000);
    const starts = await read('remote=planner');
    assert.deepEqual(
      starts.map(({ outcome, step, isLate }) => [outcome, step, isLate]),
      [
        ['started', null, false],
        ['failed', 'mount', false],
      ],
    );
    assert.equal((await read(`remote=planner&after=${starts[0]?.sequence ?? 0}`)).length, 1);
  });

  it('know a failure that follows a start, and forget a start that follows a failure', async () => {
    const visit = randomUUID();
    await report('auth', visit, 'started');
    await report('auth', visit, 'failed', 'mount');
    const other = randomUUID();
    await report('auth', other, 'failed', 'entry');
    await report('auth', other, 'started');
    api.clock.advance(4_000);
    assert.deepEqual(
      (await read('remote=auth')).map(({ outcome, isLate }) => [outcome, isLate]),
      [
        ['started', false],
        ['failed', true],
        ['failed', false],
      ],
    );
  });

  it('are read by the operator only', async () => {
    assert.equal((await list('remote=planner', 'wrong')).statusCode, 401);
    assert.equal((await api.app.inject({ url: '/api/telemetry/starts?remote=planner' })).statusCode, 401);
  });

  it('are rejected when they are malformed or too many, and none of them is kept', async () => {
    const start = { remote: 'generator', version: '1.0.0', visit: randomUUID(), outcome: 'started' as const };
    for (const starts of [[], [{ ...start, visit: 'me' }], Array.from({ length: 21 }, () => start)])
      assert.equal((await api.call(reportStarts, { body: { starts } })).status, 400);
    api.clock.advance(4_000);
    assert.deepEqual(await read('remote=generator'), []);
    assert.equal((await list('remote=..%2Fx')).statusCode, 400);
  });

  it('are deleted after 14 days', async () => {
    await report('marketing', randomUUID(), 'started');
    api.clock.advance(13 * dayMs);
    await deleteOldTelemetry(api.deps.db, api.clock.now());
    assert.equal((await read('remote=marketing')).length, 1);
    api.clock.advance(2 * dayMs);
    await deleteOldTelemetry(api.deps.db, api.clock.now());
    assert.equal((await read('remote=marketing')).length, 0);
  });
});
