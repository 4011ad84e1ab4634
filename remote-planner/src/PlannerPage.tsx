import { Stack } from '@rankwright/shared-ui/core';
import { PlanDialogs } from './calendar/PlanDialogs.tsx';
import { PlanView } from './calendar/PlanView.tsx';
import { usePlanWork } from './calendar/usePlanWork.ts';
import { KeywordsView } from './keywords/list/KeywordsView.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { usePlannerAddress } from './usePlannerAddress.ts';
import { useTimeZone, useToday } from './useToday.ts';

/** The content planner. */
export const Component = () => {
  const today = useToday();
  const timeZone = useTimeZone();
  const address = usePlannerAddress(today);
  const work = usePlanWork(today);
  return (
    <Stack spacing={3}>
      <PlannerHead today={today} view={address.view} onView={address.showView} onAdd={work.add} />
      {address.view === 'keywords' ? (
        <KeywordsView
          address={address}
          onPlan={({ keyword, difficulty }) =>
            work.add(today, { title: keyword, keywords: [keyword], difficulty })
          }
        />
      ) : (
        <PlanView address={address} work={work} today={today} />
      )}
      <PlanDialogs work={work} today={today} timeZone={timeZone} />
    </Stack>
  );
};
