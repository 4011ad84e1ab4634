import type { FastifyReply } from 'fastify';
import { splitIntoChunks } from './chunks.ts';

const countUsage = (text: string) => ({ input_tokens: 100, output_tokens: Math.ceil(text.length / 4) });

/** A reply of Anthropic's Messages API. */
export const createMessage = (text: string) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'fake-model',
  content: [{ type: 'text', text }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: countUsage(text),
});

export const sendMessageStream = (reply: FastifyReply, text: string): FastifyReply => {
  const { raw } = reply.hijack();
  const send = (event: { type: string }) =>
    raw.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
  raw.writeHead(200, { 'content-type': 'text/event-stream' });
  const message = { ...createMessage(''), content: [], stop_reason: null };
  const start = { type: 'message_start', message };
  send(start);
  const block = { index: 0, content_block: { type: 'text', text: '' } };
  send({ type: 'content_block_start', ...block });
  for (const part of splitIntoChunks(text)) {
    const delta = { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: part } };
    send(delta);
  }
  const stop = { type: 'content_block_stop', index: 0 };
  send(stop);
  const usage = { output_tokens: countUsage(text).output_tokens };
  const end = { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage };
  send(end);
  send({ type: 'message_stop' });
  raw.end();
  return reply;
};
