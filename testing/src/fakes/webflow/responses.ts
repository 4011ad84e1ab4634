import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebflowSwitches } from './webflow.switches.ts';

const codes: Record<number, string> = {
  400: 'bad_request',
  401: 'not_authorized',
  403: 'forbidden',
  404: 'resource_not_found',
  409: 'conflict',
  429: 'too_many_requests',
};

export const createErrorBody = (status: number) => ({
  message: `HTTP ${status}`,
  code: codes[status] ?? 'internal_error',
  externalReference: null,
  details: [],
});

export const sendError = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  details: unknown[] = [],
) => reply.code(status).send({ message, code, externalReference: null, details });

export const rejectRequest = (
  switches: WebflowSwitches,
  request: FastifyRequest,
  reply: FastifyReply,
  writes = false,
) => {
  if (request.headers.authorization !== `Bearer ${switches.token}`)
    return sendError(reply, 401, 'not_authorized', 'Request not authorized');
  return writes && switches.readOnly
    ? sendError(
        reply,
        403,
        'missing_scopes',
        'OAuthForbidden: You are missing the following scopes - cms:write',
      )
    : null;
};
