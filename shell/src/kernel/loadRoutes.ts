import type { RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import { within } from './deadline.ts';
import { publishIntegrity } from './integrity.ts';
import { fail, pass, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';

/** A page module: `lazy` of a route resolves to it. */
export interface RemoteRouteObject {
  path: string;
  lazy: () => Promise<Record<string, unknown>>;
}

const isRoute = (value: unknown): value is RemoteRouteObject =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'lazy' in value &&
  typeof value.lazy === 'function';

const isRoutesModule = (value: unknown): value is { routes: RemoteRouteObject[] } =>
  typeof value === 'object' &&
  value !== null &&
  'routes' in value &&
  Array.isArray(value.routes) &&
  value.routes.every(isRoute);

const tries = new Map<string, number>();

/** The first try takes what was preloaded; a later one of the same script must not get a broken copy from a cache. */
const scriptUrl = (url: string): string => {
  const earlier = tries.get(url) ?? 0;
  tries.set(url, earlier + 1);
  return earlier === 0 ? url : `${url}?try=${earlier + 1}`;
};

/** Step 7: the entry runs, under integrity, within its deadline, and leaves its container behind. */
export const runEntry = async (
  ports: Ports,
  remote: RegisteredRemote,
  candidate: Candidate,
  contract: RemoteContract,
): Promise<StepResult<null>> => {
  const { container, entry, files } = contract;
  if (ports.federation.present(container)) {
    ports.federation.register({
      name: container,
      entry: new URL(entry, new URL(candidate.base, ports.own)).href,
    });
    return pass(null);
  }
  const url = new URL(entry, new URL(candidate.base, ports.own)).href;
  publishIntegrity(contract, candidate.base, ports.own);
  ports.federation.register({ name: container, entry: url });
  const ran = await within(ports.clock, remote.deadlines.entry, (signal) =>
    ports.scripts(scriptUrl(url), { signal, integrity: files[entry]?.integrity ?? '' }),
  );
  if (ran.kind !== 'done') return fail('entry', ran.reason);
  return ports.federation.present(container)
    ? pass(null)
    : fail('entry', `${entry} left no container behind`);
};

/** Step 8: the exposed routes have the shape that the contract promises. */
export const loadRoutes = async (
  ports: Ports,
  remote: RegisteredRemote,
  contract: RemoteContract,
): Promise<StepResult<RemoteRouteObject[]>> => {
  const loaded = await within(ports.clock, remote.deadlines.expose, () =>
    ports.federation.load(contract.container, './routes'),
  );
  if (loaded.kind !== 'done') return fail('exports', loaded.reason);
  return isRoutesModule(loaded.value)
    ? pass(loaded.value.routes)
    : fail('exports', './routes has to export routes, each with path and lazy');
};

/** Step 8 again: the page's own chunk arrives and exports a component. */
export const loadPage = async (
  ports: Ports,
  remote: RegisteredRemote,
  routes: readonly RemoteRouteObject[],
  path: string,
): Promise<StepResult<unknown>> => {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) return fail('exports', `./routes has no page for ${path}`);
  const loaded = await within(ports.clock, remote.deadlines.expose, () => route.lazy());
  if (loaded.kind !== 'done') return fail('exports', loaded.reason);
  const component = loaded.value.Component;
  return typeof component === 'function'
    ? pass(component)
    : fail('exports', `the page of ${path} exports no Component`);
};
