import { isSetupOpen } from '@rankwright/contracts/setup';
import { useQuery } from '@rankwright/sdk/query';
import { useCallback, useEffect, useState } from 'react';
import { alertsQuery } from './alerts/alerts.data.ts';
import { isGuideLoaded } from './setup/Setup.tsx';
import { setupQuery } from './setup/setupQuery.ts';

type Request = Pick<ReturnType<typeof useQuery>, 'isPending' | 'failureCount'>;

/** Loaded, or failed once: the plan does not wait for what stands above it. */
const isSettled = ({ isPending, failureCount }: Request): boolean => !isPending || failureCount > 0;

/** Milliseconds for which the plan waits for the script of the checklist above it. */
const guideWaitMs = 3_000;

/** Whether it is known what stands above the plan, so that nothing pushes the plan down afterwards. */
export const useIsHeaderReady = () => {
  const setup = useQuery(setupQuery);
  const alerts = useQuery(alertsQuery);
  const [isSetupShown, setIsSetupShown] = useState(isGuideLoaded);
  const onSetupShow = useCallback(() => setIsSetupShown(true), []);
  const hasChecklist = setup.data !== undefined && isSetupOpen(setup.data.setup);
  useEffect(() => {
    if (!hasChecklist) return;
    const timer = setTimeout(onSetupShow, guideWaitMs);
    return () => clearTimeout(timer);
  }, [hasChecklist, onSetupShow]);
  return {
    isReady: isSettled(setup) && isSettled(alerts) && (!hasChecklist || isSetupShown),
    onSetupShow,
  };
};
