import Fastify, { type FastifyReply } from 'fastify';
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
  /** Finish reason; `open` never ends the stream. */
  end: 'stop' | 'length' | 'content_filter' | 'open';
  /** Fails the next `times` requests with this HTTP status. */
  failures: { status: number; times: number };
}

const createDefaultSwitches = (): ModelSwitches => ({
  text: null,
  wrapping: 'bare',
  end: 'stop',
  failures: { status: 503, times: 0 },
});

const wrapText = (text: string, wrapping: ModelSwitches['wrapping']): string => {
  if (!text.startsWith('{') || wrapping === 'bare') return text;
  return wrapping === 'fenced' ? `\`\`\`json\n${text}\n\`\`\`` : `Here it is:\n${text}\nEnjoy!`;
};

const splitIntoChunks = (text: string): string[] => text.match(/[\s\S]{1,40}/g) ?? [];

const sendStream = (reply: FastifyReply, text: string, end: ModelSwitches['end']): FastifyReply => {
  const { raw } = reply.hijack();
  const send = (choice: object) =>
    raw.write(`data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`);
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of splitIntoChunks(text)) send({ delta: { role: 'assistant', content } });
  if (end === 'open') return reply;
  send({ delta: {}, finish_reason: end });
  raw.end('data: [DONE]\n\n');
  return reply;
};

const createCompletion = (text: string, end: ModelSwitches['end']) => ({
  id: '1',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: end }],
});

const getPrompt = ({ messages }: ChatRequest): string => {
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
};

/** Fake OpenAI-compatible endpoint; returns canned responses in the requested format. */
export const startFakeModel = async (port = 0) => {
  const app = Fastify({ forceCloseConnections: true });
  const state = createDefaultSwitches();
  const calls: ChatRequest[] = [];
  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'fake-model', object: 'model' }] }));
  app.post<{ Body: ChatRequest }>('/v1/chat/completions', ({ body }, reply) => {
    calls.push(body);
    if (state.failures.times > 0) {
      state.failures.times -= 1;
      return reply
        .code(state.failures.status)
        .send({ error: { message: 'Fake server error', type: 'server_error' } });
    }
    const text = wrapText(state.text ?? createResponse(getPrompt(body)), state.wrapping);
    return body.stream ? sendStream(reply, text, state.end) : createCompletion(text, state.end);
  });
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
