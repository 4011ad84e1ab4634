import assert from 'node:assert/strict';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { AppError } from '../../http/AppError.ts';
import { writeDraft } from '../writeDraft.ts';
import { createModelWriter } from './modelWriter.ts';

const brief = {
  primaryKeyword: 'roses',
  secondaryKeywords: [],
  industry: 'gardening',
  targetAudience: 'gardeners',
  wordCount: 800,
};
const createSignal = () => new AbortController().signal;
const getErrorCode = (error: unknown): string => (error instanceof AppError ? error.code : String(error));

/** The model's response and how it ends; `open` never ends. */
interface Answer {
  text: string;
  end: 'stop' | 'length' | 'content_filter' | 'open';
}

const sendStream = (response: ServerResponse, { text, end }: Answer): void => {
  const send = (choice: object) =>
    response.write(`data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`);
  response.setHeader('content-type', 'text/event-stream');
  send({ delta: { role: 'assistant', content: text } });
  if (end === 'open') return;
  send({ delta: {}, finish_reason: end });
  response.end('data: [DONE]\n\n');
};

const sendWhole = (response: ServerResponse, { text, end }: Answer): void => {
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
        ((JSON.parse(body) as { stream?: boolean }).stream ? sendStream : sendWhole)(response, answer);
      });
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  });
  after(() => {
    server.closeAllConnections();
    server.close();
  });

  const createWriter = (timeoutMs = 5_000) =>
    createModelWriter({
      provider: 'openai-compatible',
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
      model: 'm',
      timeoutMs,
    });
  /** The event types of the draft stream; an error is listed by its code. */
  const listDraftEvents = async (timeoutMs?: number, abort?: AbortController): Promise<string[]> => {
    const kinds: string[] = [];
    try {
      for await (const event of writeDraft(
        createWriter(timeoutMs),
        { ...brief, title: 'Roses', outline: ['When'] },
        { signal: abort?.signal ?? createSignal() },
      )) {
        kinds.push(event.type);
        if (event.type === 'text') abort?.abort();
      }
    } catch (error) {
      kinds.push(getErrorCode(error));
    }
    return kinds;
  };

  it('returns a draft when the text is complete', async () => {
    answer = { text: '# Roses\n\nPrune in winter.', end: 'stop' };
    assert.equal((await listDraftEvents()).at(-1), 'draft');
  });

  it('returns no draft when the request times out', async () => {
    answer = { text: '# Roses\n\nA first half that ', end: 'open' };
    const kinds = await listDraftEvents(300);
    assert.ok(!kinds.includes('draft'));
    assert.equal(kinds.at(-1), 'GENERATION_TIMED_OUT');
  });

  it('returns no draft when the caller aborts', async () => {
    answer = { text: '# Roses\n\nA first half that ', end: 'open' };
    assert.ok(!(await listDraftEvents(5_000, new AbortController())).includes('draft'));
  });

  it('reports a refused and a cut-off text with different error codes', async () => {
    answer = { text: '# Roses\n\nA first half', end: 'content_filter' };
    assert.equal((await listDraftEvents()).at(-1), 'GENERATION_REFUSED');
    answer = { text: '# Roses\n\nA first half', end: 'length' };
    assert.equal((await listDraftEvents()).at(-1), 'GENERATION_FAILED');
  });

  it('reads JSON from a code block or surrounded by text', async () => {
    const json = '{"title":"Roses","outline":["When","How"]}';
    for (const text of [json, `\`\`\`json\n${json}\n\`\`\``, `Here it is:\n${json}\nEnjoy!`]) {
      answer = { text, end: 'stop' };
      assert.deepEqual(await createWriter().proposeOutline(brief, { signal: createSignal() }), {
        title: 'Roses',
        outline: ['When', 'How'],
      });
    }
  });
});
