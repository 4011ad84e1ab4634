import { getSchemas } from '@rankwright/contracts/endpoints';
import {
  generateArticle,
  generateArticleIdeas,
  proposeOutline,
  type Article,
} from '@rankwright/contracts/articles';
import { getUsage } from '@rankwright/contracts/billing';
import { generateKeywords, type Keyword } from '@rankwright/contracts/planner';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import { signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

describe('the API with a language model', () => {
  let api: TestApi;
  let account: TestAccount;
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  before(async () => {
    model = await startFakeModel();
    api = await startTestApi({ env: model.env });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await model.close();
  });
  beforeEach(() => {
    model.reset();
  });

  const send = (endpoint: Parameters<TestApi['call']>[0], change: object = {}) =>
    api.call(endpoint, {
      token: account.token,
      body: { ...(getSchemas(endpoint).example.body as object), ...change },
    });
  const readUsage = async () => (await api.call(getUsage, { token: account.token })).body;

  it('saves the generated article with the model name and prompt version', async () => {
    const reply = await send(generateArticle);
    assert.equal(reply.status, 200);
    const { provenance } = reply.body.article as Article;
    assert.deepEqual([provenance.writer, provenance.model], ['model', 'fake-model']);
    assert.ok(provenance.promptVersion);
  });

  it('reads JSON from a code block or surrounded by text', async () => {
    for (const wrapping of ['fenced', 'chatty'] as const) {
      model.switches.wrapping = wrapping;
      const { body } = await send(generateArticleIdeas, { numberOfIdeas: 10 });
      assert.equal((body.ideas as { articleIdeas: unknown[] }).articleIdeas.length, 10);
      assert.equal((await send(proposeOutline)).status, 200);
    }
  });

  it('retries once when the response is invalid, then fails', async () => {
    const before = model.calls.length;
    model.switches.text = 'I would rather talk about something else.';
    const reply = await send(generateArticleIdeas);
    assert.deepEqual([reply.status, reply.body.code], [502, 'IDEAS_FAILED']);
    assert.equal(model.calls.length - before, 2);
  });

  it('marks generated keywords as estimates without a volume', async () => {
    const { body } = await send(generateKeywords, { count: 5 });
    const keywords = body.keywords as Keyword[];
    assert.ok(keywords.length > 0 && keywords.every(({ volume, estimated }) => volume === null && estimated));
  });

  it('does not count usage when the model refuses, is cut off or fails', async () => {
    const before = await readUsage();
    model.switches.end = 'content_filter';
    assert.equal((await send(generateArticle)).body.code, 'GENERATION_REFUSED');
    model.switches.end = 'length';
    assert.equal((await send(generateArticle)).body.code, 'GENERATION_FAILED');
    Object.assign(model.switches, { end: 'stop', failures: { status: 400, times: 1 } });
    assert.equal((await send(generateArticle)).body.code, 'GENERATION_FAILED');
    assert.deepEqual(await readUsage(), before);
  });

  it('retries when the model is temporarily unavailable', async () => {
    model.switches.failures = { status: 503, times: 1 };
    assert.equal((await send(generateArticle)).status, 200);
  });
});
