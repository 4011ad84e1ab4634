import { z } from 'zod';
import { PlatformError } from '../platform.ts';
import { platformCall, statusError, type PlatformAnswer } from '../platformCall.ts';
import { shopifyToken, type ShopifyAccess } from './shopifyAccess.ts';
import { noteVersion, shopifyVersion } from './shopifyVersion.ts';

const problems = z
  .array(
    z.object({
      message: z.string().default(''),
      extensions: z.object({ code: z.string().optional() }).optional(),
    }),
  )
  .min(1);
const cost = z.object({
  extensions: z.object({
    cost: z.object({
      requestedQueryCost: z.number(),
      throttleStatus: z.object({ currentlyAvailable: z.number(), restoreRate: z.number().positive() }),
    }),
  }),
});

/** How long the bucket takes until it can pay for the call again. */
const refillMs = (body: unknown): number => {
  const known = cost.safeParse(body);
  if (!known.success) return 2_000;
  const { requestedQueryCost, throttleStatus } = known.data.extensions.cost;
  const missing = Math.max(1, requestedQueryCost - throttleStatus.currentlyAvailable);
  return Math.ceil((missing / throttleStatus.restoreRate) * 1_000);
};

const graphqlError = ({ body }: PlatformAnswer, reads: boolean): PlatformError | null => {
  const listed = problems.safeParse((body as { errors?: unknown } | null)?.errors);
  if (!listed.success) return null;
  const codes = listed.data.map(({ extensions }) => extensions?.code);
  if (codes.includes('THROTTLED'))
    return new PlatformError('temporary', 'Shopify asks for a pause.', 'retry', refillMs(body));
  if (codes.includes('ACCESS_DENIED'))
    return new PlatformError(
      'permanent',
      'The Shopify app lacks a permission. Give it read_content and write_content, install it again, then connect again.',
      'reconnect',
    );
  if (codes.includes('INTERNAL_SERVER_ERROR'))
    return new PlatformError(
      reads ? 'temporary' : 'ambiguous',
      'Shopify answered with an error of its own.',
      reads ? 'retry' : 'check',
    );
  return new PlatformError('permanent', `Shopify refused: ${listed.data[0]?.message ?? ''}`, 'edit');
};

const frozen = new PlatformError(
  'permanent',
  'This Shopify shop is frozen or locked. Settle it in the Shopify admin, then try again.',
  'edit',
);

/** GraphQL calls of one shop. A token that ended early is traded anew once. */
export const shopifyClient = (access: ShopifyAccess) => {
  const send = async (query: string, variables: object, reads: boolean): Promise<unknown> => {
    const request = {
      site: 'Shopify',
      url: `${access.base}/admin/api/${shopifyVersion}/graphql.json`,
      method: 'POST' as const,
      reads,
      headers: { 'x-shopify-access-token': await shopifyToken(access) },
      body: { query, variables },
    };
    const answer = await platformCall(access.outbound, request);
    noteVersion(access.log, answer);
    if (answer.status === 402 || answer.status === 423) throw frozen;
    const error = graphqlError(answer, reads) ?? statusError(request, answer);
    if (error) throw error;
    return (answer.body as { data?: unknown } | null)?.data;
  };
  const isRefusedToken = (error: unknown) =>
    error instanceof PlatformError && error.remedy === 'reconnect' && access.secrets.traded !== undefined;
  return async <T>(query: string, variables: object, schema: z.ZodType<T>, reads = true): Promise<T> => {
    let data: unknown;
    try {
      data = await send(query, variables, reads);
    } catch (error) {
      if (!isRefusedToken(error)) throw error;
      access.secrets = { accessToken: access.secrets.accessToken };
      data = await send(query, variables, reads);
    }
    return schema.parse(data);
  };
};
export type ShopifyCall = ReturnType<typeof shopifyClient>;
