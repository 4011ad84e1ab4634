/** `<template>` with the preloads of a gated page, which its bootstrap script inserts when the plan is active. */
export const gatedPreloadsId = 'rankwright-gated-preloads';

/** A response of the API that the bootstrap script of a gated page has prefetched for the app. */
export interface PrefetchedResponse {
  /** Path of the endpoint. */
  path: string;
  /** Token of the session that asked. */
  token: string;
  response: Promise<Response>;
  /** False, too, for an error and without a response. Never rejects. */
  isPlanActive: Promise<boolean>;
}

declare global {
  interface Window {
    rankwrightPrefetchedResponse?: PrefetchedResponse | undefined;
  }
}
