import { getErrorMessage } from '@rankwright/sdk/api';
import { Box, ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { Suspense, useState } from 'react';
import { Backlog } from '../backlog/Backlog.tsx';
import type { PlannerUrlState } from '../usePlannerUrlState.ts';
import { PlanBoard } from './board/PlanBoard.tsx';
import { CalendarView } from './CalendarView.tsx';
import { formatMonthKey } from './calendar.model.ts';
import { FillDialog } from './fill/lazyFillDialog.ts';
import { MonthBar } from './MonthBar.tsx';
import { PlanList } from './list/lazyPlanList.ts';
import { useMonthScheduledItems } from './useMonthScheduledItems.ts';
import type { PlanEditor } from './usePlanEditor.ts';

interface PlanViewProps {
  urlState: PlannerUrlState;
  editor: PlanEditor;
  today: string;
}

const PlanError = ({ current }: Pick<ReturnType<typeof useMonthScheduledItems>, 'current'>) => (
  <ErrorState
    title="Failed to load scheduled content"
    text={getErrorMessage(current.error, 'Please try again.')}
    onRetry={() => void current.refetch()}
    retrying={current.isFetching}
  />
);

/** One month as calendar or list, with the backlog beside it. */
export const PlanView = ({ urlState, editor, today }: PlanViewProps) => {
  const { month, view, showMonth, showView } = urlState;
  const plan = useMonthScheduledItems(month, today);
  const [isFillOpen, setIsFillOpen] = useState(false);
  const isOver = formatMonthKey(month) < today.slice(0, 7);
  const firstDay = formatMonthKey(month) > today.slice(0, 7) ? `${formatMonthKey(month)}-01` : today;
  return (
    <>
      <MonthBar
        month={month}
        today={today}
        onMonth={(next) => showMonth(next)}
        onAdd={() => editor.add(firstDay)}
        onFill={isOver || !plan.current.data ? undefined : () => setIsFillOpen(true)}
      />
      {isFillOpen && (
        <Suspense>
          <FillDialog
            month={month}
            weeks={plan.weeks}
            today={today}
            onKeywords={() => showView('keywords')}
            onClose={() => setIsFillOpen(false)}
          />
        </Suspense>
      )}
      <PlanBoard onDrop={(item, to) => editor.move(item, to, to ? plan.findItemOn(to) : undefined)}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 224px' },
          }}
        >
          {plan.current.isError && <PlanError current={plan.current} />}
          {!plan.current.isError && view === 'calendar' && (
            <CalendarView urlState={urlState} plan={plan} editor={editor} today={today} />
          )}
          {!plan.current.isError && view === 'list' && (
            <Suspense fallback={<LoadingState shape="table" />}>
              <PlanList urlState={urlState} plan={plan} editor={editor} today={today} />
            </Suspense>
          )}
          <Backlog actions={editor.actions} onAdd={() => editor.add('')} />
        </Box>
      </PlanBoard>
    </>
  );
};
