import axios, { type InternalAxiosRequestConfig } from 'axios';
import { ApiError } from './ApiError.ts';
import { demoCode, readOnlyText, notInDemoText } from '../demo/demoTexts.ts';
import { findDemoReply } from '../demo/demoReplies.ts';

const createDemoError = (text: string): ApiError => new ApiError(403, demoCode, text);

/** A stream without events, which ends with its signal. */
const createSilentStream = (signal: AbortSignal | undefined): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => signal?.addEventListener('abort', () => controller.error(signal.reason)),
  });

/** Answers a request from the sample data and refuses whatever would change something. */
export const answerFromDemo = (config: InternalAxiosRequestConfig): unknown => {
  if (config.method !== 'get') throw createDemoError(readOnlyText);
  if (config.responseType === 'stream') return createSilentStream(config.signal as AbortSignal | undefined);
  const reply = findDemoReply(new URL(axios.getUri(config)), Date.now());
  if (reply === null) throw createDemoError(notInDemoText);
  return config.responseType === 'text' ? JSON.stringify(reply) : reply;
};
