import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WixSwitches } from './wix.switches.ts';

export const wrong = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).send({
    message,
    details: { applicationError: { code: String(status), description: message, data: {} } },
  });

export const invalid = (reply: FastifyReply, field: string, description: string) =>
  reply.code(400).send({
    message: `"${field}" ${description}`,
    details: { validationError: { fieldViolations: [{ field, description, violatedRule: 'OTHER' }] } },
  });

/** Refuses a call as Wix does: the key goes raw, and a site call names its site. */
export const refusedBy = (
  switches: WixSwitches,
  request: FastifyRequest,
  reply: FastifyReply,
  may: boolean,
) => {
  const { authorization, 'wix-site-id': siteId } = request.headers;
  if (switches.identityLost > 0) {
    switches.identityLost -= 1;
    return wrong(reply, 401, 'No identity found');
  }
  if (!authorization) return wrong(reply, 403, 'Authorization header is missing');
  if (authorization !== switches.apiKey) return wrong(reply, 401, 'The API key is not valid');
  if (siteId !== switches.siteId || !may)
    return wrong(reply, 403, 'The auth identity is not allowed on this resource for this site/account');
  return null;
};
