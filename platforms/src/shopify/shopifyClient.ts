import { z } from 'zod';
import { PlatformError } from '../port/platform.ts';
import { readAnswer } from '../port/readAnswer.ts';
import { callPlatform, createStatusError, type PlatformResponse } from '../port/callPlatform.ts';
import { getShopifyToken, type ShopifyAccess } from './shopifyAccess.ts';
import { warnOnVersionChange, shopifyVersion } from './shopifyVersion.ts';

const graphqlErrors = z
  .array(
    z.object({
      message: z.string().default(''),
      extensions: z.object({ code: z.string().optional() }).optional(),
    }),
  )
  .min(1);
const costSchema = z.object({
  extensions: z.object({
    cost: z.object({
      requestedQueryCost: z.number(),
      throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
    }),
  }),
});

/** Milliseconds until the rate limit bucket has enough points for the request. */
const getRefillMs = (body: unknown): number => {
  const known = costSchema.safeParse(body);
  if (!known.success) return 2_000;
  const { requestedQueryCost, throttleStatus } = known.data.extensions.cost;
  const missing = Math.max(1, requestedQueryCost - throttleStatus.currentlyAvailable);
  return Math.ceil((missing / throttleStatus.restoreRate) * 1_000);
};

const createGraphqlError = ({ body }: PlatformResponse, reads: boolean): PlatformError | null => {
  const listed = graphqlErrors.safeParse((body as { errors?: unknown } | null)?.errors);
  if (!listed.success) return null;
  const codes = listed.data.map(({ extensions }) => extensions?.code);
  if (codes.includes('THROTTLED'))
    return new PlatformError(
      'temporary',
      'Shopify is limiting requests right now.',
      'retry',
      getRefillMs(body),
    );
  if (codes.includes('ACCESS_DENIED'))
    return new PlatformError(
      'permanent',
      'The Shopify app is missing a permission. Add the read_content and write_content scopes, reinstall the app, then reconnect.',
      'reconnect',
    );
  if (codes.includes('INTERNAL_SERVER_ERROR'))
    return new PlatformError(
      reads ? 'temporary' : 'ambiguous',
      'Shopify returned a server error.',
      reads ? 'retry' : 'check',
    );
  return new PlatformError(
    'permanent',
    `Shopify rejected the request: ${listed.data[0]?.message ?? ''}`,
    'edit',
  );
};

const frozenShopError = new PlatformError(
  'permanent',
  'This Shopify shop is frozen or locked. Resolve this in the Shopify admin, then try again.',
  'edit',
);

/** GraphQL client for one shop. If an exchanged token expired early, requests a new one and retries once. */
export const createShopifyClient = (access: ShopifyAccess) => {
  const send = async (query: string, variables: object, reads: boolean): Promise<unknown> => {
    const request = {
      site: 'Shopify',
      url: `${access.base}/admin/api/${shopifyVersion}/graphql.json`,
      method: 'POST' as const,
      reads,
      headers: { 'x-shopify-access-token': await getShopifyToken(access) },
      body: { query, variables },
    };
    const answer = await callPlatform(access.outbound, request);
    warnOnVersionChange(access.log, answer);
    if (answer.status === 402 || answer.status === 423) throw frozenShopError;
    const error = createGraphqlError(answer, reads) ?? createStatusError(request, answer);
    if (error) throw error;
    return (answer.body as { data?: unknown } | null)?.data;
  };
  const isRejectedToken = (error: unknown) =>
    error instanceof PlatformError && error.remedy === 'reconnect' && access.secrets.exchanged !== undefined;
  return async <T>(query: string, variables: object, schema: z.ZodType<T>, reads = true): Promise<T> => {
    let data: unknown;
    try {
      data = await send(query, variables, reads);
    } catch (error) {
      if (!isRejectedToken(error)) throw error;
      access.secrets = { accessToken: access.secrets.accessToken };
      data = await send(query, variables, reads);
    }
    return readAnswer({ site: 'Shopify', method: 'POST', reads }, schema, data);
  };
};
export type ShopifyCall = ReturnType<typeof createShopifyClient>;
