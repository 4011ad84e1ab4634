import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { createMessage, sendMessageStream } from './anthropic.ts';
import { splitIntoChunks } from './chunks.ts';
import { createResponse } from './responses.ts';

interface ChatRequest {
  stream?: boolean;
  messages: { role: string; content: string | { text?: string }[] }[];
}

/** How the next responses look; each option was observed on real servers. */
export interface ModelSwitches {
  /** Fixed response text; null generates one that matches the request. */
  text: string | null;
  /** Returns JSON as is, in a code block, or surrounded by text. */
  wrapping: 'bare' | 'fenced' | 'chatty';
  /** Finish reason; `open` never ends the stream, `cut` drops the connection half-way. */
  end: 'stop' | 'length' | 'content_filter' | 'open' | 'cut';
  /** Pause before each chunk of a stream. */
  delayMs: number;
  /** Fails the next `times` requests with this HTTP status. */
  failures: { status: number; times: number };
}

const createDefaultSwitches = (): ModelSwitches => ({
  text: null,
  wrapping: 'bare',
  end: 'stop',
  delayMs: 0,
  failures: { status: 503, times: 0 },
});

const wrapText = (text: string, wrapping: ModelSwitches['wrapping']): string => {
  if (!text.startsWith('{') || wrapping === 'bare') return text;
  return wrapping === 'fenced' ? `\`\`\`json\n${text}\n\`\`\`` : `Here it is:\n${text}\nEnjoy!`;
};

/** Tokens as OpenAI reports them, at four characters each. */
const countUsage = (text: string) => ({
  prompt_tokens: 100,
  completion_tokens: Math.ceil(text.length / 4),
  total_tokens: 100 + Math.ceil(text.length / 4),
});

const sendStream = async (
  reply: FastifyReply,
  text: string,
  { end, delayMs }: ModelSwitches,
): Promise<FastifyReply> => {
  const { raw } = reply.hijack();
  const send = (choice: object) =>
    raw.write(`data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`);
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  const chunks = splitIntoChunks(text);
  const sent = end === 'cut' ? chunks.slice(0, Math.ceil(chunks.length / 2)) : chunks;
  for (const content of sent) {
    if (delayMs > 0) await setTimeout(delayMs);
    send({ delta: { role: 'assistant', content } });
  }
  if (end === 'cut') {
    // Lets the chunks arrive before the connection breaks.
    await setTimeout(20);
    raw.destroy();
    return reply;
  }
  if (end === 'open') return reply;
  send({ delta: {}, finish_reason: end });
  raw.write(`data: ${JSON.stringify({ id: '1', choices: [], usage: countUsage(text) })}\n\n`);
  raw.end('data: [DONE]\n\n');
  return reply;
};

const createCompletion = (text: string, end: ModelSwitches['end']) => ({
  id: '1',
  usage: countUsage(text),
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: end }],
});

const getPrompt = ({ messages }: ChatRequest): string => {
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
};

interface ModelCall extends ChatRequest {
  /** As sent by the client; null without one. */
  key: string | null;
}

const getKey = ({ headers }: FastifyRequest): string | null => {
  const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
  return typeof key === 'string' ? key : null;
};

/** Fake OpenAI-compatible endpoint, which also answers as Anthropic's; returns canned responses in the requested format. */
export const startFakeModel = async (port = 0) => {
  const app = Fastify({ forceCloseConnections: true });
  const state = createDefaultSwitches();
  const calls: ModelCall[] = [];
  /** The text of the response, or undefined when the request was answered with an error. */
  const answer = (
    request: FastifyRequest<{ Body: ChatRequest }>,
    reply: FastifyReply,
  ): string | undefined => {
    calls.push({ ...request.body, key: getKey(request) });
    if (state.failures.times === 0)
      return wrapText(state.text ?? createResponse(getPrompt(request.body)), state.wrapping);
    state.failures.times -= 1;
    const error = { message: 'Fake server error', type: 'server_error' };
    void reply.code(state.failures.status).send({ type: 'error', error });
    return undefined;
  };
  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'fake-model', object: 'model' }] }));
  app.post<{ Body: ChatRequest }>('/v1/chat/completions', (request, reply) => {
    const text = answer(request, reply);
    if (text === undefined) return reply;
    return request.body.stream ? sendStream(reply, text, state) : createCompletion(text, state.end);
  });
  app.post<{ Body: ChatRequest }>('/v1/messages', (request, reply) => {
    const text = answer(request, reply);
    if (text === undefined) return reply;
    return request.body.stream ? sendMessageStream(reply, text) : createMessage(text);
  });
  app.post<{ Body: Partial<ModelSwitches> }>('/__fake/switches', ({ body }) => Object.assign(state, body));
  const url = await app.listen({ port, host: '127.0.0.1' });
  const env = { WRITER_URL: `${url}/v1`, WRITER_MODEL: 'fake-model', WRITER_KEY: 'fake-key' };
  return {
    url,
    env,
    switches: state,
    calls,
    reset: () => Object.assign(state, createDefaultSwitches()),
    close: () => app.close(),
  };
};
