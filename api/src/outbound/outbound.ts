import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, buildConnector, fetch, Response, type RequestInit } from 'undici';
import { isPublicAddress } from './addresses.ts';

/** The URL points to a private address or uses another protocol than HTTP(S). */
export class AddressNotAllowedError extends Error {
  constructor(host: string) {
    super(`The address ${host} is not public.`);
  }
}

/** The decoded response is larger than 5 MB. */
export class ResponseTooLargeError extends Error {
  constructor() {
    super('The response is too large.');
  }
}

export interface OutboundOptions extends RequestInit {
  /** Timeout of the whole call in milliseconds; default 15 s. */
  timeoutMs?: number;
}

/** `fetch` for user-provided URLs, with SSRF protection and limits on time, size and redirects. */
export interface Outbound {
  fetch(url: string | URL, options?: OutboundOptions): Promise<Response>;
  /** For answers that are written over minutes: passes the body on as it arrives and waits as long as `timeoutMs` says. */
  stream(url: string | URL, options: OutboundOptions & { timeoutMs: number }): Promise<Response>;
  close(): Promise<void>;
}

const maxBytes = 5_242_880;
const maxRedirects = 4;

const resolvePublicAddress = async (hostname: string): Promise<string> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new AddressNotAllowedError(hostname);
  return first;
};

/** Connects to the address that was checked, which prevents DNS rebinding. */
const createFilteringConnector = (allowed: ReadonlySet<string>): buildConnector.connector => {
  const connect = buildConnector({ timeout: 8_000 });
  return (options, callback) => {
    const { hostname, port, protocol } = options;
    const portOrDefault = port || (protocol === 'https:' ? '443' : '80');
    if (allowed.has(`${hostname}:${portOrDefault}`)) {
      connect(options, callback);
      return;
    }
    resolvePublicAddress(hostname).then(
      (address) =>
        connect({ ...options, hostname: address, servername: options.servername ?? hostname }, callback),
      (error: unknown) => callback(error as Error, null),
    );
  };
};

const getRedirectUrl = (response: Response, from: URL): URL | null => {
  const location = response.headers.get('location');
  return response.status >= 300 && response.status < 400 && location ? new URL(location, from) : null;
};

/** 303, and 301/302 after a POST, become GET; keys are not sent to another origin. */
const createRedirectOptions = (options: RequestInit, status: number, from: URL, to: URL): RequestInit => {
  const headers = new Headers(options.headers as Record<string, string>);
  if (from.origin !== to.origin) for (const name of ['authorization', 'x-api-key']) headers.delete(name);
  const method = options.method ?? 'GET';
  const becomesGet = status === 303 || ((status === 301 || status === 302) && method === 'POST');
  const next = { ...options, headers: Object.fromEntries(headers) };
  return becomesGet ? { ...next, method: 'GET', body: null } : next;
};

const statusesWithoutBody = new Set([101, 204, 205, 304]);

/** Counts decoded bytes; `maxResponseSize` of the dispatcher counts compressed ones. */
const readBody = async (response: Response): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBytes) throw new ResponseTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * Reads the body to the end: if the server closes the connection while a body is unread, an assertion in undici 7.30
 * ends the process.
 */
const readWholeResponse = async (response: Response): Promise<Response> => {
  const { status, statusText, headers } = response;
  const body = await readBody(response);
  return new Response(statusesWithoutBody.has(status) ? null : body, { status, statusText, headers });
};

const pump = async (
  reader: ReadableStreamDefaultReader<Uint8Array>,
  controller: ReadableStreamDefaultController<Uint8Array>,
): Promise<void> => {
  let size = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.length;
      if (size > maxBytes) throw new ResponseTooLargeError();
      controller.enqueue(part.value);
    }
    controller.close();
  } catch (error) {
    controller.error(error);
    await reader.cancel(error).catch(() => undefined);
  }
};

/** Reads on whether or not the caller does, so that no body stays unread. */
const passOnResponse = (response: Response): Response => {
  const { status, statusText, headers } = response;
  if (!response.body) return response;
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void pump(reader, controller),
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, { status, statusText, headers });
};

/** undici wraps errors of the connector. */
const unwrapConnectorError = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof AddressNotAllowedError ? error.cause : error;

export const createOutbound = (allowed: ReadonlySet<string>, maxTimeoutMs = 30_000): Outbound => {
  const dispatcher = new Agent({
    connect: createFilteringConnector(allowed),
    maxResponseSize: maxBytes,
    // Each call has a deadline of its own, which covers headers and body.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const follow = async (url: URL, options: RequestInit, left: number): Promise<Response> => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressNotAllowedError(url.host);
    const response = await fetch(url, { ...options, dispatcher, redirect: 'manual' });
    const next = getRedirectUrl(response, url);
    if (!next || options.redirect === 'manual') return response;
    if (left === 0) throw new Error('Too many redirects.');
    await readBody(response);
    return follow(next, createRedirectOptions(options, response.status, url, next), left - 1);
  };
  const call = async (
    url: string | URL,
    options: RequestInit,
    timeoutMs: number,
    handle: (response: Response) => Response | Promise<Response>,
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    try {
      return await handle(await follow(new URL(url), { ...options, signal }, maxRedirects));
    } catch (error) {
      throw unwrapConnectorError(error);
    }
  };
  return {
    fetch: (url, { timeoutMs = 15_000, ...options } = {}) =>
      call(url, options, Math.min(timeoutMs, maxTimeoutMs), readWholeResponse),
    stream: (url, { timeoutMs, ...options }) => call(url, options, timeoutMs, passOnResponse),
    close: () => dispatcher.close(),
  };
};
