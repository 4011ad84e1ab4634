import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Agent, buildConnector, fetch, Response, type RequestInit } from 'undici';
import { isPublicAddress } from './addresses.ts';

/** The address a person gave leads to somewhere private. */
export class AddressRefusedError extends Error {
  constructor(host: string) {
    super(`The address ${host} is not public.`);
  }
}

export interface OutboundOptions extends RequestInit {
  /** Milliseconds for the whole call; 15 s unless said otherwise. */
  timeoutMs?: number;
}

/** `fetch` for addresses that people give: address filter, limits on time, size and redirects. */
export interface Outbound {
  fetch(url: string | URL, options?: OutboundOptions): Promise<Response>;
  close(): Promise<void>;
}

const maxBytes = 5_242_880;
const maxRedirects = 4;

const publicAddressOf = async (hostname: string): Promise<string> => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(host)
    ? [host]
    : (await lookup(host, { all: true, order: 'ipv4first' })).map(({ address }) => address);
  const [first] = addresses;
  if (!first || !addresses.every(isPublicAddress)) throw new AddressRefusedError(hostname);
  return first;
};

/** Checks and connects with the same address, so a name that changes in between gains nothing. */
const filteringConnector = (allowed: ReadonlySet<string>): buildConnector.connector => {
  const connect = buildConnector({ timeout: 8_000 });
  return (options, callback) => {
    const { hostname, port, protocol } = options;
    const portOrDefault = port || (protocol === 'https:' ? '443' : '80');
    if (allowed.has(`${hostname}:${portOrDefault}`)) {
      connect(options, callback);
      return;
    }
    publicAddressOf(hostname).then(
      (address) =>
        connect({ ...options, hostname: address, servername: options.servername ?? hostname }, callback),
      (error: unknown) => callback(error as Error, null),
    );
  };
};

const redirectOf = (response: Response, from: URL): URL | null => {
  const location = response.headers.get('location');
  return response.status >= 300 && response.status < 400 && location ? new URL(location, from) : null;
};

/** 303, and 301/302 after a POST, turn into GET; credentials do not follow to another origin. */
const redirected = (options: RequestInit, status: number, from: URL, to: URL): RequestInit => {
  const headers = new Headers(options.headers as Record<string, string>);
  if (from.origin !== to.origin) headers.delete('authorization');
  const method = options.method ?? 'GET';
  const becomesGet = status === 303 || ((status === 301 || status === 302) && method === 'POST');
  const next = { ...options, headers: Object.fromEntries(headers) };
  return becomesGet ? { ...next, method: 'GET', body: null } : next;
};

const withoutBody = new Set([101, 204, 205, 304]);

/**
 * The answer with its body read to the end. A body left unread while the other side closes the connection trips an
 * assertion in undici 7.30 that ends the process.
 */
const whole = async (response: Response): Promise<Response> => {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(withoutBody.has(status) ? null : body, { status, statusText, headers });
};

/** undici wraps what the connector threw. */
const unwrap = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof AddressRefusedError ? error.cause : error;

export const createOutbound = (allowed: ReadonlySet<string>, longestMs = 30_000): Outbound => {
  const dispatcher = new Agent({
    connect: filteringConnector(allowed),
    maxResponseSize: maxBytes,
    headersTimeout: longestMs,
    bodyTimeout: longestMs,
  });
  const follow = async (url: URL, options: RequestInit, left: number): Promise<Response> => {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new AddressRefusedError(url.host);
    const response = await fetch(url, { ...options, dispatcher, redirect: 'manual' });
    const next = redirectOf(response, url);
    if (!next || options.redirect === 'manual') return response;
    if (left === 0) throw new Error('Too many redirects.');
    await response.arrayBuffer();
    return follow(next, redirected(options, response.status, url, next), left - 1);
  };
  return {
    fetch: async (url, { timeoutMs = 15_000, ...options } = {}) => {
      const limit = AbortSignal.timeout(Math.min(timeoutMs, longestMs));
      const signal = options.signal ? AbortSignal.any([options.signal, limit]) : limit;
      try {
        return await whole(await follow(new URL(url), { ...options, signal }, maxRedirects));
      } catch (error) {
        throw unwrap(error);
      }
    },
    close: () => dispatcher.close(),
  };
};
