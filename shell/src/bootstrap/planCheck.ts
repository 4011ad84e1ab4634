import { getSubscription, isSubscriptionActive, type Subscription } from '@rankwright/contracts/billing';
import { gatedPreloadsId } from '@rankwright/contracts/planCheck';
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

/** Anything but an answer with an active plan leaves the page to the app. */
const preloadWithPlan = async (response: Response): Promise<void> => {
  if (!response.ok) return;
  const { subscription } = (await response.clone().json()) as { subscription?: Subscription | null };
  if (isSubscriptionActive(subscription ?? null, Date.now())) insertPreloads();
};

/**
 * On a gated page: asks for the plan while the app's scripts load. With an active plan the files of the remote load, too;
 * without one none of them is requested. The app takes the answer instead of asking again.
 */
export const checkPlan = async (): Promise<void> => {
  const token = readToken();
  if (!token) return;
  const { path } = getSubscription;
  const response = fetch(path, {
    credentials: 'include',
    headers: { accept: 'application/json, text/plain, */*', authorization: `Bearer ${token}` },
  });
  window.rankwrightEarlyAnswer = { path, token, response };
  try {
    await preloadWithPlan(await response);
  } catch {
    // The app asks again and shows what is wrong.
  }
};
