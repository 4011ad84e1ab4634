import type { FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';

/** Who is calling. */
export interface Session {
  userId: string;
  /** The token's `jti`. */
  sessionId: string;
}

/** What `route` asks of the features that know sessions, plans and limits. */
export interface Guards {
  /** Throws a 401 refusal when the token is not good any more. */
  authenticate(token: string): Promise<Session>;
  hasPlan(userId: string): Promise<boolean>;
  limit(kind: 'anonymous' | 'writes' | 'plan', caller: string): Promise<void>;
}

export const bearerToken = (request: FastifyRequest): string => {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) throw new AppError('SESSION_MISSING');
  return token;
};
