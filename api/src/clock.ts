/** Time is an argument everywhere, so that tests are exact. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

export const addMs = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
