/** True if the status makes the post public. Covers the spellings of all platforms. */
export const isPublishedStatus = (status: string): boolean =>
  ['publish', 'published'].includes(status.toLowerCase());
