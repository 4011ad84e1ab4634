import { Typography, visuallyHidden } from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { useIsCompact } from '../useIsCompact.ts';
import type { PlannerUrlState } from '../usePlannerUrlState.ts';
import { toMonth, formatMonthKey, formatMonthLabel, type CalendarDay } from './calendar.model.ts';
import { DayDialog } from './days/DayDialog.tsx';
import { DayPanel } from './days/DayPanel.tsx';
import type { DayActions } from './grid/dayActions.ts';
import { MonthGrid } from './grid/MonthGrid.tsx';
import { useGridKeyboard } from './grid/useGridKeyboard.ts';
import type { useMonthScheduledItems } from './useMonthScheduledItems.ts';
import type { PlanEditor } from './usePlanEditor.ts';

interface CalendarViewProps {
  urlState: PlannerUrlState;
  plan: ReturnType<typeof useMonthScheduledItems>;
  editor: PlanEditor;
  today: string;
}

/** The day that Tab reaches: the selected one, else today, else the first of the month. */
const getActiveDay = (
  selectedDay: string,
  weeks: readonly CalendarDay[][],
  month: string,
  today: string,
): string => {
  if (weeks.flat().some(({ date }) => date === selectedDay)) return selectedDay;
  return today.startsWith(month) ? today : `${month}-01`;
};

/** The selected day and what a pointer or the keyboard does on a day. */
const useCalendarDays = ({ urlState, plan, editor, today }: CalendarViewProps, compact: boolean) => {
  const { month, showMonth } = urlState;
  const [selectedDay, setSelectedDay] = useState(today);
  const [tappedDay, setTappedDay] = useState<string | null>(null);
  const [expandedDate, setExpandedDate] = useState<string | null>(null);
  const { add, actions } = editor;
  const active = getActiveDay(selectedDay, plan.weeks, formatMonthKey(month), today);
  const dayActions = useMemo<DayActions>(
    () => ({
      ...actions,
      onDay: (date) => {
        if (compact) {
          setSelectedDay(date);
          setTappedDay(date);
        } else add(date);
      },
      onMore: setExpandedDate,
    }),
    [actions, add, compact],
  );
  const grid = useGridKeyboard(
    {
      date: active,
      isInMonth: active.startsWith(formatMonthKey(month)),
      itemOnDay: plan.findItemOn(active),
      isLoaded: active === selectedDay && plan.isLoaded(active),
    },
    today,
    {
      onNavigate: (date) => {
        setSelectedDay(date);
        if (formatMonthKey(toMonth(date)) !== formatMonthKey(month)) showMonth(toMonth(date), true);
      },
      onFocusDay: setSelectedDay,
      onOpen: (date, item) => {
        if (item) actions.onEdit(item);
        else if (date >= today) add(date);
      },
      onDelete: actions.onDelete,
      onMove: editor.move,
    },
  );
  return { active, tappedDay, expandedDate, collapse: () => setExpandedDate(null), dayActions, grid };
};

/** The month grid; on phones a compact grid with the selected day below. */
export const CalendarView = (props: CalendarViewProps) => {
  const { urlState, plan, editor, today } = props;
  const { add, actions } = editor;
  const compact = useIsCompact();
  const { active, tappedDay, expandedDate, collapse, dayActions, grid } = useCalendarDays(props, compact);
  const findDay = (date: string | null) => plan.weeks.flat().find((day) => day.date === date);
  const activeCell = findDay(active);
  const expandedDay = findDay(expandedDate);
  return (
    <div>
      <MonthGrid
        weeks={plan.weeks}
        label={formatMonthLabel(urlState.month, today)}
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
        Use the arrow keys to move between days, and Page Up or Page Down to change the month. Enter opens a
        day, Space picks up an article to move it, and Delete deletes it.
      </Typography>
      {compact && activeCell && (
        <DayPanel day={activeCell} isTapped={activeCell.date === tappedDay} actions={actions} onAdd={add} />
      )}
      {expandedDay && <DayDialog day={expandedDay} actions={actions} onAdd={add} onClose={collapse} />}
    </div>
  );
};
