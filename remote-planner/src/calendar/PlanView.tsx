import { messageOf } from '@rankwright/sdk/api';
import { Box, ErrorState } from '@rankwright/shared-ui/core';
import { Backlog } from '../backlog/Backlog.tsx';
import type { PlannerAddress } from '../usePlannerAddress.ts';
import { PlanBoard } from './board/PlanBoard.tsx';
import { CalendarView } from './CalendarView.tsx';
import { monthKey } from './calendar.model.ts';
import { MonthBar } from './MonthBar.tsx';
import { PlanList } from './list/PlanList.tsx';
import { useMonthItems } from './useMonthItems.ts';
import type { PlanWork } from './usePlanWork.ts';

interface PlanViewProps {
  address: PlannerAddress;
  work: PlanWork;
  today: string;
}

const Failed = ({ current }: Pick<ReturnType<typeof useMonthItems>, 'current'>) => (
  <ErrorState
    title="Failed to load scheduled content"
    text={messageOf(current.error, 'Please try again.')}
    onRetry={() => void current.refetch()}
    retrying={current.isFetching}
  />
);

/** A month as calendar or list, with the backlog beside it. */
export const PlanView = ({ address, work, today }: PlanViewProps) => {
  const { month, view, showMonth } = address;
  const plan = useMonthItems(month, today);
  const firstDay = monthKey(month) > today.slice(0, 7) ? `${monthKey(month)}-01` : today;
  return (
    <>
      <MonthBar
        month={month}
        today={today}
        undo={work.undo}
        onMonth={(next) => showMonth(next)}
        onAdd={() => work.add(firstDay)}
      />
      <PlanBoard onDrop={(item, to) => work.move(item, to, to ? plan.itemOn(to) : undefined)}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 224px' },
          }}
        >
          {plan.current.isError && <Failed current={plan.current} />}
          {!plan.current.isError && view === 'calendar' && (
            <CalendarView address={address} plan={plan} work={work} today={today} />
          )}
          {!plan.current.isError && view === 'list' && (
            <PlanList address={address} plan={plan} work={work} today={today} />
          )}
          <Backlog actions={work.actions} onAdd={() => work.add('')} />
        </Box>
      </PlanBoard>
    </>
  );
};
