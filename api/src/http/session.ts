import type { FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';

/** The authenticated caller. */
export interface Session {
  userId: string;
  /** The token's `jti`. */
  sessionId: string;
}

/** Checks that `route` runs before the handler. */
export interface Guards {
  /** Throws a 401 `AppError` when the token is invalid, expired or revoked. */
  authenticate(token: string): Promise<Session>;
  isVerified(userId: string): Promise<boolean>;
  hasPlan(userId: string): Promise<boolean>;
  hasStorage(userId: string): Promise<boolean>;
  /** `rejected` counts what a network sends with a bad token or signature. */
  limit(
    kind: 'anonymous' | 'writes' | 'plan' | 'reads' | 'telemetry' | 'rejected',
    caller: string,
  ): Promise<void>;
}

export const bearerToken = (request: FastifyRequest): string => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('SESSION_MISSING');
  return token;
};
