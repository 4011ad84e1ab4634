import assert from 'node:assert/strict';
import type { Outbound, OutboundOptions, OutboundResponse } from '@rankwright/platforms/port/outbound';
import { PlatformError, type ImageTools, type PlatformContext } from '@rankwright/platforms/port/platform';

/** An answer of a site; an error means that none came. */
export type RecordedAnswer =
  Error | { status?: number; body?: unknown; text?: string; headers?: Record<string, string> };

const createResponse = ({
  status = 200,
  body,
  text = body === undefined ? '' : JSON.stringify(body),
  headers = {},
}: Exclude<RecordedAnswer, Error>): OutboundResponse => ({
  status,
  ok: status < 300,
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  text: () => Promise.resolve(text),
  json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
  arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
});

const printBody = (body: OutboundOptions['body']): string =>
  body === undefined ? '' : ` ${typeof body === 'string' ? body : new TextDecoder().decode(body)}`;

/** A site that gives the answers in their order and keeps what was sent. */
export const createRecordedSite = (...answers: RecordedAnswer[]) => {
  const sent: ({ url: string } & OutboundOptions)[] = [];
  const outbound: Outbound = {
    fetch: (url, options = {}) => {
      const answer = answers[sent.length] ?? new Error('The site was asked more often than expected.');
      sent.push({ url: String(url), ...options });
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(createResponse(answer));
    },
  };
  return {
    outbound,
    /** Each request with all of its options. */
    sent,
    /** Each request as `METHOD url body`. */
    listRequests: (): string[] =>
      sent.map(({ method = 'GET', url, body }) => `${method} ${decodeURIComponent(url)}${printBody(body)}`),
  };
};

/** Bytes that name a media type stand for an image of this type. */
const readNamedImage: ImageTools['encodeForSites'] = (bytes) => {
  const type = new TextDecoder().decode(bytes);
  return Promise.resolve(type.startsWith('image/') ? { bytes, type } : null);
};

/** What the server gives an adapter, without a server. */
export const createContext = (
  outbound: Outbound,
  change: Partial<PlatformContext> = {},
): PlatformContext => ({
  outbound,
  env: {},
  clock: { now: () => new Date('2026-03-01T12:00:00Z') },
  log: { warn: () => undefined },
  html: {
    parseMarkdown: () => Promise.reject(new Error('No Markdown is expected.')),
    printTree: () => '',
    listLinks: () => Promise.resolve([]),
  },
  images: { encodeForSites: readNamedImage },
  saveSecrets: () => Promise.resolve(),
  logDelivery: () => Promise.resolve(),
  ...change,
});

/** Kind, message, remedy, and where they are set the code and the wait of a failed call. */
export const readError = async (work: Promise<unknown>): Promise<unknown[]> => {
  const error: unknown = await work.then(
    () => assert.fail('The call succeeded.'),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof PlatformError, String(error));
  const { kind, message, remedy, code, retryAfterMs } = error;
  return [kind, message, remedy, ...(code ? [code] : []), ...(retryAfterMs === null ? [] : [retryAfterMs])];
};
