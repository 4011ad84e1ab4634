import { createParser } from 'eventsource-parser';
import { createNetworkError } from './ApiError.ts';
import { describeEndpoint, type AnyEndpoint, type CallReply } from './callApi.ts';
import { http } from './http.ts';
import { withDeadline } from './withDeadline.ts';

const openTimeoutMs = 120_000;

const openStream = async (
  endpoint: AnyEndpoint,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const { data } = await http.request<ReadableStream<Uint8Array>>({
    ...describeEndpoint(endpoint),
    url: endpoint.path,
    headers: { accept: 'text/event-stream' },
    signal,
    // The time limit of axios includes the body.
    timeout: 0,
    data: body,
    responseType: 'stream',
  });
  return data;
};

async function* readText(stream: ReadableStream<Uint8Array>, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  const readChunk = () =>
    reader.read().catch((error: unknown) => {
      throw signal.aborted ? error : createNetworkError();
    });
  for (let chunk = await readChunk(); !chunk.done; chunk = await readChunk())
    yield decoder.decode(chunk.value, { stream: true });
  signal.throwIfAborted();
}

/**
 * Reads the server-sent events of an endpoint: JSON, typed as its reply and not checked, like every answer of our API. Resolves when the stream
 * ends; an abort, a broken stream and an event that is no JSON reject.
 */
export const streamApi = async <E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  signal: AbortSignal,
  onEvent: (event: CallReply<E>) => void,
): Promise<void> => {
  const stream = await withDeadline(openTimeoutMs, (stop) => openStream(endpoint, body, stop), signal);
  let received: string[] = [];
  const parser = createParser({ onEvent: ({ data }) => void received.push(data) });
  for await (const text of readText(stream, signal)) {
    parser.feed(text);
    for (const data of received) onEvent(JSON.parse(data) as CallReply<E>);
    received = [];
  }
};
