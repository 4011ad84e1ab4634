import { createKeyword, deleteKeyword, listKeywords, restoreKeyword } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('the keyword list', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUp(api));
  });
  after(() => api.close());

  const add = async (keyword: string) =>
    String((await api.call(createKeyword, { token, body: { keyword, volume: 90, difficulty: 4 } })).body.id);
  const remove = (id: string) => api.call(deleteKeyword, { token, params: { id } });
  const restore = (id: string) => api.call(restoreKeyword, { token, params: { id } });
  const listAll = async () => (await api.call(listKeywords, { token })).body.keywords as { id: string }[];

  it('restores a deleted keyword', async () => {
    const id = await add('rose pruning');
    await remove(id);
    assert.equal((await listAll()).length, 0);
    const { status, body } = await restore(id);
    assert.equal(status, 200);
    assert.deepEqual([body.id, body.keyword, body.volume, body.difficulty], [id, 'rose pruning', 90, 4]);
    assert.equal((await listAll()).length, 1);
  });

  it('does not restore a keyword that was added again, was never deleted or does not exist', async () => {
    const id = await add('tulips');
    assert.equal((await restore(id)).status, 404);
    await remove(id);
    const again = await add('Tulips');
    assert.equal((await restore(id)).body.code, 'KEYWORD_EXISTS');
    await remove(again);
    assert.equal((await restore('00000000-0000-4000-8000-000000000009')).status, 404);
  });

  it('does not restore another account’s keyword', async () => {
    const id = await add('daisies');
    await remove(id);
    const other = await signUp(api, 'other@example.com');
    assert.equal((await api.call(restoreKeyword, { token: other.token, params: { id } })).status, 404);
  });
});
