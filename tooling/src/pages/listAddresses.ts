import type { RemoteRoute } from '@rankwright/contracts/remote';

/** True for `/notes/:id`, which stands for many addresses. */
export const isPattern = (address: string): boolean => address.includes(':');

/** Concrete addresses of a route: its path, or the listed values of a parameterised one. */
export const listAddresses = (route: RemoteRoute): string[] => {
  if (Array.isArray(route.prerender)) return route.prerender;
  return isPattern(route.path) ? [] : [route.path];
};

/** A route's addresses that have a page of their own, and the pattern that stands for all others. */
export const listPageAddresses = (route: RemoteRoute): string[] => {
  const listed = [...listAddresses(route), ...Object.keys(route.pages ?? {})];
  return [...new Set(isPattern(route.path) && !route.pages ? [...listed, route.path] : listed)];
};
