/** The current time, injected so that tests control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const hourMs = 3_600_000;
export const dayMs = 24 * hourMs;

export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
