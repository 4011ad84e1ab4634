import { AddressNotAllowedError } from '@rankwright/platforms/port/outbound';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, buildConnector, fetch, Response, type RequestInit } from 'undici';
import { isPublicAddress } from './addresses.ts';
import { maxBytes, ResponseTooLargeError } from './decodeBody.ts';
import { requestWhole } from './requestWhole.ts';

export { AddressNotAllowedError };

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

const maxRedirects = 4;

type Resolve = (host: string) => Promise<{ address: string }[]>;

const resolveHost: Resolve = (host) => lookup(host, { all: true, order: 'ipv4first' });

const resolvePublicAddress = async (hostname: string, resolve: Resolve): Promise<string> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host) ? [host] : (await resolve(host)).map(({ address }) => address);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new AddressNotAllowedError(hostname);
  return first;
};

const getHostAndPort = ({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string =>
  `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;

/** Connects to the address that was checked, which prevents DNS rebinding. */
const createFilteringConnector = (
  allowed: ReadonlySet<string>,
  resolve: Resolve,
): buildConnector.connector => {
  const connect = buildConnector({ timeout: 8_000 });
  return (options, callback) => {
    const { hostname } = options;
    if (allowed.has(getHostAndPort(options))) {
      connect(options, callback);
      return;
    }
    resolvePublicAddress(hostname, resolve).then(
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

type Send = (url: URL, options: RequestInit) => Promise<Response>;

export const createOutbound = (
  allowed: ReadonlySet<string>,
  maxTimeoutMs = 30_000,
  resolve = resolveHost,
): Outbound => {
  const dispatcher = new Agent({
    connect: createFilteringConnector(allowed, resolve),
    maxResponseSize: maxBytes,
    // Each call has a deadline of its own, which covers headers and body.
    headersTimeout: 0,
    bodyTimeout: 0,
  });
  const follow = async (send: Send, url: URL, options: RequestInit, left: number): Promise<Response> => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressNotAllowedError(url.host);
    const response = await send(url, options);
    const next = getRedirectUrl(response, url);
    if (!next || options.redirect === 'manual') return response;
    if (left === 0) throw new Error('Too many redirects.');
    // A private host is opened to who names it, not to whoever is asked first and sends us there.
    if (next.origin !== url.origin && allowed.has(getHostAndPort(next)))
      throw new AddressNotAllowedError(next.host);
    await response.arrayBuffer();
    return follow(send, next, createRedirectOptions(options, response.status, url, next), left - 1);
  };
  const call = async (
    send: Send,
    url: string | URL,
    options: RequestInit,
    timeoutMs: number,
  ): Promise<Response> => {
    const limit = AbortSignal.timeout(timeoutMs);
    const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
    try {
      return await follow(send, new URL(url), { ...options, signal }, maxRedirects);
    } catch (error) {
      throw unwrapConnectorError(error);
    }
  };
  const sendWhole: Send = (url, options) => requestWhole(url, options, dispatcher);
  const openStream: Send = async (url, options) =>
    passOnResponse(await fetch(url, { ...options, dispatcher, redirect: 'manual' }));
  return {
    fetch: (url, { timeoutMs = 15_000, ...options } = {}) =>
      call(sendWhole, url, options, Math.min(timeoutMs, maxTimeoutMs)),
    stream: (url, { timeoutMs, ...options }) => call(openStream, url, options, timeoutMs),
    close: () => dispatcher.close(),
  };
};
