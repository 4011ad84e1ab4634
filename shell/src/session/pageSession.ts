import { isDemo } from '@rankwright/sdk/session';
import { createSession } from './sessionStore.ts';

/** Null where the browser refuses its storage: the session then lasts as long as the page. */
const getBrowserStorage = (): Storage | null => {
  try {
    return localStorage;
  } catch {
    return null;
  }
};

const demoToken = 'demo.eyJ1aWQiOiIwMDAwMDAwMC0wMDAwLTQwMDAtODAwMC0wMDAwMDAwMDAwMDAifQ.demo';

/** The demo has a session of its own, which leaves that of the browser alone. */
export const pageSession = createSession(isDemo() ? null : getBrowserStorage());
if (isDemo()) pageSession.start(demoToken);
