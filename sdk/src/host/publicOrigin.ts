let origin = typeof location === 'undefined' ? '' : location.origin;

/** Sets the origin for server rendering, where `location` does not exist. */
export const setPublicOrigin = (publicOrigin: string): void => {
  origin = publicOrigin;
};

/** Path → absolute public URL. */
export const buildPublicUrl = (path: string): string => `${origin}${path}`;
