import * as z from '@rankwright/contracts/zod';

const noParams = z.object({});
const noQuery = z.object({});
export const noBody = z.undefined();

/** What the server checks an endpoint's requests and replies by, and prints in the OpenAPI document. */
export interface Schemas<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** Request sent by the tests and shown in the OpenAPI document. */
  example: { params?: z.input<Params>; query?: z.input<Query>; body?: z.input<Body> };
}

type Declaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Schemas<P, Q, B, R>,
  'summary' | 'reply'
> &
  Partial<Schemas<P, Q, B, R>>;

/** Declares the schemas of one endpoint. Defaults: no params, query or body. */
export const defineSchemas = <
  R extends z.ZodType,
  P extends z.ZodType = typeof noParams,
  Q extends z.ZodType = typeof noQuery,
  B extends z.ZodType = typeof noBody,
>(
  declaration: Declaration<P, Q, B, R>,
): Schemas<P, Q, B, R> => ({
  params: noParams as unknown as P,
  query: noQuery as unknown as Q,
  body: noBody as unknown as B,
  example: {},
  ...declaration,
});

/** Body of every error response. `error` and `message` carry the same text for people. */
export const errorBody = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.string(),
  /** Field → its validation error. */
  details: z.record(z.string(), z.string()).optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;

export const ok = z.object({ success: z.literal(true) });
export const okWithMessage = ok.extend({ message: z.string() });
export const idParams = z.object({ id: z.uuid() });
export const isoTime = z.iso.datetime({ offset: true });
