/**
 * `production`: hashed files for release. `hot`: everything in development, parts replace themselves in the page.
 * `live`: one remote for a released host, whose React is a production build and cannot replace parts; the page reloads.
 */
export type BuildMode = 'production' | 'hot' | 'live';

export const buildMode = (): BuildMode => {
  const mode = process.env.RANKWRIGHT_BUILD;
  return mode === 'hot' || mode === 'live' ? mode : 'production';
};

/** Version of what is being developed; its folder exists in memory. */
export const developmentVersion = '0.0.0-dev';
