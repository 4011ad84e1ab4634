import { approveArticle, createArticle, rejectArticle, updateArticle } from '@rankwright/contracts/articles';
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { insertArticle } from './article.repository.ts';

describe('approval', () => {
  let api: TestApi;
  let token: string;
  let ownerId: string;
  before(async () => {
    api = await startTestApi();
    ({ token, userId: ownerId } = await signUpWithPlan(api));
  });
  after(() => api.close());

  const send = async (...[endpoint, request]: Parameters<TestApi['call']>) => {
    const { status, body } = await api.call(endpoint, { token, ...request });
    return { status, code: body.code, article: body.article as Record<string, unknown> };
  };
  const create = async (content = 'Late winter is best.') =>
    (await send(createArticle, { body: { title: 'Roses', content } })).article;
  const createStartingDraft = () =>
    insertArticle(
      api.deps.db,
      {
        ownerId,
        title: 'Roses',
        content: '## Questions\n\nWhich roses?',
        generatedContent: '## Questions\n\nWhich roses?',
        provenance: { writer: 'offline', model: null, promptVersion: null, durationMs: 1, request: null },
      },
      'generated',
    );

  it('approves the present version, and an edit asks again', async () => {
    const { id, state } = await create();
    const params = { id: String(id) };
    assert.equal(state, 'draft');
    const approved = await send(approveArticle, { params, body: { version: 1 } });
    assert.deepEqual([approved.article.state, approved.article.approvedVersion], ['approved', 1]);
    const body = { title: 'Roses', content: 'Late winter, or early spring.' };
    const edited = await send(updateArticle, { params, body });
    assert.deepEqual([edited.article.state, edited.article.version], ['draft', 2]);
    const stale = await send(approveArticle, { params, body: { version: 1 } });
    assert.deepEqual([stale.status, stale.code], [409, 'ARTICLE_CHANGED']);
  });

  it('takes the approval back when the version is rejected', async () => {
    const params = { id: String((await create()).id) };
    await send(approveArticle, { params, body: { version: 1 } });
    const rejected = await send(rejectArticle, { params, body: { version: 1 } });
    assert.deepEqual([rejected.article.state, rejected.article.approvedVersion], ['draft', null]);
    assert.equal((await send(rejectArticle, { params, body: { version: 7 } })).code, 'ARTICLE_CHANGED');
  });

  it('refuses a starting draft until it is edited', async () => {
    const { id } = await createStartingDraft();
    const refused = await send(approveArticle, { params: { id }, body: { version: 1 } });
    assert.deepEqual([refused.status, refused.code], [422, 'STARTING_DRAFT_UNEDITED']);
    const spaced = { title: 'Roses', content: '## Questions\n\n\nWhich   roses?' };
    await send(updateArticle, { params: { id }, body: spaced });
    const again = await send(approveArticle, { params: { id }, body: { version: 2 } });
    assert.equal(again.code, 'STARTING_DRAFT_UNEDITED');
    const body = { title: 'Roses', content: 'Climbing roses flower on old wood.' };
    await send(updateArticle, { params: { id }, body });
    const edited = await send(approveArticle, { params: { id }, body: { version: 3 } });
    assert.equal(edited.article.state, 'approved');
  });
});
