/** A request to the API as the host's telemetry sees it: the endpoint, never the address that was called. */
export interface RequestTrace {
  method: string;
  /** Path of the endpoint with its parameters' names, e.g. `/api/articles/:id`; empty when it is not known. */
  route: string;
  traceId: string;
  spanId: string;
  ms: number;
  /** Null without a response. */
  status: number | null;
}

export interface RequestObserver {
  /** True when the API records the trace, too. */
  isSampled: boolean;
  onEnd: (trace: RequestTrace) => void;
}

let observer: RequestObserver | null = null;

/** For the host: every request to the API from now on names a trace (`traceparent`) and is told to the observer. */
export const observeRequests = (next: RequestObserver | null): void => {
  observer = next;
};

/** Random bytes in hexadecimal digits: ids of traces and spans. */
export const createHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

const isOwnApi = (address: string): boolean => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith('/api/');
};

export interface StartedTrace {
  headers: Record<string, string>;
  /** With the response's status, or null when there is none; counts once. */
  end: (status: number | null) => void;
}

const untraced: StartedTrace = { headers: {}, end: () => undefined };

/** Starts the trace of a request. Requests to other origins have none. */
export const startTrace = (address: string, method: string, route = ''): StartedTrace => {
  const current = observer;
  if (!current || !isOwnApi(address)) return untraced;
  const [traceId, spanId, since] = [createHex(16), createHex(8), performance.now()];
  let hasEnded = false;
  return {
    headers: { traceparent: `00-${traceId}-${spanId}-${current.isSampled ? '01' : '00'}` },
    end: (status) => {
      if (hasEnded) return;
      hasEnded = true;
      current.onEnd({ method, route, traceId, spanId, ms: performance.now() - since, status });
    },
  };
};
