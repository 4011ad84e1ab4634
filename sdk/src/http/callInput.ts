import type { Endpoint } from '@rankwright/contracts/http';
import type { z } from 'zod';

type Part<Name extends string, Value> = undefined extends Value
  ? { [K in Name]?: Value }
  : Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : { [K in Name]: Value };

export type AnyEndpoint = Endpoint;
type InputParts<E extends AnyEndpoint> = Part<'params', z.input<E['params']>> &
  Part<'query', z.input<E['query']>> &
  Part<'body', z.input<E['body']>>;

/** Params, query and body of a call: those that the endpoint needs are required. */
export type CallInput<E extends AnyEndpoint> = InputParts<E> & { signal?: AbortSignal };
export type CallReply<E extends AnyEndpoint> = z.output<E['reply']>;

/** No second argument for calls that need nothing. */
export type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends InputParts<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

export const pathOf = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
