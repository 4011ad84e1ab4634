import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Button, EmptyState, LoadingState, Typography } from '@rankwright/shared-ui/core';
import type { PlannerUrlState } from '../../usePlannerUrlState.ts';
import { formatMonth, formatShortDate } from '../calendar.model.ts';
import type { ScheduledItemActions } from '../../scheduledItems/scheduledItemActions.ts';
import { ScheduledItemRow } from '../../scheduledItems/ScheduledItemRow.tsx';
import type { useMonthScheduledItems } from '../useMonthScheduledItems.ts';
import type { PlanEditor } from '../usePlanEditor.ts';
import { PlanFilterFields } from './PlanFilterFields.tsx';
import { filterPlan, hasFilters, readFilters } from './planList.model.ts';

export interface PlanListProps {
  urlState: PlannerUrlState;
  plan: ReturnType<typeof useMonthScheduledItems>;
  editor: PlanEditor;
  today: string;
}

const DaySection = ({
  date,
  items,
  actions,
}: {
  date: string;
  items: ScheduledItem[];
  actions: ScheduledItemActions;
}) => (
  <Box
    component="section"
    aria-label={formatShortDate(date)}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr)' },
      mt: { xs: 2, sm: 0 },
    }}
  >
    <Typography component="h3" variant="body2" sx={{ fontWeight: 600, py: { sm: 1.5 } }}>
      {formatShortDate(date)}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <ScheduledItemRow key={item.id} item={item} actions={actions} />
      ))}
    </Box>
  </Box>
);

const NoMatch = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    title="Nothing matches"
    text="Change the filters, or clear them to see the whole month."
    action={
      <Button variant="outlined" onClick={onClear}>
        Clear filters
      </Button>
    }
  />
);

/** The month as a list, grouped by day. */
export const PlanList = ({ urlState, plan, editor, today }: PlanListProps) => {
  const filters = readFilters(urlState.read);
  const days = filterPlan(plan.items, filters);
  const setFilter = (name: string, value: string) => urlState.set(name, value, true);
  if (plan.current.isPending) return <LoadingState shape="table" />;
  if (plan.items.length === 0)
    return (
      <EmptyState
        illustration="empty-calendar"
        title={`Nothing planned in ${formatMonth(urlState.month)}`}
        text="Articles you plan appear here, grouped by day."
        action={
          <Button variant="contained" onClick={() => editor.add(today)}>
            Plan an article
          </Button>
        }
      />
    );
  return (
    <div>
      <PlanFilterFields filters={filters} onChange={setFilter} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {days.flatMap(([, items]) => items).length} of {plan.items.length} articles
      </Typography>
      {days.map(([date, items]) => (
        <DaySection key={date} date={date} items={items} actions={editor.actions} />
      ))}
      {days.length === 0 && hasFilters(filters) && (
        <NoMatch onClear={() => urlState.clear(['q', 'status', 'state'])} />
      )}
    </div>
  );
};
