import { createParser } from 'eventsource-parser';
import { session } from '../session/session.ts';
import { ApiError, errorFromReply, networkError } from './ApiError.ts';
import { noticeSessionLoss, sessionHeaders } from './callApi.ts';
import type { AnyEndpoint, CallReply } from './callInput.ts';

const refusal = async (response: Response): Promise<ApiError> => {
  const text = await response.text();
  try {
    return errorFromReply(response.status, JSON.parse(text));
  } catch {
    return errorFromReply(response.status, text);
  }
};

const open = async (
  endpoint: AnyEndpoint,
  body: unknown,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> => {
  const sentToken = session.current().token;
  const response = await fetch(endpoint.path, {
    method: endpoint.method,
    headers: { ...sessionHeaders(), 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify(body),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : networkError();
  });
  if (!response.ok || !response.body) {
    const error = await refusal(response);
    noticeSessionLoss(error, sentToken);
    throw error;
  }
  return response.body;
};

/** Server-sent events of a POST call. Resolves when the stream ends; an abort or a broken stream rejects. */
export const streamApi = async <E extends AnyEndpoint>(
  endpoint: E,
  body: unknown,
  signal: AbortSignal,
  onEvent: (event: CallReply<E>) => void,
): Promise<void> => {
  const stream = await open(endpoint, body, signal);
  const parser = createParser({
    onEvent: ({ data }) => onEvent(endpoint.reply.parse(JSON.parse(data)) as CallReply<E>),
  });
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read())
    parser.feed(decoder.decode(chunk.value, { stream: true }));
};
