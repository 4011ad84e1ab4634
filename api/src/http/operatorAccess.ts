import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { AppError } from './AppError.ts';
import { bearerToken } from './session.ts';

const isSameToken = (given: string, wanted: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * Allows callers with the token of the deployment (`METRICS_TOKEN`) or, when none is configured, requests from this
 * machine. Others get 404.
 */
export const assertOperatorAccess = (request: FastifyRequest, token: string | undefined): void => {
  if (token) {
    if (!isSameToken(bearerToken(request), token)) throw new AppError('SESSION_INVALID');
  } else if (!ipaddr.isValid(request.ip) || ipaddr.process(request.ip).range() !== 'loopback')
    throw new AppError('NOT_FOUND');
};
