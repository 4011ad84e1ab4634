import { randomUUID } from 'node:crypto';
import type { DoubleParts } from '../shared/double.ts';
import type { ShopifySwitches } from './shopify.switches.ts';

interface Grant {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
}

/** The client-credentials grant; answers which tokens are good now. */
export const registerTokens = ({
  app,
  switches,
}: DoubleParts<ShopifySwitches>): ((token: string) => boolean) => {
  const traded = new Map<string, number>();
  app.post<{ Params: { shop: string }; Body: Grant }>(
    '/:shop/admin/oauth/access_token',
    ({ body }, reply) => {
      if (body.grant_type !== 'client_credentials')
        return reply.code(400).send({ error: 'unsupported_grant_type' });
      if (body.client_id !== switches.clientId || body.client_secret !== switches.clientSecret)
        return reply
          .code(400)
          .send({ error: 'invalid_client', error_description: 'Client authentication failed' });
      const token = `shpat_${randomUUID().replaceAll('-', '')}`;
      traded.set(token, Date.now() + switches.tokenLifetime * 1_000);
      return {
        access_token: token,
        scope: 'read_content,write_content',
        expires_in: switches.tokenLifetime,
      };
    },
  );
  return (token) => token === switches.token || (traded.get(token) ?? 0) > Date.now();
};
