import { preloadOnApproach } from '@rankwright/sdk/host';
import { Box, Button, Icon } from '@rankwright/shared-ui/core';
import { Tab, Tabs } from '@rankwright/shared-ui/tabs';
import { memo, type ReactNode } from 'react';
import { FillDialog } from './calendar/fill/lazyFillDialog.ts';
import { PlanList } from './calendar/list/lazyPlanList.ts';
import { KeywordsView } from './keywords/list/lazyKeywordsView.ts';
import { plannerViews, type PlannerView } from './usePlannerUrlState.ts';

const viewLabels: Record<PlannerView, string> = {
  calendar: 'Month',
  week: 'Week',
  list: 'List',
  keywords: 'Keywords',
};

const preloads: Partial<Record<PlannerView, ReturnType<typeof preloadOnApproach>>> = {
  list: preloadOnApproach(PlanList),
  keywords: preloadOnApproach(KeywordsView),
};

interface ViewTabsProps {
  view: PlannerView;
  onView: (view: PlannerView) => void;
}

/** Memoized: changing the month does not render them again. */
const ViewTabs = memo(({ view, onView }: ViewTabsProps) => (
  <Tabs
    value={view}
    onChange={(_, next: PlannerView) => onView(next)}
    aria-label="Planner views"
    sx={{ minHeight: 40, '& [role=tab]': { minHeight: 40, minWidth: 0, px: 1.5, py: 0.5 } }}
  >
    {plannerViews.map((name) => (
      <Tab key={name} value={name} label={viewLabels[name]} {...preloads[name]} />
    ))}
  </Tabs>
));
ViewTabs.displayName = 'ViewTabs';

interface PlannerToolbarProps extends ViewTabsProps {
  /** Names and changes the month or week; none beside the keywords. */
  period: ReactNode;
  onAdd: () => void;
  /** Proposes articles for the empty days; not offered for a month that is over. */
  onFill?: (() => void) | undefined;
}

/** The one row above the plan: month or week, views, and what is added. */
export const PlannerToolbar = ({ period, view, onView, onAdd, onFill }: PlannerToolbarProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 }}>
    {period}
    <ViewTabs view={view} onView={onView} />
    {period && (
      <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
        {onFill && (
          <Button variant="outlined" onClick={onFill} {...preloadOnApproach(FillDialog)}>
            Fill empty days
          </Button>
        )}
        <Button variant="contained" startIcon={<Icon name="plus" />} onClick={onAdd}>
          Add content
        </Button>
      </Box>
    )}
  </Box>
);
