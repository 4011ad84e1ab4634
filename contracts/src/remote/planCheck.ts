/** `<template>` with the preloads of a gated page, which its first script inserts when the plan is active. */
export const gatedPreloadsId = 'rankwright-gated-preloads';

/** An answer of the API that the page's first script asked for before the app started. */
export interface EarlyAnswer {
  /** Path of the endpoint. */
  path: string;
  /** Token of the session that asked. */
  token: string;
  response: Promise<Response>;
  /** False, too, when the answer is an error or no answer came. Never rejects. */
  isPlanActive: Promise<boolean>;
}

declare global {
  interface Window {
    rankwrightEarlyAnswer?: EarlyAnswer | undefined;
  }
}
