import { ApiError } from './ApiError.ts';
import { buildUrl, type Query, type RequestParts } from './buildRequest.ts';
import { demoCode, readOnlyText, notInDemoText } from '../demo/demoTexts.ts';
import { findDemoReply } from '../demo/demoReplies.ts';

interface DemoRequest extends RequestParts {
  path: string;
  query?: Query | undefined;
  responseType?: 'json' | 'text' | 'stream';
  signal?: AbortSignal | undefined;
}

const createDemoError = (text: string): ApiError => new ApiError(403, demoCode, text);

/** A stream without events, which ends with its signal. */
const createSilentStream = (signal: AbortSignal | undefined): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });

/** Answers a request from the sample data and refuses whatever would change something. */
export const answerFromDemo = ({ method, path, query, responseType, signal }: DemoRequest): unknown => {
  if (method !== 'GET') throw createDemoError(readOnlyText);
  if (responseType === 'stream') return createSilentStream(signal);
  const reply = findDemoReply(new URL(buildUrl(path, query)), Date.now());
  if (reply === null) throw createDemoError(notInDemoText);
  return responseType === 'text' ? JSON.stringify(reply) : reply;
};
