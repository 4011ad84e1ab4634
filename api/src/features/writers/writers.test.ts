import { getSchemas } from '@rankwright/contracts/endpoints';
import { exportAccount, logIn } from '@rankwright/contracts/account';
import { generateArticle, generateArticleIdeas, type Article } from '@rankwright/contracts/articles';
import { getSiteProfile, updateSiteProfile } from '@rankwright/contracts/siteProfile';
import {
  deleteWriter,
  getWriter,
  saveWriter,
  testWriter,
  type AccountWriter,
} from '@rankwright/contracts/writers';
import { startFakeModel } from '@rankwright/testing/fakes/model/fakeModel';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addMs, dayMs } from '../../clock.ts';
import { writers } from '../../database/schema/writers.ts';
import { signUp, signUpWithPlan, type TestAccount } from '../../testing/accounts.ts';
import { AddressNotAllowedError } from '../../outbound/outbound.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';

const key = 'sk-own-key-of-the-account';

describe('an account’s own writer', () => {
  let api: TestApi;
  let model: Awaited<ReturnType<typeof startFakeModel>>;
  let account: TestAccount;
  before(async () => {
    model = await startFakeModel();
    const { host } = new URL(model.url);
    const urls = { OPENAI_API_URL: `${model.url}/v1`, ANTHROPIC_API_URL: `${model.url}/v1` };
    api = await startTestApi({ env: { OUTBOUND_ALLOW: `model=${host}`, ...urls } });
    account = await signUpWithPlan(api);
  });
  after(async () => {
    await api.close();
    await model.close();
  });
  beforeEach(async () => {
    model.reset();
    await send(deleteWriter);
  });

  const send = (endpoint: Parameters<TestApi['call']>[0], body?: object) =>
    api.call(endpoint, { token: account.token, ...(body && { body }) });
  const save = (change: object = {}) =>
    send(saveWriter, { provider: 'openai-compatible', url: `${model.url}/v1`, model: 'own', key, ...change });
  const read = async () => (await send(getWriter)).body.writer as AccountWriter;
  const generate = async () => {
    const reply = await send(generateArticle, getSchemas(generateArticle).example.body);
    return (reply.body.article as Article | undefined)?.provenance;
  };

  it('opens a private host for models alone, at its own path', async () => {
    await assert.rejects(api.deps.outbound.fetch(model.url), AddressNotAllowedError);
    for (const suffix of ['?x=', '#']) {
      const reply = await save({ url: `${model.url}/api/pull${suffix}` });
      assert.equal(reply.body.code, 'INVALID_REQUEST', suffix);
    }
    assert.deepEqual(model.calls, []);
    const bare = await startTestApi({ env: { OUTBOUND_ALLOW: new URL(model.url).host } });
    const other = await signUp(bare);
    const own = { provider: 'openai-compatible' as const, url: `${model.url}/v1`, model: 'own' };
    const refused = await bare.call(testWriter, { token: other.token, body: own });
    assert.equal(refused.body.code, 'ADDRESS_NOT_ALLOWED');
    await bare.close();
  });

  it('is the built-in one until a model is saved, and again once it is removed', async () => {
    assert.deepEqual([(await read()).source, (await generate())?.writer], ['offline', 'offline']);
    const saved = (await save()).body.writer as AccountWriter;
    assert.deepEqual([saved.source, saved.model, saved.hasKey], ['account', 'own', true]);
    assert.equal(saved.testedAt, api.clock.now().toISOString());
    const provenance = await generate();
    assert.deepEqual([provenance?.writer, provenance?.model], ['model', 'own']);
    assert.equal(model.calls.at(-1)?.key, key);
    const removed = (await send(deleteWriter)).body.writer as AccountWriter;
    assert.deepEqual([removed.source, removed.hasKey], ['offline', false]);
    assert.equal((await generate())?.writer, 'offline');
  });

  for (const provider of ['openai', 'anthropic'] as const)
    it(`writes with ${provider}`, async () => {
      assert.equal((await save({ provider, url: undefined })).status, 200);
      const provenance = await generate();
      assert.deepEqual([provenance?.writer, provenance?.model], ['model', 'own']);
      assert.equal(model.calls.at(-1)?.key, key);
    });

  it('keeps the key encrypted and never returns it', async () => {
    const saved = await save();
    const [row] = await api.deps.db.select().from(writers);
    assert.ok(row?.key && !row.key.includes(key));
    const exported = await send(exportAccount);
    for (const { body } of [saved, await send(getWriter), exported])
      assert.ok(!JSON.stringify(body).includes(key) && !JSON.stringify(body).includes(row.key));
  });

  it('keeps the saved key for the same URL only', async () => {
    await save();
    assert.equal((await save({ key: undefined, model: 'larger' })).status, 200);
    assert.equal(model.calls.at(-1)?.key, key);
    assert.equal((await save({ key: undefined, url: `${model.url}/v1/` })).status, 200);
    assert.equal(model.calls.at(-1)?.key, null);
    assert.equal((await read()).hasKey, false);
  });

  it('is saved only when its test succeeds, and says what is wrong', async () => {
    await save();
    const cases = [
      [401, /rejected the key/],
      [404, /no such model/],
      [400, /did not answer/],
    ] as const;
    for (const [status, text] of cases) {
      model.switches.failures = { status, times: 1 };
      const reply = await save({ model: 'other' });
      assert.equal(reply.body.code, 'WRITER_TEST_FAILED');
      assert.match(String(reply.body.message), text);
    }
    assert.equal((await read()).model, 'own');
  });

  it('can be tested again, and remembers why the test failed', async () => {
    assert.equal((await send(testWriter)).body.code, 'WRITER_MISSING');
    await save();
    model.switches.failures = { status: 401, times: 1 };
    assert.equal((await send(testWriter)).body.code, 'WRITER_TEST_FAILED');
    assert.match(String((await read()).lastError), /rejected the key/);
    assert.equal((await send(testWriter)).status, 200);
    assert.equal((await read()).lastError, null);
  });

  it('can be tried without being saved, with the saved key when none is given', async () => {
    const input = { provider: 'openai-compatible', url: `${model.url}/v1`, model: 'other' };
    const tried = (await send(testWriter, { ...input, key: 'another key' })).body;
    assert.ok(Number.isInteger(tried.durationMs) && Number(tried.durationMs) >= 0);
    assert.equal(model.calls.at(-1)?.key, 'another key');
    assert.equal((await read()).source, 'offline');
    await save();
    assert.equal((await send(testWriter, input)).status, 200);
    assert.equal(model.calls.at(-1)?.key, key);
    model.switches.failures = { status: 404, times: 1 };
    const failed = await send(testWriter, input);
    assert.match(String(failed.body.message), /no such model/);
    const { model: kept, lastError } = await read();
    assert.deepEqual([kept, lastError], ['own', null]);
  });

  it('needs the URL of an OpenAI-compatible API', async () => {
    const reply = await save({ url: '' });
    assert.deepEqual([reply.status, Object.keys(reply.body.details as object)], [400, ['url']]);
  });

  it('may not have a private address, unless the deployment allows it', async () => {
    for (const url of [
      'http://127.0.0.1:11434/v1',
      'http://169.254.169.254/v1',
      'http://localhost:8080/v1',
    ]) {
      const reply = await save({ url });
      assert.equal(reply.body.code, 'ADDRESS_NOT_ALLOWED', url);
    }
    assert.equal((await read()).source, 'offline');
    assert.equal((await save()).status, 200);
  });

  it('counts the tokens of the month, also of calls that save nothing or fail', async () => {
    await save();
    const { tokens } = await read();
    await generate();
    const generated = (await read()).tokens;
    assert.ok(generated.input > tokens.input && generated.output > tokens.output);
    model.switches.text = 'no ideas';
    await send(generateArticleIdeas, getSchemas(generateArticleIdeas).example.body);
    const afterFailure = (await read()).tokens;
    assert.ok(afterFailure.output > generated.output);
    const now = api.clock.now();
    api.clock.set(addMs(now, 40 * dayMs));
    const { email, password } = account;
    const { token } = (await api.call(logIn, { body: { email, password } })).body as { token: string };
    const later = (await api.call(getWriter, { token })).body.writer as AccountWriter;
    assert.deepEqual(later.tokens, { input: 0, output: 0 });
    api.clock.set(now);
  });
});

describe('the site profile', () => {
  let api: TestApi;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi();
    account = await signUpWithPlan(api);
  });
  after(() => api.close());

  const read = async () =>
    (await api.call(getSiteProfile, { token: account.token })).body.siteProfile as object;
  const save = (body: object) => api.call(updateSiteProfile, { token: account.token, body });

  it('is empty at first and kept as saved', async () => {
    assert.deepEqual(await read(), getSchemas(updateSiteProfile).body.parse({}));
    const profile = {
      ...getSchemas(updateSiteProfile).body.parse({ niche: 'Roses', facts: ['We grow 40 kinds.'] }),
      ownPages: [{ title: 'Shop', url: 'https://roses.example/shop' }],
    };
    assert.equal((await save(profile)).status, 200);
    assert.deepEqual(await read(), profile);
  });

  it('rejects pages without an address and keeps what was saved', async () => {
    const before = await read();
    assert.equal((await save({ ownPages: [{ title: 'Shop', url: 'shop' }] })).status, 400);
    assert.deepEqual(await read(), before);
  });

  it('is used by the built-in writer', async () => {
    await save({ facts: ['We grow 40 kinds of roses.'] });
    const body = getSchemas(generateArticle).example.body as object;
    const reply = await api.call(generateArticle, { token: account.token, body });
    assert.ok((reply.body.article as Article).content.includes('We grow 40 kinds of roses.'));
  });
});
