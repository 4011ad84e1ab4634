import type { Logger } from 'pino';
import { z } from 'zod';
import type { Clock } from '../../clock.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError } from '../platformCall.ts';

/** `accessToken` is an Admin API token, or a Dev Dashboard app's client secret, traded for a token of 24 hours. */
export const shopifySecrets = z.object({
  accessToken: z.string(),
  traded: z.object({ token: z.string(), expiresAt: z.number() }).optional(),
});
export type ShopifySecrets = z.infer<typeof shopifySecrets>;

export interface ShopifyAccess {
  outbound: Outbound;
  clock: Clock;
  log: Pick<Logger, 'warn'>;
  /** `https://name.myshopify.com`, or what stands in for it. */
  base: string;
  /** Client id; a shop's own admin token needs none. */
  apiKey: string;
  secrets: ShopifySecrets;
  keepSecrets(secrets: ShopifySecrets): Promise<void>;
}

const grant = z.object({ access_token: z.string().min(1), expires_in: z.number().default(86_400) });
const tradeEarlyMs = 300_000;

/** Secrets of Dev Dashboard apps; everything else is sent as a token. */
export const isClientSecret = (accessToken: string): boolean =>
  accessToken.startsWith('shpss_') || /^[0-9a-f]{32}$/i.test(accessToken);

const refused = new PlatformError(
  'permanent',
  'Shopify does not accept this API key and secret. Use the client id and secret of your own app, installed on this shop, or its Admin API access token.',
  'reconnect',
);

const trade = async ({ outbound, base, apiKey, secrets }: ShopifyAccess) => {
  const request = {
    site: 'Shopify',
    url: `${base}/admin/oauth/access_token`,
    method: 'POST' as const,
    reads: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: apiKey,
      client_secret: secrets.accessToken,
    }).toString(),
  };
  const answer = await platformCall(outbound, request);
  const granted = grant.safeParse(answer.body);
  if (answer.status < 300 && granted.success) return granted.data;
  const problem = statusError(request, answer);
  throw problem?.kind === 'temporary' ? problem : refused;
};

/** A token that is good now; asks for a new one before the traded one ends. */
export const shopifyToken = async (access: ShopifyAccess): Promise<string> => {
  const { secrets, clock, keepSecrets } = access;
  if (!isClientSecret(secrets.accessToken)) return secrets.accessToken;
  const now = clock.now().getTime();
  if (secrets.traded && secrets.traded.expiresAt - tradeEarlyMs > now) return secrets.traded.token;
  const { access_token: token, expires_in: seconds } = await trade(access);
  access.secrets = { ...secrets, traded: { token, expiresAt: now + seconds * 1_000 } };
  await keepSecrets(access.secrets);
  return token;
};
