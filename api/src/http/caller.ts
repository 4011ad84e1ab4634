import type { FastifyRequest } from 'fastify';

/** Where a request comes from. */
export interface Caller {
  address: string;
  userAgent: string;
}

export const getCaller = (request: FastifyRequest): Caller => ({
  address: request.ip,
  userAgent: request.headers['user-agent'] ?? '',
});
