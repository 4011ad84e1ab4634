import { toStable } from './stableComponents.ts';

type LoadPage = () => Promise<{ Component: unknown }>;

const toStablePage =
  (load: LoadPage): LoadPage =>
  async () => {
    const module = await load();
    return { ...module, Component: toStable(module.Component) };
  };

/** The exposed routes of a remote in development: the host mounts their stable components. */
export const stabilizeRoutes = <Route extends { lazy: LoadPage }>(routes: readonly Route[]): Route[] =>
  routes.map((route) => ({ ...route, lazy: toStablePage(route.lazy) }));

/** The exposed contributions to slots, by their names. */
export const stabilizeSlots = (slots: Readonly<Record<string, LoadPage>>): Record<string, LoadPage> =>
  Object.fromEntries(Object.entries(slots).map(([name, load]) => [name, toStablePage(load)]));
