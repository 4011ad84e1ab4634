import { createSlotKey, type RemoteContract } from '@rankwright/contracts/remote';
import { silenceLimitMs, withDeadline, type DeadlineError } from '../ports/deadline.ts';
import { diagnoseScriptFailure } from '../contract/diagnoseRequest.ts';
import { err, ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';
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
const getFailedChunkUrl = (error: DeadlineError): string | null => {
  const cause = error.kind === 'failed' ? error.cause : null;
  return cause instanceof Error && cause.name === 'ChunkLoadError' && 'request' in cause
    ? String(cause.request).replace(/\?.*$/, '')
    : null;
};

/**
 * `again`: webpack will request the chunk again that failed or was given up, so the verified routes stay valid.
 */
interface PageError extends StepError {
  again?: boolean;
}

const diagnoseLoadFailure = async (ports: Ports, error: DeadlineError): Promise<PageError> => {
  const url = getFailedChunkUrl(error);
  if (url === null) return { step: 'exports', reason: error.reason, again: error.kind === 'late' };
  const integrity = ports.chunks.getIntegrity(url);
  return { ...(await diagnoseScriptFailure(ports, 'exports', { url, integrity })), again: true };
};

const routesModule = './routes';

/** Checks the module against the contract: every export, and a page for every route. */
const checkExports = (module: unknown, contract: RemoteContract): Result<RemoteRouteObject[], StepError> => {
  if (!isRecord(module)) return fail('exports', `${routesModule} is not a module`);
  const missing = (contract.exposes[routesModule] ?? []).find((name) => module[name] === undefined);
  if (missing !== undefined) return fail('exports', `${routesModule} does not export ${missing}`);
  const { routes } = module;
  if (!Array.isArray(routes) || !routes.every(isRoute))
    return fail('exports', `${routesModule} must export routes, each with path and lazy`);
  const missingRoute = contract.routes.find(({ path }) => !routes.some((route) => route.path === path));
  return missingRoute ? fail('exports', `${routesModule} has no page for ${missingRoute.path}`) : ok(routes);
};

/** Step 8: the exposed routes match the contract. */
export const loadRoutes = async (
  ports: Ports,
  contract: RemoteContract,
): Promise<Result<RemoteRouteObject[], StepError>> => {
  const loaded = await withDeadline(ports.clock, silenceLimitMs, () =>
    ports.federation.load(contract.container, routesModule),
  );
  return loaded.ok
    ? checkExports(loaded.value, contract)
    : err(await diagnoseLoadFailure(ports, loaded.error));
};

const slotsModule = './slots';

const checkSlots = (module: unknown, { slots }: RemoteContract): Result<RemoteRouteObject[], StepError> => {
  const loaders = isRecord(module) && isRecord(module.slots) ? module.slots : {};
  const missing = slots.find(({ id }) => typeof loaders[id] !== 'function');
  if (missing) return fail('exports', `${slotsModule} has no component for ${missing.id}`);
  return ok(
    slots.map(({ id }) => ({
      path: createSlotKey(id),
      lazy: loaders[id] as RemoteRouteObject['lazy'],
    })),
  );
};

/** Contributions to slots, as pages whose path is the key of the contribution. */
export const loadSlots = async (
  ports: Ports,
  contract: RemoteContract,
): Promise<Result<RemoteRouteObject[], StepError>> => {
  const loaded = await withDeadline(ports.clock, silenceLimitMs, () =>
    ports.federation.load(contract.container, slotsModule),
  );
  return loaded.ok ? checkSlots(loaded.value, contract) : err(await diagnoseLoadFailure(ports, loaded.error));
};

/** What the kernel, which is independent of React, knows of a page module. */
export interface PageModule {
  component: unknown;
  /** Prefetches the data of the page; null when it has none. */
  prefetch: unknown;
}

/** Step 8, continued: the page's own chunk loads and exports a component. */
export const loadPage = async (
  ports: Ports,
  routes: readonly RemoteRouteObject[],
  path: string,
): Promise<Result<PageModule, PageError>> => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return err({ step: 'exports', reason: `${routesModule} has no page for ${path}`, again: true });
  const loaded = await withDeadline(ports.clock, silenceLimitMs, () => route.lazy());
  if (!loaded.ok) return err(await diagnoseLoadFailure(ports, loaded.error));
  const { Component: component, prefetch } = loaded.value;
  return typeof component === 'function'
    ? ok({ component, prefetch: typeof prefetch === 'function' ? prefetch : null })
    : fail('exports', `the page of ${path} does not export Component`);
};
