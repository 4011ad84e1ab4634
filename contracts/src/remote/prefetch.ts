/** `<template>` with the preloads of a gated page, which its bootstrap script inserts when the plan is active. */
export const gatedPreloadsId = 'rankwright-gated-preloads';

/** Data block of a private page: its `PrefetchedRequest`s, which the bootstrap script sends. */
export const prefetchId = 'rankwright-prefetch';

/** The address of a request that a route's `prefetch` names; one of `months` differs in its query. */
export const buildRequestUrl = (path: string, query: Readonly<Record<string, string>> = {}): string => {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
};

/**
 * Key in `localStorage` of the session whose plan was active when this device last knew. A hint only: it loads the code of a
 * gated page while the plan is asked for, and opens no gate. It says nothing once its session has ended.
 */
export const activePlanKey = 'rankwright:active-plan';

/** Names a session under `activePlanKey`: the end of its token. */
export const getSessionHint = (token: string): string => token.slice(-16);

/** Responses of the API that the bootstrap script of a private page has prefetched for the app. */
export interface PrefetchedResponses {
  /** Token of the session that asked. */
  token: string;
  /** The screen that they are for. */
  pathname: string;
  /** By absolute URL; an entry is removed when it is taken. */
  responses: Map<string, Promise<Response>>;
  /**
   * Of a gated page, else true. True at once when the plan was active at the last visit. False, too, for an error and without a
   * response. Never rejects.
   */
  isPlanActive: Promise<boolean>;
}

declare global {
  interface Window {
    rankwrightPrefetched?: PrefetchedResponses | undefined;
  }
}
