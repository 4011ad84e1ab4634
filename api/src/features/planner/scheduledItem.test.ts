import { createArticle, getArticle, type Article } from '@rankwright/contracts/articles';
import { createKeyword } from '@rankwright/contracts/planner';
import {
  createScheduledItem,
  deleteScheduledItem,
  listScheduledItems,
  updateScheduledItem,
  type ScheduledItem,
} from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('scheduled items', () => {
  let api: TestApi;
  let token: string;
  before(async () => {
    api = await startTestApi();
    ({ token } = await signUpWithPlan(api));
  });
  after(() => api.close());

  type PlannedItem = ScheduledItem & { articleId: string };
  const plan = async (body: object): Promise<PlannedItem> =>
    (await api.call(createScheduledItem, { token, body })).body as unknown as PlannedItem;
  const read = async (id: string): Promise<Article> =>
    (await api.call(getArticle, { token, params: { id } })).body.article as Article;
  const write = async (title: string): Promise<Article> =>
    (await api.call(createArticle, { token, body: { title, content: 'Text.' } })).body.article as Article;
  const change = (id: string, body: object) => api.call(updateScheduledItem, { token, params: { id }, body });
  const listMarch = async (): Promise<ScheduledItem[]> =>
    (await api.call(listScheduledItems, { token, query: { year: 2027, month: 3 } })).body
      .content as ScheduledItem[];

  it('updates the given fields and keeps the others', async () => {
    const { id } = await plan({ title: 'Roses', scheduledDate: '2027-03-02', volume: 900 });
    const { status, body } = await change(id, { title: 'Tulips' });
    assert.equal(status, 200);
    assert.deepEqual([body.title, body.volume, body.scheduledDate], ['Tulips', 900, '2027-03-02']);
  });

  it('takes the difficulty of the keyword that it is planned from, unless another is given', async () => {
    await api.call(createKeyword, { token, body: { keyword: 'Bulb planting', difficulty: 12 } });
    const keywords = ['no such keyword', 'bulb planting'];
    const read = async (input: object) =>
      (await plan({ title: 'Bulbs', scheduledDate: null, ...input })).difficulty;
    assert.deepEqual(
      [await read({ keywords }), await read({ keywords, difficulty: 3 }), await read({})],
      [12, 3, 5],
    );
  });

  it('is the slot of its own article, which has its title, keywords and text', async () => {
    const plain = await plan({
      title: 'Iris',
      keywords: ['iris care', 'rhizomes'],
      scheduledDate: '2027-03-04',
    });
    const { title, content, primaryKeyword, secondaryKeywords, slot } = await read(plain.articleId);
    assert.deepEqual(
      [title, content, primaryKeyword, secondaryKeywords],
      ['Iris', '', 'iris care', ['rhizomes']],
    );
    assert.equal(slot?.scheduledItemId, plain.id);
    assert.deepEqual([plain.state, plain.hasText], ['planned', false]);
    const typed = await plan({ title: 'Typed', content: 'My text.', scheduledDate: '2027-03-05' });
    const article = await read(typed.articleId);
    assert.deepEqual([article.content, article.approvedVersion, typed.state], ['My text.', 1, 'scheduled']);
  });

  it('gives an article a slot and moves it when it is scheduled again', async () => {
    const article = await write('Scheduled twice');
    const first = await plan({ title: article.title, articleId: article.id, scheduledDate: '2027-03-06' });
    assert.deepEqual([first.articleId, first.state], [article.id, 'needsReview']);
    const second = await plan({ title: article.title, articleId: article.id, scheduledDate: '2027-03-07' });
    assert.deepEqual([second.id, second.scheduledDate], [first.id, '2027-03-07']);
    assert.equal((await read(article.id)).version, article.version);
  });

  it('takes the article of another slot from nobody', async () => {
    const [one, two] = [
      await plan({ title: 'One slot', content: 'One.', scheduledDate: '2027-03-08' }),
      await plan({ title: 'Two slots', content: 'Two.', scheduledDate: '2027-03-09' }),
    ];
    const { status, body } = await change(one.id, { articleId: two.articleId });
    assert.deepEqual([status, body.code], [409, 'ARTICLE_ALREADY_SCHEDULED']);
  });

  it('deletes an article without text with its slot, restores it with it, and keeps written ones', async () => {
    const idea = await plan({ title: 'An idea', scheduledDate: '2027-03-11' });
    const written = await plan({ title: 'Written', content: 'Text.', scheduledDate: '2027-03-12' });
    for (const { id } of [idea, written]) await api.call(deleteScheduledItem, { token, params: { id } });
    const readStatus = async (id: string) => (await api.call(getArticle, { token, params: { id } })).status;
    assert.deepEqual([await readStatus(idea.articleId), await readStatus(written.articleId)], [404, 200]);
    const again = await plan({ title: 'An idea', articleId: idea.articleId, scheduledDate: '2027-03-11' });
    assert.equal(again.articleId, idea.articleId);
    assert.equal(await readStatus(idea.articleId), 200);
  });

  it('swaps the days of two items; each keeps its own hour', async () => {
    const one = await plan({ title: 'One', scheduledDate: '2027-03-10', scheduledTime: '08:00' });
    const two = await plan({ title: 'Two', scheduledDate: '2027-03-20', scheduledTime: '17:00' });
    assert.equal((await change(one.id, { swapWith: two.id })).status, 200);
    const found = await listMarch();
    const getPublishAt = (title: string) => found.find((item) => item.title === title)?.publishAt;
    assert.equal(getPublishAt('One'), '2027-03-20T08:00:00.000Z');
    assert.equal(getPublishAt('Two'), '2027-03-10T17:00:00.000Z');
  });

  it('rejects a date in the past and changes nothing', async () => {
    const { id } = await plan({ title: 'Late', scheduledDate: '2027-03-03' });
    assert.equal((await change(id, { scheduledDate: '2020-01-01' })).body.code, 'DATE_IN_PAST');
    assert.equal((await listMarch()).find((item) => item.id === id)?.scheduledDate, '2027-03-03');
  });
});
