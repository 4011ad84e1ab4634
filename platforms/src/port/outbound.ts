export interface OutboundOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  redirect?: 'follow' | 'manual' | 'error';
  /** Timeout of the whole call in milliseconds. */
  timeoutMs?: number;
}

export interface OutboundResponse {
  status: number;
  ok: boolean;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** From the first bracket on, because some sites print PHP notices before it; rejects when it is no JSON. */
  json(): Promise<unknown>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** `fetch` for URLs of users; the server refuses private addresses and limits time, size and redirects. */
export interface Outbound {
  fetch(url: string | URL, options?: OutboundOptions): Promise<OutboundResponse>;
}

/** The URL points to a private address, or uses another protocol than HTTP(S). */
export class AddressNotAllowedError extends Error {
  constructor(host: string) {
    super(`The address ${host} is not public.`);
  }
}
