/** `<template>` with the preloads of a gated page, which its bootstrap script inserts when the plan is active. */
export const gatedPreloadsId = 'rankwright-gated-preloads';

/**
 * Key in `localStorage` of the session whose plan was active when this device last knew. A hint only: it loads the code of a
 * gated page while the plan is asked for, and opens no gate. It says nothing once its session has ended.
 */
export const activePlanKey = 'rankwright:active-plan';

/** Names a session under `activePlanKey`: the end of its token. */
export const getSessionHint = (token: string): string => token.slice(-16);

/** A response of the API that the bootstrap script of a gated page has prefetched for the app. */
export interface PrefetchedResponse {
  /** Path of the endpoint. */
  path: string;
  /** Token of the session that asked. */
  token: string;
  response: Promise<Response>;
  /**
   * True at once when the plan was active at the last visit. False, too, for an error and without a response. Never rejects.
   */
  isPlanActive: Promise<boolean>;
}

declare global {
  interface Window {
    rankwrightPrefetchedResponse?: PrefetchedResponse | undefined;
  }
}
