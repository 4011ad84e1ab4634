import { testWriter } from '@rankwright/contracts/writers';
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { gzipSync } from 'node:zlib';
import { signUpWithPlan } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { parseDraft } from '../../writer/model/parseDraft.ts';

const values = `[${'{},'.repeat(1_700_000)}{}]`;
const packed = gzipSync(`{"choices":${values}}`);

/** Content type, status and body of an answer to a request that asked for no stream. */
const answers: [string, string, number, Buffer][] = [
  ['of many values', 'application/json', 200, packed],
  ['that claims to be a stream', 'text/event-stream', 200, packed],
  ['with an error status', 'application/json', 400, packed],
  ['with an error status that claims to be a stream', 'text/event-stream', 400, packed],
];

describe('the answer of a hostile model', () => {
  let api: TestApi;
  let server: Server;
  let token: string;
  let answer: (response: ServerResponse) => void;
  before(async () => {
    server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    api = await startTestApi({ env: { OUTBOUND_ALLOW: `model=127.0.0.1:${port}` } });
    ({ token } = await signUpWithPlan(api));
  });
  after(async () => {
    await api.close();
    server.close();
  });

  for (const [name, type, status, body] of answers)
    it(`is refused before it is parsed ${name}`, async (test) => {
      answer = (response) =>
        void response.writeHead(status, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
      const { port } = server.address() as AddressInfo;
      const parse = test.mock.method(JSON, 'parse');
      const reply = await api.call(testWriter, {
        token,
        body: { provider: 'openai-compatible', url: `http://127.0.0.1:${port}/v1`, model: 'hostile' },
      });
      const listed = parse.mock.calls.filter(({ result }) =>
        JSON.stringify(result ?? null).includes('{},{},{}'),
      );
      assert.equal(listed.length, 0);
      assert.equal(reply.body.code, 'WRITER_TEST_FAILED');
    });
});

describe('the text of a model', () => {
  for (const [name, text] of [
    ['braces that never close', '{'.repeat(400_000)],
    ['blanks', `# Title\n\na${' '.repeat(400_000)}b`],
    ['too many values', `{"title":"A","content":"B","more":[${'0,'.repeat(20_000)}0]}`],
  ] as const)
    it(`is read at once when it is of ${name}`, () => {
      const { user } = process.cpuUsage();
      parseDraft(text);
      assert.ok(process.cpuUsage().user - user < 2_000_000);
    });
});
