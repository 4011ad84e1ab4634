import { getSubscription, isSubscriptionActive, type Subscription } from '@rankwright/contracts/billing';
import {
  activePlanKey,
  gatedPreloadsId,
  getSessionHint,
  prefetchId,
  type PrefetchedResponses,
} from '@rankwright/contracts/prefetch';
import type { PrefetchedRequest } from '@rankwright/contracts/remote';
import { isOverridden } from './hydrationTriggers.ts';
import { listRequestUrls } from './requestUrls.model.ts';
import { readToken } from './sessionToken.ts';

const findPreloads = (): HTMLTemplateElement | null =>
  document.querySelector<HTMLTemplateElement>(`template#${gatedPreloadsId}`);

/** What the page asks first. With a query in its address it asks for something else. */
const readRequests = (): readonly PrefetchedRequest[] =>
  location.search === ''
    ? (JSON.parse(document.getElementById(prefetchId)?.textContent ?? '[]') as PrefetchedRequest[])
    : [];

const wasPlanActive = (token: string): boolean =>
  localStorage.getItem(activePlanKey) === getSessionHint(token);

/** Anything but an answer with an active plan leaves the page to the app, which asks again and shows what is wrong. */
const readPlan = async (asked: Promise<Response>): Promise<boolean> => {
  try {
    const response = await asked;
    if (!response.ok) return false;
    const { subscription } = (await response.clone().json()) as { subscription?: Subscription | null };
    return isSubscriptionActive(subscription ?? null, Date.now());
  } catch {
    return false;
  }
};

/**
 * On a private page: sends its first requests while the app's scripts load. On a gated one it asks for the plan, and with an
 * active plan sends the requests and loads the files of the remote, at once when it was active at the last visit; without
 * one, now or then, none of them is requested. The app takes the responses instead of asking again.
 */
export const prefetchRequests = async (): Promise<void> => {
  const token = readToken();
  if (!token) return;
  const responses: PrefetchedResponses['responses'] = new Map();
  const send = (path: string): Promise<Response> => {
    const { href } = new URL(path, location.href);
    const response = fetch(href, {
      credentials: 'include',
      headers: { accept: 'application/json, text/plain, */*', authorization: `Bearer ${token}` },
    });
    // Whoever takes it handles a failure; if nobody does, it is none.
    response.catch(() => undefined);
    responses.set(href, response);
    return response;
  };
  const preloads = findPreloads();
  const planResponse = preloads ? send(getSubscription.path) : null;
  const isPlanActive = planResponse && !wasPlanActive(token) ? readPlan(planResponse) : Promise.resolve(true);
  window.rankwrightPrefetched = { token, pathname: location.pathname, responses, isPlanActive };
  if (!(await isPlanActive)) return;
  if (preloads && !isOverridden()) document.head.append(preloads.content);
  for (const url of readRequests().flatMap((request) => listRequestUrls(request, new Date()))) void send(url);
};
