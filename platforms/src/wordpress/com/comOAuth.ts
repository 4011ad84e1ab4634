import { z } from 'zod';
import type { Outbound } from '../../port/outbound.ts';
import { PlatformError } from '../../port/platform.ts';
import { callPlatform, createStatusError } from '../../port/callPlatform.ts';

export interface OAuthApp {
  clientId: string;
  clientSecret: string;
}

/** Requested from the start, because a token for one site cannot list the other sites later. */
const scope = 'global';
const tokenResponse = z.object({
  access_token: z.string().min(1),
  token_type: z.string().default('bearer'),
  scope: z.string().default(''),
  blog_id: z.union([z.string(), z.number()]).nullish(),
});
export type ComGrant = z.infer<typeof tokenResponse>;

/** Builds the URL of the consent page. */
export const buildConsentUrl = (
  base: string,
  clientId: string,
  redirectUri: string,
  state: string,
): string => {
  const url = new URL('/oauth2/authorize', base);
  const query = { client_id: clientId, redirect_uri: redirectUri, response_type: 'code', scope, state };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};

const rejectedAppError = new PlatformError(
  'permanent',
  'WordPress.com rejected the app. Check its client ID, client secret and redirect URL, then reconnect.',
  'reconnect',
);

/** Exchanges the single-use authorization code for a token. */
export const exchangeCode = async (
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
  const answer = await callPlatform(outbound, request);
  const grant = tokenResponse.safeParse(answer.body);
  if (answer.status < 300 && grant.success) return grant.data;
  const problem = createStatusError(request, answer);
  throw problem?.kind === 'temporary' ? problem : rejectedAppError;
};

/** True if the token is valid and belongs to this app. The token must be URL-encoded exactly once. */
export const isValidToken = async (
  outbound: Outbound,
  base: string,
  clientId: string,
  accessToken: string,
): Promise<boolean> => {
  const url = new URL('/oauth2/token-info', base);
  url.searchParams.set('client_id', clientId);
  url.searchParams.set('token', accessToken);
  const request = { site: 'WordPress.com', url: url.href, method: 'GET' as const };
  const answer = await callPlatform(outbound, request);
  const problem = createStatusError(request, answer);
  if (problem?.kind === 'temporary') throw problem;
  const info = z.object({ client_id: z.coerce.string() }).safeParse(answer.body);
  return problem === null && info.success && info.data.client_id === clientId;
};
