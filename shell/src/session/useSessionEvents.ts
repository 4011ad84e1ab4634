import { useProfileUpdates } from './useProfileUpdates.ts';
import { useSessionEnd } from './useSessionEnd.ts';
import { useSessionWatch } from './useSessionWatch.ts';

/** Verifies the session, ends it in the browser when it has ended, and follows profile changes. */
export const useSessionEvents = (): void => {
  useSessionWatch();
  useSessionEnd();
  useProfileUpdates();
};
