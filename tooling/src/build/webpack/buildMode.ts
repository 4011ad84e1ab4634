/**
 * `production`: hashed files for release. `hot`: everything in development, with hot module replacement.
 * `live`: one remote inside a released host, with hot module replacement in spite of its production React (`live/`).
 */
export type BuildMode = 'production' | 'hot' | 'live';

export const getBuildMode = (): BuildMode => {
  const mode = process.env.RANKWRIGHT_BUILD;
  return mode === 'hot' || mode === 'live' ? mode : 'production';
};

/** Version of development builds; their files exist only in memory. */
export const developmentVersion = '0.0.0-dev';
