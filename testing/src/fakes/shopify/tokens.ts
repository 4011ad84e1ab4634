import { randomUUID } from 'node:crypto';
import type { FakePlatformContext } from '../shared/fakePlatform.ts';
import type { ShopifySwitches } from './shopify.switches.ts';

interface Grant {
  grant_type?: string;
  client_id?: string;
  client_secret?: string;
}

/** Registers the client credentials grant; returns a function that checks whether a token is valid. */
export const registerTokens = ({
  app,
  switches,
}: FakePlatformContext<ShopifySwitches>): ((token: string) => boolean) => {
  const issuedTokens = new Map<string, number>();
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
      issuedTokens.set(token, Date.now() + switches.tokenLifetime * 1_000);
      return {
        access_token: token,
        scope: 'read_content,write_content',
        expires_in: switches.tokenLifetime,
      };
    },
  );
  return (token) => token === switches.token || (issuedTokens.get(token) ?? 0) > Date.now();
};
