import { Typography, visuallyHidden } from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { useCompact } from '../useCompact.ts';
import type { PlannerAddress } from '../usePlannerAddress.ts';
import { monthOf, monthKey, monthLabel, type CalendarDay } from './calendar.model.ts';
import { DayDialog } from './days/DayDialog.tsx';
import { DayPanel } from './days/DayPanel.tsx';
import { MonthGrid, type DayActions } from './grid/MonthGrid.tsx';
import { useGrid } from './grid/useGrid.ts';
import type { useMonthItems } from './useMonthItems.ts';
import type { PlanWork } from './usePlanWork.ts';

interface CalendarViewProps {
  address: PlannerAddress;
  plan: ReturnType<typeof useMonthItems>;
  work: PlanWork;
  today: string;
}

/** The day that has the focus: the one chosen, else today, else the first of the month. */
const activeDay = (chosen: string, weeks: readonly CalendarDay[][], month: string, today: string): string => {
  if (weeks.flat().some(({ date }) => date === chosen)) return chosen;
  return today.startsWith(month) ? today : `${month}-01`;
};

/** The month; on phones a small grid with the chosen day below. */
export const CalendarView = ({ address, plan, work, today }: CalendarViewProps) => {
  const { month, showMonth } = address;
  const [chosen, setChosen] = useState(today);
  const [more, setMore] = useState<string | null>(null);
  const compact = useCompact();
  const { add, actions } = work;
  const active = activeDay(chosen, plan.weeks, monthKey(month), today);
  const dayOn = (date: string | null) => plan.weeks.flat().find((day) => day.date === date);
  const dayActions = useMemo<DayActions>(
    () => ({ ...actions, onDay: compact ? setChosen : add, onMore: setMore }),
    [actions, add, compact],
  );
  const grid = useGrid(
    { date: active, there: plan.itemOn(active), known: active === chosen && plan.isKnown(active) },
    today,
    {
      onGo: (date) => {
        setChosen(date);
        if (monthKey(monthOf(date)) !== monthKey(month)) showMonth(monthOf(date), true);
      },
      onFocusDay: setChosen,
      onOpen: (date, item) => {
        if (item) actions.onEdit(item);
        else if (date >= today) add(date);
      },
      onDelete: actions.onDelete,
      onMove: work.move,
    },
  );
  const activeCell = dayOn(active);
  const moreDay = dayOn(more);
  return (
    <div>
      <MonthGrid
        weeks={plan.weeks}
        label={monthLabel(month, today)}
        grid={grid}
        actions={dayActions}
        compact={compact}
        waiting={plan.current.isPending}
      />
      <Typography
        id="planner-keys"
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, ...(compact && visuallyHidden) }}
      >
        Arrow keys walk the days, PageUp and PageDown the months. Enter opens, Space picks up an article to
        move, Delete removes it.
      </Typography>
      {compact && activeCell && <DayPanel day={activeCell} actions={actions} onAdd={add} />}
      {moreDay && <DayDialog day={moreDay} actions={actions} onAdd={add} onClose={() => setMore(null)} />}
    </div>
  );
};
