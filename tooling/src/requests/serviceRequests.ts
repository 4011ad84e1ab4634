import type { FastifyInstance, FastifyRequest } from 'fastify';
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
  service.setNotFoundHandler((_request, reply) => reply.code(404).send({ error: 'There is nothing here.' }));
};
