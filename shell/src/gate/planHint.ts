import { activePlanKey, getSessionHint } from '@rankwright/contracts/prefetch';
import { useSession } from '@rankwright/sdk/session';
import { useEffect } from 'react';
import { browserStorage } from '../kernel/ports/storage.ts';

const storage = browserStorage(() => localStorage);

/** True when the plan of this session was active when this device last knew. A hint only: it opens no gate. */
export const wasPlanActive = (token: string): boolean => storage.get(activePlanKey) === getSessionHint(token);

/** Notes for the next visit whether the plan is active; null while it is not known. */
export const usePlanHint = (isActive: boolean | null): void => {
  const { token } = useSession();
  useEffect(() => {
    if (isActive === null || token === null) return;
    if (isActive) storage.set(activePlanKey, getSessionHint(token));
    else storage.remove(activePlanKey);
  }, [isActive, token]);
};
