import { getErrorMessage } from '@rankwright/sdk/api';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { Backlog } from '../backlog/Backlog.tsx';
import type { PlannerUrlState } from '../usePlannerUrlState.ts';
import { PlanBoard } from './board/PlanBoard.tsx';
import { CalendarView } from './CalendarView.tsx';
import { FillDialog } from './fill/lazyFillDialog.ts';
import { PlanList } from './list/lazyPlanList.ts';
import { useMonthScheduledItems } from './useMonthScheduledItems.ts';
import type { PlanEditor } from './usePlanEditor.ts';

interface PlanViewProps {
  urlState: PlannerUrlState;
  editor: PlanEditor;
  today: string;
  isFillOpen: boolean;
  onFillClose: () => void;
}

const PlanError = ({ current }: Pick<ReturnType<typeof useMonthScheduledItems>, 'current'>) => (
  <ErrorState
    title="Failed to load scheduled content"
    text={getErrorMessage(current.error, 'Please try again.')}
    onRetry={() => void current.refetch()}
    retrying={current.isFetching}
  />
);

/** A month or week as a calendar, or a month as a list, with the backlog beside it. */
export const PlanView = ({ urlState, editor, today, isFillOpen, onFillClose }: PlanViewProps) => {
  const { month, week, view, showView } = urlState;
  const plan = useMonthScheduledItems(month, today, view === 'week' ? week : null);
  return (
    <>
      {isFillOpen && plan.current.data && (
        <FillDialog
          month={month}
          weeks={plan.weeks}
          today={today}
          onKeywords={() => showView('keywords')}
          onClose={onFillClose}
        />
      )}
      <PlanBoard onDrop={(item, to) => editor.move(item, to, to ? plan.findItemOn(to) : undefined)}>
        {plan.current.isError && <PlanError current={plan.current} />}
        {!plan.current.isError && (view === 'calendar' || view === 'week') && (
          <CalendarView urlState={urlState} plan={plan} editor={editor} today={today} />
        )}
        {!plan.current.isError && view === 'list' && (
          <PlanList
            urlState={urlState}
            plan={plan}
            editor={editor}
            today={today}
            fallback={<LoadingState shape="table" />}
          />
        )}
        <Backlog actions={editor.actions} onAdd={() => editor.add('')} />
      </PlanBoard>
    </>
  );
};
