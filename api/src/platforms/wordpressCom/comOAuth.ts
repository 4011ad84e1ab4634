import { z } from 'zod';
import type { Outbound } from '../../outbound/outbound.ts';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError } from '../platformCall.ts';

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

/** The final scope is asked for at once: a token of one site cannot list the others later. */
const scope = 'global';
const granted = z.object({
  access_token: z.string().min(1),
  token_type: z.string().default('bearer'),
  scope: z.string().default(''),
  blog_id: z.union([z.string(), z.number()]).nullish(),
});
export type ComGrant = z.infer<typeof granted>;

/** Address of the consent page. */
export const consentUrl = (base: string, clientId: string, redirectUri: string, state: string): string => {
  const url = new URL('/oauth2/authorize', base);
  const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope, state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const refused = new PlatformError(
  'permanent',
  'WordPress.com did not accept the app. Check the client id, the client secret and the redirect address of the app, then connect again.',
  'reconnect',
);

/** Trades a code, which is good once, for a token. */
export const tradeCode = async (
  outbound: Outbound,
  base: string,
  { clientId, clientSecret }: OAuthApp,
  code: string,
  redirectUri: string,
): Promise<ComGrant> => {
  const request = {
    site: 'WordPress.com',
    url: new URL('/oauth2/token', base).href,
    method: 'POST' as const,
    reads: true,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      client_id: clientId,
      client_secret: clientSecret,
      code,
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
    }).toString(),
  };
  const answer = await platformCall(outbound, request);
  const grant = granted.safeParse(answer.body);
  if (answer.status < 300 && grant.success) return grant.data;
  const problem = statusError(request, answer);
  throw problem?.kind === 'temporary' ? problem : refused;
};

/** Whether the token is good and belongs to this app. The token is encoded exactly once. */
export const isGoodToken = async (
  outbound: Outbound,
  base: string,
  clientId: string,
  accessToken: string,
): Promise<boolean> => {
  const url = new URL('/oauth2/token-info', base);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('token', accessToken);
  const request = { site: 'WordPress.com', url: url.href, method: 'GET' as const };
  const answer = await platformCall(outbound, request);
  const problem = statusError(request, answer);
  if (problem?.kind === 'temporary') throw problem;
  const info = z.object({ client_id: z.coerce.string() }).safeParse(answer.body);
  return problem === null && info.success && info.data.client_id === clientId;
};
