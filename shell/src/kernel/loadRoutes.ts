import type { RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import { within, type Timed } from './deadline.ts';
import { whyRefused } from './diagnose.ts';
import { integrityOf } from './integrity.ts';
import { fail, pass, type Fault, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';

/** A page module: `lazy` of a route resolves to it. */
export interface RemoteRouteObject {
  path: string;
  lazy: () => Promise<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRoute = (value: unknown): value is RemoteRouteObject =>
  isRecord(value) && typeof value.path === 'string' && typeof value.lazy === 'function';

/** A chunk of webpack's did not arrive; the next try asks for it again. */
const lostChunk = (error: unknown): string | null =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error
    ? String(error.request).replace(/\?.*$/, '')
    : null;

const whyNot = async (ports: Ports, loaded: Exclude<Timed<unknown>, { kind: 'done' }>): Promise<Fault> => {
  const url = loaded.kind === 'failed' ? lostChunk(loaded.error) : null;
  if (url === null) return fail('exports', loaded.reason);
  return whyRefused(ports, 'exports', { url, integrity: integrityOf(url) });
};

const routesModule = './routes';

/** The module against what the contract promises: every export, and a page for every route. */
const checkExports = (module: unknown, contract: RemoteContract): StepResult<RemoteRouteObject[]> => {
  if (!isRecord(module)) return fail('exports', `${routesModule} is no module`);
  const missing = (contract.exposes[routesModule] ?? []).find((name) => module[name] === undefined);
  if (missing !== undefined) return fail('exports', `${routesModule} does not export ${missing}`);
  const { routes } = module;
  if (!Array.isArray(routes) || !routes.every(isRoute))
    return fail('exports', `${routesModule} has to export routes, each with path and lazy`);
  const unpaged = contract.routes.find(({ path }) => !routes.some((route) => route.path === path));
  return unpaged ? fail('exports', `${routesModule} has no page for ${unpaged.path}`) : pass(routes);
};

/** Step 8: the exposed routes have the shape that the contract promises. */
export const loadRoutes = async (
  ports: Ports,
  remote: RegisteredRemote,
  contract: RemoteContract,
): Promise<StepResult<RemoteRouteObject[]>> => {
  const loaded = await within(ports.clock, remote.deadlines.expose, () =>
    ports.federation.load(contract.container, routesModule),
  );
  return loaded.kind === 'done' ? checkExports(loaded.value, contract) : whyNot(ports, loaded);
};

/**
 * What a page's chunk gave. `again`: it is lost, and webpack asks for it anew, so what was verified before still
 * stands. One that hangs does so for ever in its webpack; only a new entry begins anew.
 */
export type PageResult = StepResult<unknown> & { again?: boolean };

/** Step 8 again: the page's own chunk arrives and exports a component. */
export const loadPage = async (
  ports: Ports,
  remote: RegisteredRemote,
  routes: readonly RemoteRouteObject[],
  path: string,
): Promise<PageResult> => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return { ...fail('exports', `${routesModule} has no page for ${path}`), again: true };
  const loaded = await within(ports.clock, remote.deadlines.expose, () => route.lazy());
  if (loaded.kind !== 'done') {
    const again = loaded.kind === 'failed' && lostChunk(loaded.error) !== null;
    return { ...(await whyNot(ports, loaded)), again };
  }
  const component = loaded.value.Component;
  return typeof component === 'function'
    ? pass(component)
    : fail('exports', `the page of ${path} exports no Component`);
};
