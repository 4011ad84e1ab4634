import * as z from '@rankwright/contracts/zod';
import { createLogInText } from './errors.ts';

/** `none`: anyone · `session`: a bearer token · `plan`: a bearer token and an active plan, else 402. */
export type EndpointAccess = 'none' | 'session' | 'plan';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const noParams = z.object({});
const noQuery = z.object({});
export const noBody = z.undefined();

export interface Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  /** Unique, verb first: the `operationId` in the OpenAPI document. */
  id: string;
  method: HttpMethod;
  /** Path with `:name` parameters. */
  path: string;
  access: EndpointAccess;
  /** Needs a verified e-mail address, else 409. */
  verified: boolean;
  /** Body limit in bytes of `bodyBytes`; without it, `bodyBytes.default` applies. */
  maxBytes?: number;
  /** Counted by a limit of its own (`RATE_TELEMETRY`), so that it never uses up what people need to log in. */
  telemetry?: boolean;
  /** Stores text or files: 409 when the account's storage is full. */
  stores: boolean;
  /** Text for people when an authenticated call is made without a token. */
  missingTokenText: string;
  /** Part of the specification: a breaking change to it fails CI. */
  documented: boolean;
  summary: string;
  /** The four schemas are missing in the browser's builds, where no endpoint is checked by them (`schemas.ts` is). */
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** `text/event-stream` when set: each event's data is one `reply`. */
  stream: boolean;
  /** Request sent by the tests and shown in the OpenAPI document. */
  example: { params?: z.input<Params>; query?: z.input<Query>; body?: z.input<Body> };
}

type Declaration<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Pick<
  Endpoint<P, Q, B, R>,
  'id' | 'method' | 'path' | 'summary' | 'reply'
> &
  Partial<Omit<Endpoint<P, Q, B, R>, 'id' | 'method' | 'path' | 'summary' | 'reply'>>;

/** Declares one endpoint. Defaults: documented, needs a session, no params, query or body, plain JSON. */
export const defineEndpoint = <
  R extends z.ZodType,
  P extends z.ZodType = typeof noParams,
  Q extends z.ZodType = typeof noQuery,
  B extends z.ZodType = typeof noBody,
>(
  declaration: Declaration<P, Q, B, R>,
): Endpoint<P, Q, B, R> => ({
  access: 'session',
  verified: false,
  stores: false,
  missingTokenText: createLogInText('continue'),
  documented: true,
  params: noParams as unknown as P,
  query: noQuery as unknown as Q,
  body: noBody as unknown as B,
  stream: false,
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
