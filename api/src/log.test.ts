import { createArticle } from '@rankwright/contracts/articles';
import { registerAccount } from '@rankwright/contracts/account';
import { getSchemas } from '@rankwright/contracts/endpoints';
import { sql } from 'drizzle-orm';
import assert from 'node:assert/strict';
import { Writable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { createLog } from './log.ts';
import { signUp } from './testing/accounts.ts';
import { startTestApi, type TestApi } from './testing/startTestApi.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const log = createLog({ LOG_LEVEL: 'trace' }, destination);
const readLog = (): string => lines.splice(0).join('');

describe('the log', () => {
  let api: TestApi;
  before(async () => {
    api = await startTestApi({ log });
  });
  after(() => api.close());

  it('has nothing of what people wrote when a statement fails, and says which one', async () => {
    const { token } = await signUp(api, 'writer@example.com');
    await api.deps.db.execute(sql`alter table articles rename to moved_articles`);
    await api.deps.db.execute(sql`alter table users rename to moved_users`);
    readLog();
    const body = {
      ...getSchemas(createArticle).example.body,
      title: 'marked-title',
      content: `marked-text ${'x'.repeat(50_000)}`,
    };
    assert.equal((await api.call(createArticle, { token, body })).status, 500);
    const account = {
      ...getSchemas(registerAccount).example.body,
      email: 'marked-address@example.com',
      password: 'marked-Pass-9',
    };
    assert.equal((await api.call(registerAccount, { body: account })).status, 500);
    const written = readLog();
    assert.match(written, /insert into|select/);
    assert.match(written, /42P01/);
    assert.doesNotMatch(written, /marked|\$argon2/);
    assert.ok(written.length < 20_000, `${written.length} characters`);
  });

  const secret = 'marked-secret@example.com';
  const errors: [string, Error][] = [
    [
      'the values that a database quotes',
      new Error(`Key (email)=(${secret}) already exists. "marked secret text"`),
    ],
    [
      'the prompt of a model',
      Object.assign(new Error('failed'), { requestBodyValues: { prompt: 'marked' } }),
    ],
    [
      'the recipients of a mail',
      Object.assign(new Error(`550 <${secret}> rejected`), { rejected: [secret] }),
    ],
    ['what a model’s provider repeats', Object.assign(new Error('marked'), { name: 'AI_APICallError' })],
    ['lines of a message that look like frames', new Error('failed "\n    at marked"')],
    ['tokens', new Error(`GET /verify?token=marked${'a1B2'.repeat(12)}`)],
    ['what causes carry', new Error('outer', { cause: new AggregateError([new Error(`to ${secret}`)]) })],
  ];
  for (const [name, error] of errors)
    it(`leaves out ${name}`, () => {
      log.error({ err: error }, 'failed');
      const written = readLog();
      assert.match(written, /log\.test/);
      assert.doesNotMatch(written, /marked/);
    });
});
