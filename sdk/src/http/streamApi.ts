import { createParser } from 'eventsource-parser';
import { createNetworkError } from './ApiError.ts';
import { buildPath, describeEndpoint, type AnyEndpoint, type CallReply } from './callApi.ts';
import { sendRequest } from './sendRequest.ts';

const openTimeoutMs = 120_000;

/** Opens the stream; the time limit ends with the response's headers, because the body lasts as long as the work. */
const openStream = async (
  endpoint: AnyEndpoint,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), openTimeoutMs);
  try {
    return await sendRequest<ReadableStream<Uint8Array>>({
      ...describeEndpoint(endpoint),
      path: new URL(buildPath(endpoint.path), location.href).href,
      headers: { accept: 'text/event-stream' },
      timeoutMs: 0,
      signal: AbortSignal.any([signal, deadline.signal]),
      options: {
        adapter: 'fetch',
        responseType: 'stream',
        data: body,
      },
    });
  } catch (error) {
    throw deadline.signal.aborted && !signal.aborted ? createNetworkError() : error;
  } finally {
    clearTimeout(timer);
  }
};

async function* readText(stream: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const readChunk = () =>
    reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : createNetworkError();
    });
  // After the headers an abort no longer reaches the connection by itself; the server stops when the body is canceled.
  const cancel = (): void => void reader.cancel(signal.reason).catch(() => undefined);
  signal.addEventListener('abort', cancel, { once: true });
  for (let chunk = await readChunk(); !chunk.done; chunk = await readChunk())
    yield decoder.decode(chunk.value, { stream: true });
  signal.removeEventListener('abort', cancel);
  signal.throwIfAborted();
}

/** Reads the server-sent events of an endpoint. Resolves when the stream ends; an abort or a broken stream rejects. */
export const streamApi = async <E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  signal: AbortSignal,
  onEvent: (event: CallReply<E>) => void,
): Promise<void> => {
  const stream = await openStream(endpoint, body, signal);
  const parser = createParser({
    onEvent: ({ data }) => onEvent(endpoint.reply.parse(JSON.parse(data)) as CallReply<E>),
  });
  for await (const text of readText(stream, signal)) parser.feed(text);
};
