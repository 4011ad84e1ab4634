import { sessionErrorTexts } from '@rankwright/contracts/errors';
import type { ErrorBody } from '@rankwright/contracts/http';
import { ApiError } from './ApiError.ts';

/** A failed response; `body` is parsed JSON, or the text as it came. */
export interface ErrorReply {
  status: number;
  statusText: string;
  body: unknown;
}

const hasTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((text) => typeof text === 'string');

/** The check of `errorBody` in contracts, without zod. */
const isErrorBody = (body: unknown): body is ErrorBody => {
  if (typeof body !== 'object' || body === null) return false;
  const { success, error, message, code, details } = body as Record<string, unknown>;
  return (
    success === false && hasTexts({ error, message, code }) && (details === undefined || hasTexts(details))
  );
};

/** Longest part of a foreign body that is shown. */
const maxTextLength = 200;

/** The message of a JSON body that is not from our API, for example from a proxy. */
const readForeignMessage = (body: unknown): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const { error, message } = body as Record<string, unknown>;
  return [error, message].find((text): text is string => typeof text === 'string' && text !== '');
};

/** Plain text of a body; an HTML error page has none. */
const readPlainText = (body: unknown): string =>
  typeof body === 'string' && !body.trimStart().startsWith('<') ? body.trim().slice(0, maxTextLength) : '';

/** The server's error, or `HTTP {status}: {text}`, or without any text `HTTP error! status: {status}`. */
export const parseErrorReply = ({ status, statusText, body }: ErrorReply): ApiError => {
  if (isErrorBody(body)) return new ApiError(status, body.code, body.message, body.details);
  const foreignMessage = readForeignMessage(body);
  if (foreignMessage) return new ApiError(status, 'FOREIGN', foreignMessage);
  if (status === 401 || status === 403)
    return new ApiError(status, 'SESSION_INVALID', sessionErrorTexts.invalid);
  const text = readPlainText(body) || statusText;
  return new ApiError(
    status,
    'UNEXPECTED',
    text ? `HTTP ${status}: ${text}` : `HTTP error! status: ${status}`,
  );
};
