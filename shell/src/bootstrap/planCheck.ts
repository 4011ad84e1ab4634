import { getSubscription, isSubscriptionActive, type Subscription } from '@rankwright/contracts/billing';
import { activePlanKey, gatedPreloadsId, getSessionHint } from '@rankwright/contracts/planCheck';
import { isOverridden } from './hydrationTriggers.ts';

/** Same keys as in sdk's session store and demo. Null without a session, and in the demo, which asks no server. */
const readToken = (): string | null => {
  try {
    const isDemo =
      sessionStorage.getItem('rankwright:demo') !== null || new URLSearchParams(location.search).has('demo');
    return isDemo ? null : localStorage.getItem('auth_token');
  } catch {
    return null;
  }
};

const insertPreloads = (): void => {
  const template = document.querySelector<HTMLTemplateElement>(`template#${gatedPreloadsId}`);
  if (template && !isOverridden()) document.head.append(template.content);
};

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
 * On a gated page: asks for the plan while the app's scripts load. With an active plan the files of the remote load, too, at
 * once when it was active at the last visit; without one, now or then, none of them is requested. The app takes the answer instead of asking
 * again.
 */
export const checkPlan = async (): Promise<void> => {
  const token = readToken();
  if (!token) return;
  const { path } = getSubscription;
  const response = fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json, text/plain, */*', authorization: `Bearer ${token}` },
  });
  const isPlanActive = wasPlanActive(token) ? Promise.resolve(true) : readPlan(response);
  window.rankwrightPrefetchedResponse = { path, token, response, isPlanActive };
  if (await isPlanActive) insertPreloads();
};
