import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WixSwitches } from './wix.switches.ts';

export const sendError = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({
    message,
    details: { applicationError: { code: String(status), description: message, data: {} } },
  });

export const sendValidationError = (reply: FastifyReply, field: string, description: string) =>
  reply.code(400).send({
    message: `"${field}" ${description}`,
    details: { validationError: { fieldViolations: [{ field, description, violatedRule: 'OTHER' }] } },
  });

/** Rejects a request without a valid API key, site id or permission; null if it is allowed. */
export const rejectRequest = (
  switches: WixSwitches,
  request: FastifyRequest,
  reply: FastifyReply,
  isAllowed: boolean,
) => {
  const { authorization, 'wix-site-id': siteId } = request.headers;
  if (switches.identityLost > 0) {
    switches.identityLost -= 1;
    return sendError(reply, 401, 'No identity found');
  }
  if (!authorization) return sendError(reply, 403, 'Authorization header is missing');
  if (authorization !== switches.apiKey) return sendError(reply, 401, 'The API key is not valid');
  if (siteId !== switches.siteId || !isAllowed)
    return sendError(reply, 403, 'The auth identity is not allowed on this resource for this site/account');
  return null;
};
