/** The current time, injected so that tests control it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
