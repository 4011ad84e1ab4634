import Fastify, { type FastifyReply } from 'fastify';
import { answerTo } from './answers.ts';

interface ChatRequest {
  stream?: boolean;
  messages: { role: string; content: string | { text?: string }[] }[];
}

/** How the next answers come; each is something real servers were seen to do. */
export interface ModelSwitches {
  /** What is answered instead of something that fits the request. */
  text: string | null;
  /** JSON in a code block, with sentences around it, or bare. */
  wrapping: 'bare' | 'fenced' | 'chatty';
  /** `open` never ends. */
  end: 'stop' | 'length' | 'content_filter' | 'open';
  /** HTTP status instead of an answer, for so many calls. */
  failures: { status: number; times: number };
}

const switches = (): ModelSwitches => ({
  text: null,
  wrapping: 'bare',
  end: 'stop',
  failures: { status: 503, times: 0 },
});

const wrapped = (text: string, wrapping: ModelSwitches['wrapping']): string => {
  if (!text.startsWith('{') || wrapping === 'bare') return text;
  return wrapping === 'fenced' ? `\`\`\`json\n${text}\n\`\`\`` : `Here it is:\n${text}\nEnjoy!`;
};

const chunks = (text: string): string[] => text.match(/[\s\S]{1,40}/g) ?? [];

const streamed = (reply: FastifyReply, text: string, end: ModelSwitches['end']): FastifyReply => {
  const { raw } = reply.hijack();
  const send = (choice: object) =>
    raw.write(`data: ${JSON.stringify({ id: '1', choices: [{ index: 0, ...choice }] })}\n\n`);
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const content of chunks(text)) send({ delta: { role: 'assistant', content } });
  if (end === 'open') return reply;
  send({ delta: {}, finish_reason: end });
  raw.end('data: [DONE]\n\n');
  return reply;
};

const whole = (text: string, end: ModelSwitches['end']) => ({
  id: '1',
  choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: end }],
});

const promptOf = ({ messages }: ChatRequest): string => {
  const content = messages.at(-1)?.content ?? '';
  return typeof content === 'string' ? content : content.map(({ text }) => text ?? '').join('');
};

/** An OpenAI-compatible endpoint that answers what is asked for, in the right form, without being clever. */
export const startModelDouble = async (port = 0) => {
  const app = Fastify({ forceCloseConnections: true });
  const state = switches();
  const calls: ChatRequest[] = [];
  app.get('/v1/models', () => ({ object: 'list', data: [{ id: 'double', object: 'model' }] }));
  app.post<{ Body: ChatRequest }>('/v1/chat/completions', ({ body }, reply) => {
    calls.push(body);
    if (state.failures.times > 0) {
      state.failures.times -= 1;
      return reply.code(state.failures.status).send({ error: { message: 'double', type: 'server_error' } });
    }
    const text = wrapped(state.text ?? answerTo(promptOf(body)), state.wrapping);
    return body.stream ? streamed(reply, text, state.end) : whole(text, state.end);
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  const env = { WRITER_URL: `${url}/v1`, WRITER_MODEL: 'double', WRITER_KEY: 'double' };
  return {
    url,
    env,
    switches: state,
    calls,
    reset: () => Object.assign(state, switches()),
    close: () => app.close(),
  };
};
