import type { Endpoint } from '@rankwright/contracts/http';
import type * as z from '@rankwright/contracts/zod';

export type AnyEndpoint = Endpoint;

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** Nothing of it is required: undefined, an object without fields, or one with optional fields only. */
type MayBeLeftOut<Value> = undefined extends Value
  ? true
  : string extends keyof Value
    ? true
    : [RequiredKeys<Value>] extends [never]
      ? true
      : false;

type Part<Name extends string, Value> =
  MayBeLeftOut<Value> extends true ? Partial<Record<Name, Value>> : Record<Name, Value>;

type InputParts<E extends AnyEndpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

/** Params, query and body of a call: those that the endpoint needs are required. */
export type CallInput<E extends AnyEndpoint> = InputParts<E> & { signal?: AbortSignal };
export type CallReply<E extends AnyEndpoint> = z.output<E['reply']>;

/** No second argument for calls that need nothing. */
export type CallArguments<E extends AnyEndpoint> =
  MayBeLeftOut<InputParts<E>> extends true ? [input?: CallInput<E>] : [input: CallInput<E>];

export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
