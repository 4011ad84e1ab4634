import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Button, EmptyState, Typography, WaitingState } from '@rankwright/shared-ui/core';
import type { PlannerAddress } from '../../usePlannerAddress.ts';
import { monthName, shortDay } from '../calendar.model.ts';
import type { ItemActions } from '../items/itemActions.ts';
import { ItemRow } from '../items/ItemRow.tsx';
import type { useMonthItems } from '../useMonthItems.ts';
import type { PlanWork } from '../usePlanWork.ts';
import { PlanFilterFields } from './PlanFilterFields.tsx';
import { filterPlan, isFiltered, readFilters } from './planList.model.ts';

interface PlanListProps {
  address: PlannerAddress;
  plan: ReturnType<typeof useMonthItems>;
  work: PlanWork;
  today: string;
}

const Day = ({ date, items, actions }: { date: string; items: ScheduledItem[]; actions: ItemActions }) => (
  <Box
    component="section"
    aria-label={shortDay(date)}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr', sm: '112px minmax(0, 1fr)' },
      mt: { xs: 2, sm: 0 },
    }}
  >
    <Typography component="h3" variant="body2" sx={{ fontWeight: 600, py: { sm: 1.5 } }}>
      {shortDay(date)}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} actions={actions} />
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

/** The month as a list, by day. */
export const PlanList = ({ address, plan, work, today }: PlanListProps) => {
  const filters = readFilters(address.read);
  const days = filterPlan(plan.items, filters);
  const set = (name: string, value: string) => address.set(name, value, true);
  if (plan.current.isPending) return <WaitingState shape="table" />;
  if (plan.items.length === 0)
    return (
      <EmptyState
        illustration="empty-calendar"
        title={`Nothing in ${monthName(address.month)}`}
        text="Plan an article, and it appears here by day."
        action={
          <Button variant="contained" onClick={() => work.add(today)}>
            Plan an article
          </Button>
        }
      />
    );
  return (
    <div>
      <PlanFilterFields filters={filters} onChange={set} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ my: 2 }}>
        {days.flatMap(([, items]) => items).length} of {plan.items.length} articles
      </Typography>
      {days.map(([date, items]) => (
        <Day key={date} date={date} items={items} actions={work.actions} />
      ))}
      {days.length === 0 && isFiltered(filters) && (
        <NoMatch onClear={() => address.clear(['q', 'status', 'state'])} />
      )}
    </div>
  );
};
