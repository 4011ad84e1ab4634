/** What came back from the network, whole. */
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
  /** `revalidate` asks the origin; `any` takes what the HTTP cache holds. */
  cache: 'revalidate' | 'any';
  /** Only whether anything answers at all: an origin that allows no reading resolves, too, with status 0. */
  opaque?: boolean;
}

/** Rejects when nothing answered; any HTTP status resolves. */
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
