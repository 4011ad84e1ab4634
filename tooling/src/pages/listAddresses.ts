import type { RemoteContract, RemoteRoute } from '@rankwright/contracts/remote';

/** Concrete addresses of a route: its path, or the listed values of a parameterised one. */
export const listAddresses = (route: RemoteRoute): string[] => {
  if (Array.isArray(route.prerender)) return route.prerender;
  return route.path.includes(':') ? [] : [route.path];
};

/** Addresses of the pages that work without the app. */
export const listStaticAddresses = (contracts: readonly RemoteContract[]): string[] =>
  contracts.flatMap(({ routes, pageScripts }) =>
    routes.filter(({ path }) => path in pageScripts).flatMap(listAddresses),
  );
