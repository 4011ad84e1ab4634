/** A screen that was read longer ago than this reads again before it listens. */
export const maxReplaySeconds = 30;
