import { createSession } from '../session/sessionStore.ts';

/** Starts the session of this browser where the app does not run; the app finds it in the storage. Throws where storage is blocked. */
export const startBrowserSession = (token: string): void => createSession(localStorage).start(token);
