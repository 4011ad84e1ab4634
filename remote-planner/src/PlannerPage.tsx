import { PageHeader, Stack, Tab, Tabs } from '@rankwright/shared-ui/core';
import { NeedsYou } from './attention/NeedsYou.tsx';
import { PlanDialogs } from './calendar/PlanDialogs.tsx';
import { PlanView } from './calendar/PlanView.tsx';
import { usePlanWork } from './calendar/usePlanWork.ts';
import { KeywordTools } from './keywords/KeywordTools.tsx';
import { KeywordsView } from './keywords/list/KeywordsView.tsx';
import { PlannerBanner } from './PlannerBanner.tsx';
import { leads } from './leads.ts';
import { usePlannerAddress, type PlannerView } from './usePlannerAddress.ts';
import { useTimeZone, useToday } from './useToday.ts';

const viewLabels: Record<PlannerView, string> = {
  calendar: 'Calendar',
  list: 'List',
  keywords: 'Keywords',
};

/** The content planner. */
export const Component = () => {
  const today = useToday();
  const timeZone = useTimeZone();
  const address = usePlannerAddress(today);
  const work = usePlanWork(today);
  return (
    <Stack spacing={3}>
      <PageHeader title="Content Planner" lead={leads.planner} actions={<KeywordTools />} />
      <NeedsYou onPlan={() => work.add(today)} />
      <PlannerBanner today={today} />
      <Tabs
        value={address.view}
        onChange={(_, view: PlannerView) => address.showView(view)}
        aria-label="Views of the plan"
      >
        {Object.entries(viewLabels).map(([view, label]) => (
          <Tab key={view} value={view} label={label} />
        ))}
      </Tabs>
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
