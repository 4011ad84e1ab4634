let origin = typeof location === 'undefined' ? '' : location.origin;

/** For rendering on the server, which has no address bar. */
export const setPublicOrigin = (own: string): void => {
  origin = own;
};

/** A path as others reach it: with the origin of the product. */
export const publicAddress = (path: string): string => `${origin}${path}`;
