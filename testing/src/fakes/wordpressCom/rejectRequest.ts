import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WordpressComSwitches } from './wordpressCom.switches.ts';

export type RejectRequest = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null;

export const createRejectRequest =
  (switches: WordpressComSwitches, isValidToken: (token: string) => boolean): RejectRequest =>
  ({ headers }, reply) => {
    const token = headers.authorization?.replace(/^Bearer /, '');
    if (!token)
      return reply
        .code(403)
        .send({ error: 'authorization_required', message: 'An active access token must be used.' });
    if (isValidToken(token)) return null;
    const status = switches.tokensExpired === '401' ? 401 : 400;
    return reply.code(status).send({ error: 'invalid_token', message: 'The OAuth2 token is invalid.' });
  };
