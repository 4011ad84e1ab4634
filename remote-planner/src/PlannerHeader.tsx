import { Tab, Tabs } from '@rankwright/shared-ui/core';
import { memo } from 'react';
import { AlertList } from './alerts/AlertList.tsx';
import { preloadPlanList } from './calendar/list/lazyPlanList.ts';
import { preloadKeywordsView } from './keywords/list/lazyKeywordsView.ts';
import { PlannerBanner } from './PlannerBanner.tsx';
import { Setup } from './setup/Setup.tsx';
import { plannerViews, type PlannerView } from './usePlannerUrlState.ts';

const viewLabels: Record<PlannerView, string> = {
  calendar: 'Calendar',
  list: 'List',
  keywords: 'Keywords',
};

const preloads: Partial<Record<PlannerView, typeof preloadPlanList>> = {
  list: preloadPlanList,
  keywords: preloadKeywordsView,
};

interface PlannerHeaderProps {
  today: string;
  view: PlannerView;
  onView: (view: PlannerView) => void;
  onAdd: (date: string) => void;
  onSetupShow: () => void;
}

/** Setup, alerts, banner and tabs. Memoized: changing the month does not render it again. */
export const PlannerHeader = memo(({ today, view, onView, onAdd, onSetupShow }: PlannerHeaderProps) => (
  <>
    <Setup today={today} onShow={onSetupShow} />
    <AlertList onPlan={() => onAdd(today)} />
    <PlannerBanner today={today} />
    <Tabs value={view} onChange={(_, next: PlannerView) => onView(next)} aria-label="Planner views">
      {plannerViews.map((name) => (
        <Tab key={name} value={name} label={viewLabels[name]} {...preloads[name]} />
      ))}
    </Tabs>
  </>
));
PlannerHeader.displayName = 'PlannerHeader';
