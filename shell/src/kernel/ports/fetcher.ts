/** A complete response. */
export interface Fetched {
  status: number;
  type: string;
  etag: string | null;
  text: string;
}

export interface FetchOptions {
  signal: AbortSignal;
  /** Sent as If-None-Match. */
  etag?: string;
  /** `revalidate` asks the origin; `any` may use the HTTP cache. */
  cache: 'revalidate' | 'any';
  /** Only checks that the origin responds: without CORS permission it resolves with status 0. */
  opaque?: boolean;
}

/** Rejects when there is no response; any HTTP status resolves. */
export type Fetcher = (url: string, options: FetchOptions) => Promise<Fetched>;

export const browserFetcher: Fetcher = async (url, { signal, etag, cache, opaque = false }) => {
  const response = await fetch(url, {
    signal,
    credentials: 'omit',
    mode: opaque ? 'no-cors' : 'cors',
    cache: cache === 'revalidate' ? 'no-cache' : 'default',
    ...(etag && { headers: { 'if-none-match': etag } }),
  });
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    etag: response.headers.get('etag'),
    text: await response.text(),
  };
};
