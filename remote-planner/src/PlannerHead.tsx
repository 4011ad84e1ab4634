import { PageHeader, Tab, Tabs } from '@rankwright/shared-ui/core';
import { memo } from 'react';
import { NeedsYou } from './attention/NeedsYou.tsx';
import { KeywordTools } from './keywords/KeywordTools.tsx';
import { leads } from './leads.ts';
import { PlannerBanner } from './PlannerBanner.tsx';
import type { PlannerView } from './usePlannerAddress.ts';

const viewLabels: Record<PlannerView, string> = {
  calendar: 'Calendar',
  list: 'List',
  keywords: 'Keywords',
};

interface PlannerHeadProps {
  today: string;
  view: PlannerView;
  onView: (view: PlannerView) => void;
  onAdd: (date: string) => void;
}

/** What stands above the plan, whichever month is shown: drawn anew only for another view. */
export const PlannerHead = memo(({ today, view, onView, onAdd }: PlannerHeadProps) => (
  <>
    <PageHeader title="Content Planner" lead={leads.planner} actions={<KeywordTools />} />
    <NeedsYou onPlan={() => onAdd(today)} />
    <PlannerBanner today={today} />
    <Tabs value={view} onChange={(_, next: PlannerView) => onView(next)} aria-label="Views of the plan">
      {Object.entries(viewLabels).map(([name, label]) => (
        <Tab key={name} value={name} label={label} />
      ))}
    </Tabs>
  </>
));
PlannerHead.displayName = 'PlannerHead';
