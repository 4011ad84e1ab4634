import { PageHeader, Tab, Tabs } from '@rankwright/shared-ui/core';
import { memo } from 'react';
import { AlertList } from './alerts/AlertList.tsx';
import { KeywordTools } from './keywords/KeywordTools.tsx';
import { pageDescriptions } from './pageDescriptions.ts';
import { PlannerBanner } from './PlannerBanner.tsx';
import type { PlannerView } from './usePlannerUrlState.ts';

const viewLabels: Record<PlannerView, string> = {
  calendar: 'Calendar',
  list: 'List',
  keywords: 'Keywords',
};

interface PlannerHeaderProps {
  today: string;
  view: PlannerView;
  onView: (view: PlannerView) => void;
  onAdd: (date: string) => void;
}

/** Header, alerts, banner and tabs. Memoized: changing the month does not render it again. */
export const PlannerHeader = memo(({ today, view, onView, onAdd }: PlannerHeaderProps) => (
  <>
    <PageHeader title="Content Planner" lead={pageDescriptions.planner} actions={<KeywordTools />} />
    <AlertList onPlan={() => onAdd(today)} />
    <PlannerBanner today={today} />
    <Tabs value={view} onChange={(_, next: PlannerView) => onView(next)} aria-label="Planner views">
      {Object.entries(viewLabels).map(([name, label]) => (
        <Tab key={name} value={name} label={label} />
      ))}
    </Tabs>
  </>
));
PlannerHeader.displayName = 'PlannerHeader';
