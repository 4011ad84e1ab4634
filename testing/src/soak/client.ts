import type { Endpoint } from '@rankwright/contracts/http';
import { Pool } from 'undici';
import type { Outcome } from './writeLog.ts';

export interface SoakReply {
  /** Null when there was no answer. */
  status: number | null;
  body: Record<string, unknown>;
  outcome: Outcome;
}

export interface SoakRequest {
  token: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: object;
}

const timeoutMs = 30_000;
const connections = 64;

const buildPath = ({ path }: Endpoint, { params = {}, query = {} }: SoakRequest): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search ? `${filled}?${search}` : filled;
};

const getOutcome = (status: number): Outcome => {
  if (status < 300) return 'acknowledged';
  return status < 500 ? 'refused' : 'unknown';
};

const parseBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
};

/** Calls the API through the gateway and measures every request. */
export const createClient = (url: string) => {
  const pool = new Pool(url, { connections, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const times: number[] = [];
  const statuses = new Map<string, number>();
  const count = (name: string) => statuses.set(name, (statuses.get(name) ?? 0) + 1);

  const send = async (endpoint: Endpoint, request: SoakRequest) => {
    const { statusCode, body } = await pool.request({
      method: endpoint.method,
      path: buildPath(endpoint, request),
      headers: {
        authorization: `Bearer ${request.token}`,
        ...(request.body && { 'content-type': 'application/json' }),
      },
      ...(request.body && { body: JSON.stringify(request.body) }),
    });
    return { status: statusCode, body: parseBody(await body.text()) };
  };

  const call = async (endpoint: Endpoint, request: SoakRequest): Promise<SoakReply> => {
    const started = performance.now();
    try {
      const { status, body } = await send(endpoint, request);
      times.push(performance.now() - started);
      const { code } = body;
      count(status < 300 ? '2xx' : `${status} ${typeof code === 'string' ? code : ''}`);
      return { status, body, outcome: getOutcome(status) };
    } catch {
      count('no answer');
      return { status: null, body: {}, outcome: 'unknown' };
    }
  };
  return {
    call,
    countRequests: () => [...statuses.values()].reduce((sum, one) => sum + one, 0),
    listStatuses: () => [...statuses].sort(([, a], [, b]) => b - a),
    /** Milliseconds within which 99 of 100 requests were answered. */
    getP99: () => Math.round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0),
    close: () => pool.close(),
  };
};

export type SoakClient = ReturnType<typeof createClient>;
