import { createBody, type Schema, type SentBody } from './bodies.ts';
import type { Random } from './random.ts';

export interface FuzzRequest {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: SentBody;
}

/** One way in: creates requests to one address of the product or of the origin service. */
export type Door = (random: Random) => FuzzRequest;

interface Operation {
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
}

const ids = [
  '00000000-0000-4000-8000-000000000000',
  'x',
  '%00',
  '..%2f..%2fetc',
  '%F0%9F%98%80',
  'a'.repeat(2_000),
];
const queries = [
  '',
  '?page=-1&limit=99999999',
  '?search=%00%ff',
  '?from=2026-02-30&to=x',
  `?q=${'a'.repeat(4_000)}`,
  '?a[b]=1&a=2',
];

const fillPath = (path: string, random: Random): string => path.replace(/\{\w+\}/g, () => random.pick(ids));

/** Ends the session, the account or the data that the other requests need. */
const isLastCall = (method: string, path: string): boolean =>
  /log-?out|sign-?out|sessions/i.test(path) || (method === 'DELETE' && /auth\/(profile|account)$/.test(path));

/** Every documented operation of the running API, with what its schema says about the body. */
export const readApiDoors = async (url: string, token: string): Promise<Door[]> => {
  const { paths } = (await (await fetch(`${url}/api/docs/json`)).json()) as OpenApi;
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([method]) => !isLastCall(method.toUpperCase(), path) && !path.endsWith('/events'))
      .map(([method, { requestBody }]): Door => (random) => ({
        url: `${url}${fillPath(path, random)}${random.pick(queries)}`,
        method: method.toUpperCase(),
        headers: random.below(4) > 0 ? { authorization: `Bearer ${token}` } : {},
        ...(method !== 'get' && {
          body: createBody(random, requestBody?.content?.['application/json']?.schema),
        }),
      })),
  );
};

const bareDoor =
  (url: string, method: string, headers: Record<string, string> = {}): Door =>
  (random) => ({
    url: `${url}${random.pick(queries)}`,
    method,
    headers,
    ...(method !== 'GET' && { body: createBody(random, undefined) }),
  });

const pagePaths = [
  '/',
  '/registry.json',
  '/planner',
  '/nothing',
  '/assets/%2e%2e/x.js',
  '/%',
  '//x',
  '/.git/config',
  '/index.html/',
];

/** Pages, files and addresses that nothing answers. */
export const listGatewayDoors = (url: string): Door[] => [
  ...pagePaths.flatMap((path) =>
    ['GET', 'POST', 'OPTIONS'].map((method) => bareDoor(`${url}${path}`, method)),
  ),
  ...['POST', 'PUT', 'PATCH'].map((method) => bareDoor(`${url}/api/nothing`, method)),
  bareDoor(`${url}/api/stripe/webhook`, 'POST', { 'stripe-signature': 't=1,v1=00' }),
  ...['google', 'oidc', 'search-console'].map((name) => bareDoor(`${url}/api/auth/${name}/callback`, 'GET')),
];

/** Routes of the origin service for teams and for the console. */
export const listOriginDoors = (url: string): Door[] =>
  ['canary', 'settings', 'checks', 'releases', 'rollbacks', 'nothing']
    .flatMap((act) => [`/v1/remotes/planner/${act}`, `/v1/fleet/planner/${act}`])
    .flatMap((path) => [
      bareDoor(`${url}${path}`, 'POST'),
      bareDoor(`${url}${path}`, 'POST', { authorization: 'Bearer rw_nonsense' }),
      bareDoor(`${url}${path}`, 'GET'),
    ]);
