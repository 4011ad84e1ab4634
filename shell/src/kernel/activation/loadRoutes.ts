import type { RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import { withDeadline, type DeadlineResult } from '../ports/deadline.ts';
import { diagnoseScriptFailure } from '../contract/diagnoseRequest.ts';
import { fail, pass, type Fault, type StepResult } from '../steps/outcome.ts';
import type { Ports } from '../ports/ports.ts';

/** Route of a remote; `lazy` resolves to its page module. */
export interface RemoteRouteObject {
  path: string;
  lazy: () => Promise<Record<string, unknown>>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isRoute = (value: unknown): value is RemoteRouteObject =>
  isRecord(value) && typeof value.path === 'string' && typeof value.lazy === 'function';

/** URL of the chunk in webpack's ChunkLoadError; webpack requests it again at the next attempt. */
const getFailedChunkUrl = (error: unknown): string | null =>
  error instanceof Error && error.name === 'ChunkLoadError' && 'request' in error
    ? String(error.request).replace(/\?.*$/, '')
    : null;

const diagnoseLoadFailure = async (
  ports: Ports,
  loaded: Exclude<DeadlineResult<unknown>, { kind: 'done' }>,
): Promise<Fault> => {
  const url = loaded.kind === 'failed' ? getFailedChunkUrl(loaded.error) : null;
  if (url === null) return fail('exports', loaded.reason);
  return diagnoseScriptFailure(ports, 'exports', { url, integrity: ports.chunks.getIntegrity(url) });
};

const routesModule = './routes';

/** Checks the module against the contract: every export, and a page for every route. */
const checkExports = (module: unknown, contract: RemoteContract): StepResult<RemoteRouteObject[]> => {
  if (!isRecord(module)) return fail('exports', `${routesModule} is not a module`);
  const missing = (contract.exposes[routesModule] ?? []).find((name) => module[name] === undefined);
  if (missing !== undefined) return fail('exports', `${routesModule} does not export ${missing}`);
  const { routes } = module;
  if (!Array.isArray(routes) || !routes.every(isRoute))
    return fail('exports', `${routesModule} must export routes, each with path and lazy`);
  const missingRoute = contract.routes.find(({ path }) => !routes.some((route) => route.path === path));
  return missingRoute
    ? fail('exports', `${routesModule} has no page for ${missingRoute.path}`)
    : pass(routes);
};

/** Step 8: the exposed routes match the contract. */
export const loadRoutes = async (
  ports: Ports,
  remote: RegisteredRemote,
  contract: RemoteContract,
): Promise<StepResult<RemoteRouteObject[]>> => {
  const loaded = await withDeadline(ports.clock, remote.deadlines.expose, () =>
    ports.federation.load(contract.container, routesModule),
  );
  return loaded.kind === 'done' ? checkExports(loaded.value, contract) : diagnoseLoadFailure(ports, loaded);
};

/**
 * Result of loading a page's chunk. `again`: the chunk failed and webpack will request it again, so the verified routes
 * stay valid. A chunk that hangs is never requested again by its webpack; only a new entry can retry it.
 */
export type PageResult = StepResult<unknown> & { again?: boolean };

/** Step 8, continued: the page's own chunk loads and exports a component. */
export const loadPage = async (
  ports: Ports,
  remote: RegisteredRemote,
  routes: readonly RemoteRouteObject[],
  path: string,
): Promise<PageResult> => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return { ...fail('exports', `${routesModule} has no page for ${path}`), again: true };
  const loaded = await withDeadline(ports.clock, remote.deadlines.expose, () => route.lazy());
  if (loaded.kind !== 'done') {
    const again = loaded.kind === 'failed' && getFailedChunkUrl(loaded.error) !== null;
    return { ...(await diagnoseLoadFailure(ports, loaded)), again };
  }
  const component = loaded.value.Component;
  return typeof component === 'function'
    ? pass(component)
    : fail('exports', `the page of ${path} does not export Component`);
};
