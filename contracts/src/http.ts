import { createLogInText } from './sessionTexts.ts';
import type { Schemas } from './http.schemas.ts';

export * from './http.schemas.ts';

/** `none`: anyone · `session`: a bearer token · `plan`: a bearer token and an active plan, else 402. */
export type EndpointAccess = 'none' | 'session' | 'plan';
export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Endpoint<S extends Schemas = Schemas> {
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
  /** `text/event-stream` when set: each event's data is one `reply`. */
  stream: boolean;
  /** Carries the type of the schemas and is never set: the server has them by `getSchemas`, and a browser does not load them. */
  schemas?: S;
}

/** Types of the schemas of an endpoint. */
export type EndpointSchemas<E extends Endpoint> = NonNullable<E['schemas']>;

type Declaration = Pick<Endpoint, 'id' | 'method' | 'path'> & Partial<Omit<Endpoint, 'schemas'>>;

/** Declares one endpoint, with the type of its schemas. Defaults: documented, needs a session, plain JSON. */
/*#__NO_SIDE_EFFECTS__*/
export const defineEndpoint = <S extends Schemas>(declaration: Declaration): Endpoint<S> => ({
  access: 'session',
  verified: false,
  stores: false,
  missingTokenText: createLogInText('continue'),
  documented: true,
  stream: false,
  ...declaration,
});
