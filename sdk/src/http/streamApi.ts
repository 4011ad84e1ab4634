import { createParser } from 'eventsource-parser';
import { session } from '../session/session.ts';
import { ApiError, parseErrorReply, createNetworkError } from './ApiError.ts';
import { endExpiredSession, getSessionHeaders } from './callApi.ts';
import type { AnyEndpoint, CallReply } from './callInput.ts';

const readErrorResponse = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  try {
    return parseErrorReply(response.status, JSON.parse(text));
  } catch {
    return parseErrorReply(response.status, text);
  }
};

const openStream = async (
  endpoint: AnyEndpoint,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const sentToken = session.current().token;
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: { ...getSessionHeaders(), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : createNetworkError();
  });
  if (!response.ok || !response.body) {
    const error = await readErrorResponse(response);
    endExpiredSession(error, sentToken);
    throw error;
  }
  return response.body;
};

/** Reads the server-sent events of a POST endpoint. Resolves when the stream ends; an abort or a broken stream rejects. */
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
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    parser.feed(decoder.decode(chunk.value, { stream: true }));
};
