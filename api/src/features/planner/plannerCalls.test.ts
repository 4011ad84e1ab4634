import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

type Json = Record<string, unknown>;

describe('documented planner calls', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
  });
  after(() => api.close());

  const call = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: Json) => {
    const headers = { authorization: `Bearer ${token}` };
    const reply = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
    assert.equal(reply.statusCode, 200, reply.body);
    return reply.json<Json>();
  };
  /** The id and the fields that were sent. */
  const pick = (row: Json, sent: Json): Json =>
    Object.fromEntries(['id', ...Object.keys(sent)].map((name) => [name, row[name]]));

  it('create, list, change and remove a scheduled item [C-153, C-154, C-155, C-156, C-241]', async () => {
    const path = '/api/auth/scheduled-content';
    const list = async (sent: Json) =>
      ((await call('GET', `${path}?year=2099&month=3`)).content as Json[]).map((row) => pick(row, sent));
    const item = {
      title: 'Roses',
      scheduledDate: '2099-03-01',
      status: 'in-progress',
      volume: 900,
      difficulty: 7,
      type: 'Guide',
      content: 'Prune them in winter.',
    };
    const created = await call('POST', path, item);
    const id = String(created.id);
    assert.deepEqual(pick(created, item), { id, ...item });
    assert.deepEqual(await list(item), [{ id, ...item }]);
    const change = { ...item, title: 'Old roses', scheduledDate: '2099-03-02', status: 'published' };
    assert.deepEqual(pick(await call('PUT', `${path}/${id}`, change), change), { id, ...change });
    assert.deepEqual(await list(change), [{ id, ...change }]);
    await call('DELETE', `${path}/${id}`);
    assert.deepEqual(await list(item), []);
  });

  it('add, list, generate and remove keywords [C-157, C-158, C-159, C-160, C-239, C-240]', async () => {
    const path = '/api/auth/keywords';
    const list = async () => (await call('GET', path)).keywords as Json[];
    const keyword = { keyword: 'rose pruning', volume: 90, difficulty: 4, category: 'Garden' };
    const created = await call('POST', path, keyword);
    const id = String(created.id);
    assert.deepEqual(
      (await list()).map((row) => pick(row, keyword)),
      [{ id, ...keyword }],
    );
    const request = { niche: 'tulips', count: 5, includeVolume: true };
    const generated = (await call('POST', `${path}/generate`, request)).keywords as Json[];
    assert.equal(generated.length, 5);
    assert.ok(generated.every((row) => /tulip/i.test(String(row.keyword))));
    assert.equal((await list()).length, 6);
    await call('DELETE', `${path}/${id}`);
    assert.equal((await list()).length, 5);
    assert.ok((await list()).every((row) => row.id !== id));
  });
});
