/** Bytes of all files of a build that somebody else sends, and how many there may be. */
export const maxBuildBytes = 32 * 1024 * 1024;
export const maxBuildFiles = 1_000;
