import type { ErrorCode } from '@rankwright/contracts/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseUnavailable } from '../database/isDatabaseUnavailable.ts';
import { OverloadError } from '../parsing/createFairQueue.ts';
import { ParsingTimeoutError } from '../parsing/parseUntrusted.ts';
import { AppError, toErrorBody } from './AppError.ts';

const byFastifyCode: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_REQ_FILE_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_ROUTE_MISSING: 'NOT_FOUND',
};

/** SQLSTATE class 22 (data exception): the value cannot be stored, e.g. because it is out of range. */
const isDataException = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' && cause !== null && 'code' in cause && String(cause.code).startsWith('22')
  );
};

const toAppError = (error: FastifyError | Error): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof ParsingTimeoutError) return new AppError('TEXT_TOO_COMPLEX', { cause: error });
  if (error instanceof OverloadError) return new AppError('UNAVAILABLE', { cause: error });
  if (isDataException(error)) return new AppError('INVALID_REQUEST', { cause: error });
  const code = 'code' in error ? byFastifyCode[error.code] : undefined;
  if (code) return new AppError(code);
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 429) return new AppError('TOO_MANY_REQUESTS');
  if (status === 503) return new AppError('UNAVAILABLE');
  if (status !== undefined && status >= 400 && status < 500) return new AppError('MALFORMED_BODY');
  if (isDatabaseUnavailable(error)) return new AppError('UNAVAILABLE', { cause: error });
  return new AppError('INTERNAL', { cause: error });
};

/** The time in which a database or a process restarts. */
const restartSeconds = 2;

const getRetryAfter = ({ status, retryAfterSeconds }: AppError): number | undefined =>
  status === 503 ? restartSeconds : retryAfterSeconds;

/** Sends an error in the shared error shape. Unexpected errors are logged. */
export const sendError = (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
  const appError = toAppError(error);
  if (appError.status >= 500) request.log.error({ err: error }, appError.code);
  const retryAfter = getRetryAfter(appError);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  // The rest of the body is dropped: a connection that is closed meanwhile looks to a proxy like an API that is down.
  if (appError.code === 'BODY_TOO_LARGE') void reply.removeHeader('connection');
  return reply.code(appError.status).send(toErrorBody(appError));
};

/** Gives every error the shared error shape, from malformed bodies to unknown URLs. */
export const registerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError | Error>(sendError);
  // Before the body is read; a handler for unknown addresses runs after it.
  app.addHook('onRequest', async (request) => {
    if (request.is404) throw new AppError('NOT_FOUND');
  });
};
