import { planLimits } from '@rankwright/contracts/limits';
import {
  createKeyword,
  createScheduledItem,
  deleteKeyword,
  deleteKeywords,
  deleteScheduledItem,
  generateKeywords,
  importKeywords,
  listKeywords,
  restoreKeyword,
  restoreKeywords,
  updateKeywords,
  type Keyword,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUp, signUpWithPlan } from '../../testing/accounts.ts';
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

  it('updates, deletes and restores several keywords at once, of this account only', async () => {
    const { token } = await signUp(api, 'several@example.com');
    const { token: stranger } = await signUp(api, 'neighbour@example.com');
    const addFor = async (by: string, keyword: string) =>
      String((await api.call(createKeyword, { token: by, body: { keyword } })).body.id);
    const list = async (by = token) =>
      (await api.call(listKeywords, { token: by })).body.keywords as Keyword[];
    const [one, two, three] = [
      await addFor(token, 'asters'),
      await addFor(token, 'begonias'),
      await addFor(token, 'crocuses'),
    ];
    const foreign = await addFor(stranger, 'dahlias');
    const body = { ids: [one, two, foreign], category: ' Beds ' };
    const updated = await api.call(updateKeywords, { token, body });
    assert.equal((updated.body.keywords as Keyword[]).length, 2);
    assert.deepEqual(
      (await list()).map(({ category }) => category),
      ['Beds', 'Beds', null],
    );
    assert.equal((await list(stranger))[0]?.category, null);
    await api.call(deleteKeywords, { token, body: { ids: [one, three, foreign] } });
    assert.deepEqual(
      (await list()).map(({ keyword }) => keyword),
      ['begonias'],
    );
    assert.equal((await list(stranger)).length, 1);
    assert.equal((await api.call(restoreKeywords, { token, body: { ids: [one, foreign] } })).status, 404);
    assert.equal((await api.call(restoreKeywords, { token, body: { ids: [one, three] } })).status, 200);
    assert.equal((await list()).length, 3);
  });

  it('restores all keywords or none', async () => {
    const { token } = await signUp(api, 'all-or-none@example.com');
    const addOwn = async (keyword: string) =>
      String((await api.call(createKeyword, { token, body: { keyword } })).body.id);
    const count = async () => ((await api.call(listKeywords, { token })).body.keywords as Keyword[]).length;
    const ids = [await addOwn('irises'), await addOwn('lilies')];
    await api.call(deleteKeywords, { token, body: { ids } });
    const again = await addOwn('Lilies');
    assert.equal((await api.call(restoreKeywords, { token, body: { ids } })).body.code, 'KEYWORD_EXISTS');
    assert.equal(await count(), 1);
    await api.call(deleteKeywords, { token, body: { ids: [again] } });
    const twice = { ids: [...ids, again] };
    assert.equal((await api.call(restoreKeywords, { token, body: twice })).body.code, 'KEYWORD_EXISTS');
    const fill = Array.from({ length: planLimits.keywordsLimit - 1 }, (_, index) => ({
      keyword: `k ${index}`,
    }));
    await api.call(importKeywords, { token, body: { keywords: fill } });
    assert.equal((await api.call(restoreKeywords, { token, body: { ids } })).body.code, 'KEYWORDS_LIMIT');
    assert.equal(await count(), fill.length);
  });

  it('keeps a difficulty unknown that is null', async () => {
    const { token } = await signUp(api, 'unknown@example.com');
    const keywords = [{ keyword: 'violets', difficulty: null }, { keyword: 'zinnias' }];
    await api.call(importKeywords, { token, body: { keywords } });
    const list = (await api.call(listKeywords, { token })).body.keywords as Keyword[];
    assert.deepEqual(
      list.map(({ keyword, difficultyKnown }) => [keyword, difficultyKnown]),
      [
        ['violets', false],
        ['zinnias', true],
      ],
    );
  });

  it('names the newest article of a keyword, ignoring case, until it is deleted', async () => {
    const { token } = await signUpWithPlan(api, 'planner@example.com');
    const { token: stranger } = await signUpWithPlan(api, 'stranger@example.com');
    const plan = async (title: string, by = token) => {
      const body = { title, scheduledDate: null, keywords: ['dahlias in pots'] };
      return (await api.call(createScheduledItem, { token: by, body })).body as unknown as ScheduledItem;
    };
    const findArticle = async () => {
      const { body } = await api.call(listKeywords, { token });
      return (body.keywords as Keyword[]).map(({ article }) => article);
    };
    await api.call(createKeyword, { token, body: { keyword: 'Dahlias in pots' } });
    await plan('Not mine', stranger);
    assert.deepEqual(await findArticle(), [null]);
    const first = await plan('Dahlias');
    api.clock.advance(1_000);
    const second = await plan('Dahlias again');
    assert.deepEqual(await findArticle(), [{ id: second.articleId, title: 'Dahlias again' }]);
    await api.call(deleteScheduledItem, { token, params: { id: second.id } });
    assert.deepEqual(await findArticle(), [{ id: first.articleId, title: 'Dahlias' }]);
  });

  it('does not restore another account’s keyword', async () => {
    const id = await add('daisies');
    await remove(id);
    const other = await signUp(api, 'other@example.com');
    assert.equal((await api.call(restoreKeyword, { token: other.token, params: { id } })).status, 404);
  });
});

describe('the limit of the keyword list', () => {
  const limit = planLimits.keywordsLimit;
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
  });
  after(() => api.close());

  const name = (index: number) => ({ keyword: `keyword ${index}` });
  const importFrom = (start: number, end: number) =>
    api.call(importKeywords, {
      token,
      body: { keywords: Array.from({ length: end - start }, (_, index) => name(start + index)) },
    });
  const list = async () =>
    (await api.call(listKeywords, { token })).body.keywords as { id: string; keyword: string }[];

  it('adds imported keywords up to the limit and names the rest', async () => {
    await importFrom(0, limit - 2);
    const { status, body } = await importFrom(limit - 3, limit + 3);
    assert.equal(status, 200);
    assert.deepEqual(
      (body.added as { keyword: string }[]).map(({ keyword }) => keyword),
      [name(limit - 2).keyword, name(limit - 1).keyword],
    );
    assert.deepEqual(body.skipped, [name(limit - 3).keyword]);
    assert.deepEqual(
      body.overLimit,
      [limit, limit + 1, limit + 2].map((index) => name(index).keyword),
    );
    assert.equal((await list()).length, limit);
  });

  it('adds, restores and generates none beyond it', async () => {
    const added = await api.call(createKeyword, { token, body: name(500) });
    assert.deepEqual([added.status, added.body.code], [409, 'KEYWORDS_LIMIT']);
    const generated = await api.call(generateKeywords, { token, body: { niche: 'roses', count: 5 } });
    assert.deepEqual([generated.status, generated.body.code], [409, 'KEYWORDS_LIMIT']);
    const [first] = await list();
    const params = { id: first?.id ?? '' };
    await api.call(deleteKeyword, { token, params });
    assert.equal((await api.call(createKeyword, { token, body: name(501) })).status, 200);
    const restored = await api.call(restoreKeyword, { token, params });
    assert.deepEqual([restored.status, restored.body.code], [409, 'KEYWORDS_LIMIT']);
    assert.equal((await list()).length, limit);
  });

  it('generates only as many as fit and says why there are fewer', async () => {
    for (const { id } of (await list()).slice(0, 3)) await api.call(deleteKeyword, { token, params: { id } });
    const { body } = await api.call(generateKeywords, { token, body: { niche: 'roses', count: 10 } });
    assert.equal((body.keywords as unknown[]).length, 3);
    assert.match(String(body.note), /did not fit into its 100 keywords/);
    assert.equal((await list()).length, limit);
  });

  it('holds when requests run at the same time', async () => {
    for (const { id } of (await list()).slice(0, 1)) await api.call(deleteKeyword, { token, params: { id } });
    const replies = await Promise.all(
      [601, 602, 603].map((index) => api.call(createKeyword, { token, body: name(index) })),
    );
    assert.equal(replies.filter(({ status }) => status === 200).length, 1);
    assert.equal((await list()).length, limit);
  });

  it('generates new keywords when asked twice, or says that there are no more', async () => {
    const { token: other } = await signUpWithPlan(api, 'other@example.com');
    const body = { niche: 'roses', count: 20 };
    const seen = new Set<string>();
    for (let round = 0; round < 8; round += 1) {
      const reply = await api.call(generateKeywords, { token: other, body });
      const found = (reply.body.keywords as { keyword: string }[]).map(({ keyword }) => keyword);
      for (const keyword of found) assert.ok(!seen.has(keyword), keyword);
      found.forEach((keyword) => seen.add(keyword));
      if (found.length < 20) assert.match(String(reply.body.note), /roses/);
    }
  });
});
