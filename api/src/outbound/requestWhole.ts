import { Headers, request, Response, type Dispatcher, type RequestInit, type ResponseInit } from 'undici';
import { parseJsonBody } from '../parsing/parseJsonBody.ts';
import { acceptedEncodings, decodeBody, maxBytes, ResponseTooLargeError } from './decodeBody.ts';

const statusesWithoutBody = new Set([101, 204, 205, 304]);
const defaultHeaders = { accept: '*/*', 'accept-encoding': acceptedEncodings, 'user-agent': 'undici' };

const toHeaders = (sent: Dispatcher.ResponseData['headers']): Headers => {
  const headers = new Headers();
  for (const [name, values] of Object.entries(sent))
    for (const value of [values].flat()) if (value !== undefined) headers.append(name, value);
  return headers;
};

/**
 * Reads the body to the end: if the server closes the connection while a body is unread, an assertion in undici 7.30
 * ends the process.
 */
const readBody = async (body: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) throw new ResponseTooLargeError();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const isRedirect = (status: number): boolean => status >= 300 && status < 400;

/** Its JSON has limits on depth and values, and is parsed in a worker thread when it is large. */
class WholeResponse extends Response {
  readonly #decoded: Uint8Array;
  constructor(decoded: Uint8Array, init: ResponseInit & { status: number }) {
    super(statusesWithoutBody.has(init.status) ? null : decoded, init);
    this.#decoded = decoded;
  }
  /** Once: the bytes are handed over. */
  override readonly json = (): Promise<unknown> => parseJsonBody(this.#decoded as Uint8Array<ArrayBuffer>);
}

/**
 * Like `fetch` without redirects, and with the whole body read and decoded: `fetch` itself decodes in small pieces on
 * the event loop. The body of a redirect is not decoded.
 */
export const requestWhole = async (
  url: URL,
  { method = 'GET', body = null, headers, signal = null }: RequestInit,
  dispatcher: Dispatcher,
): Promise<Response> => {
  const reply = await request(url, {
    dispatcher,
    method: method,
    body: body as string | Uint8Array | null,
    headers: { ...defaultHeaders, ...Object.fromEntries(new Headers(headers)) },
    signal,
  });
  const { statusCode: status, headers: sent } = reply;
  const encoded = await readBody(reply.body);
  const encoding = isRedirect(status) ? '' : [sent['content-encoding'] ?? ''].flat().join(',');
  const decoded = await decodeBody(encoded, encoding);
  return new WholeResponse(decoded, { status, headers: toHeaders(sent) });
};
