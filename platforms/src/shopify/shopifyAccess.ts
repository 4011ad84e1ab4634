import { z } from 'zod';
import type { Outbound } from '../port/outbound.ts';
import { PlatformError, type Clock, type PlatformLog } from '../port/platform.ts';
import { callPlatform, createStatusError } from '../port/callPlatform.ts';

/**
 * `accessToken` is an Admin API token, or a Dev Dashboard app's client secret, exchanged for a 24-hour token
 * (`exchanged`).
 */
export const shopifySecretsSchema = z.object({
  accessToken: z.string(),
  exchanged: z.object({ token: z.string(), expiresAt: z.number() }).optional(),
});
export type ShopifySecrets = z.infer<typeof shopifySecretsSchema>;

export interface ShopifyAccess {
  outbound: Outbound;
  clock: Clock;
  log: PlatformLog;
  /** `https://name.myshopify.com`, or the URL of the fake server. */
  base: string;
  /** Client id; not used with an Admin API token. */
  apiKey: string;
  secrets: ShopifySecrets;
  saveSecrets(secrets: ShopifySecrets): Promise<void>;
}

const tokenResponse = z.object({ access_token: z.string().min(1), expires_in: z.number().default(86_400) });
const renewEarlyMs = 300_000;

/** True for the client secret of a Dev Dashboard app; anything else is sent as an access token. */
export const isClientSecret = (accessToken: string): boolean =>
  accessToken.startsWith('shpss_') || /^[0-9a-f]{32}$/i.test(accessToken);

const rejectedCredentialsError = new PlatformError(
  'permanent',
  'Shopify rejected this API key and secret. Use the client ID and secret of your own app installed on this shop, or its Admin API access token.',
  'reconnect',
);

const exchangeClientSecret = async ({ outbound, base, apiKey, secrets }: ShopifyAccess) => {
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
  const answer = await callPlatform(outbound, request);
  const granted = tokenResponse.safeParse(answer.body);
  if (answer.status < 300 && granted.success) return granted.data;
  const problem = createStatusError(request, answer);
  throw problem?.kind === 'temporary' ? problem : rejectedCredentialsError;
};

/** Returns a valid token; requests a new one before the exchanged one expires. */
export const getShopifyToken = async (access: ShopifyAccess): Promise<string> => {
  const { secrets, clock, saveSecrets } = access;
  if (!isClientSecret(secrets.accessToken)) return secrets.accessToken;
  const now = clock.now().getTime();
  if (secrets.exchanged && secrets.exchanged.expiresAt - renewEarlyMs > now) return secrets.exchanged.token;
  const { access_token: token, expires_in: seconds } = await exchangeClientSecret(access);
  access.secrets = { ...secrets, exchanged: { token, expiresAt: now + seconds * 1_000 } };
  await saveSecrets(access.secrets);
  return token;
};
