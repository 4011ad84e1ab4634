import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isJsonWithin } from '@rankwright/contracts/jsonLimits';
import * as z from '@rankwright/contracts/zod';
import { ServiceError } from './ServiceError.ts';

/** Throws a 400 that names the field. */
export const parse = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ServiceError(400, `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim());
};

export const readBearer = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';

/** Answers that the origin did not change, and why. */
export const refuse = (error: unknown): never => {
  throw new ServiceError(409, error instanceof Error ? error.message : String(error));
};

export const registerErrors = (service: FastifyInstance): void => {
  service.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const statusCode = error.statusCode ?? 500;
    if (statusCode >= 500) console.error(error);
    return reply.code(statusCode).send({ error: error.message });
  });
  // Before the body is read; a handler for unknown addresses runs after it.
  service.addHook('onRequest', async (request) => {
    if (request.is404) throw new ServiceError(404, 'There is nothing here.');
  });
};

/** A build has a value for each of its files. */
const jsonLimits = { maxDepth: 20, maxValues: 10_000 };

/** Accepts JSON, whose values are counted before it is parsed. */
export const registerBodyParser = (service: FastifyInstance): void => {
  const parseJson = service.getDefaultJsonParser('error', 'error');
  service.removeAllContentTypeParsers();
  service.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (isJsonWithin(body, jsonLimits)) void parseJson(request, body.toString(), done);
    else done(new ServiceError(400, 'The JSON is nested too deeply or has too many values.'));
  });
};
