import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { AppError } from '../../http/AppError.ts';
import { modelWriter } from './modelWriter.ts';

const brief = {
  primaryKeyword: 'roses',
  secondaryKeywords: [],
  industry: 'gardening',
  targetAudience: 'gardeners',
  wordCount: 800,
};
const live = () => new AbortController().signal;
const codeOf = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

/** What the model answers: its text, and how the answer ends; `open` never ends. */
interface Answer {
  text: string;
  end: 'stop' | 'length' | 'content_filter' | 'open';
}

const streamed = (response: ServerResponse, { text, end }: Answer): void => {
  const send = (choice: object) =>
    response.write(`data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`);
  response.setHeader('content-type', 'text/event-stream');
  send({ delta: { role: 'assistant', content: text } });
  if (end === 'open') return;
  send({ delta: {}, finish_reason: end });
  response.end('data: [DONE]\n\n');
};

const whole = (response: ServerResponse, { text, end }: Answer): void => {
  const message = { role: 'assistant', content: text };
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ id: '1', choices: [{ index: 0, message, finish_reason: end }] }));
};

describe('the model writer', () => {
  let server: Server;
  let answer: Answer;
  before(async () => {
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        ((JSON.parse(body) as { stream?: boolean }).stream ? streamed : whole)(response, answer);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const writer = (timeoutMs = 5_000) =>
    modelWriter({
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: 'm',
      timeoutMs,
    });
  /** The kinds of what was written, or the code of the refusal. */
  const written = async (timeoutMs?: number, abort?: AbortController): Promise<string[]> => {
    const kinds: string[] = [];
    try {
      for await (const event of writer(timeoutMs).draft(brief, abort?.signal ?? live())) {
        kinds.push(event.type);
        if (event.type === 'text') abort?.abort();
      }
    } catch (error) {
      kinds.push(codeOf(error));
    }
    return kinds;
  };

  it('gives a whole text as a draft', async () => {
    answer = { text: '# Roses\n\nPrune in winter.', end: 'stop' };
    assert.equal((await written()).at(-1), 'draft');
  });

  it('gives no draft when the time limit ends the text', async () => {
    answer = { text: '# Roses\n\nA first half that ', end: 'open' };
    const kinds = await written(300);
    assert.ok(!kinds.includes('draft'));
    assert.equal(kinds.at(-1), 'GENERATION_TIMED_OUT');
  });

  it('gives no draft when the caller goes away', async () => {
    answer = { text: '# Roses\n\nA first half that ', end: 'open' };
    assert.ok(!(await written(5_000, new AbortController())).includes('draft'));
  });

  it('tells a refusal and a cut-off text from a failure', async () => {
    answer = { text: '# Roses\n\nA first half', end: 'content_filter' };
    assert.equal((await written()).at(-1), 'GENERATION_REFUSED');
    answer = { text: '# Roses\n\nA first half', end: 'length' };
    assert.equal((await written()).at(-1), 'GENERATION_FAILED');
  });

  it('finds JSON in a code block and between sentences', async () => {
    const json = '{"title":"Roses","outline":["When","How"]}';
    for (const text of [json, `\`\`\`json\n${json}\n\`\`\``, `Here it is:\n${json}\nEnjoy!`]) {
      answer = { text, end: 'stop' };
      assert.deepEqual(await writer().outline(brief, live()), { title: 'Roses', outline: ['When', 'How'] });
    }
  });
});
