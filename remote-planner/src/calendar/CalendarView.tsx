import { Box, visuallyHidden } from '@rankwright/shared-ui/core';
import { useMemo, useState } from 'react';
import { useItemSelection } from '../scheduledItems/SelectionContext.ts';
import { useIsCompact } from '../useIsCompact.ts';
import type { PlannerUrlState } from '../usePlannerUrlState.ts';
import { toMonth, formatMonthLabel, formatWeek, type CalendarDay } from './calendar.model.ts';
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

/** The day that Tab reaches: the selected one, else today, else the first of the month or week. */
const getActiveDay = (selectedDay: string | null, weeks: readonly CalendarDay[][], today: string): string => {
  const days = weeks.flat();
  if (selectedDay && days.some(({ date }) => date === selectedDay)) return selectedDay;
  const inside = days.filter(({ inMonth }) => inMonth);
  return (inside.find(({ date }) => date === today) ?? inside[0])?.date ?? today;
};

/** The selected day and what a pointer or the keyboard does on a day. */
const useCalendarDays = ({ urlState, plan, editor, today }: CalendarViewProps, compact: boolean) => {
  const { showMonth, showWeek } = urlState;
  // Not `today`: that is the browser's day until the account's time zone is known.
  const [selectedDay, setSelectedDay] = useState<string | null>(null);
  const [tappedDay, setTappedDay] = useState<string | null>(null);
  const [expandedDate, setExpandedDate] = useState<string | null>(null);
  const { add, actions } = editor;
  const { toggle } = useItemSelection();
  const active = getActiveDay(selectedDay, plan.shownWeeks, today);
  const isShown = (day: string) =>
    plan.shownWeeks.flat().some(({ date, inMonth }) => date === day && inMonth);
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
      isInMonth: isShown(active),
      itemOnDay: plan.findItemOn(active),
      isLoaded: active === selectedDay && plan.isLoaded(active),
      daysPerRow: urlState.view === 'week' && !compact ? 1 : 7,
    },
    today,
    {
      onNavigate: (date) => {
        setSelectedDay(date);
        if (isShown(date)) return;
        if (urlState.view === 'week') showWeek(date, true);
        else showMonth(toMonth(date), true);
      },
      onFocusDay: setSelectedDay,
      onOpen: (date, item) => {
        if (item) actions.onEdit(item);
        else if (date >= today) add(date);
      },
      onDelete: actions.onDelete,
      onSelect: toggle,
      onMove: editor.move,
    },
  );
  return { active, tappedDay, expandedDate, collapse: () => setExpandedDate(null), dayActions, grid };
};

/** The grid of the month or week; on phones a compact grid with the selected day below. */
export const CalendarView = (props: CalendarViewProps) => {
  const { urlState, plan, editor, today } = props;
  const { add, actions } = editor;
  const compact = useIsCompact();
  const { active, tappedDay, expandedDate, collapse, dayActions, grid } = useCalendarDays(props, compact);
  const isWeek = urlState.view === 'week';
  const findDay = (date: string | null) => plan.shownWeeks.flat().find((day) => day.date === date);
  const activeCell = findDay(active);
  const expandedDay = findDay(expandedDate);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0 }}>
      <MonthGrid
        weeks={plan.shownWeeks}
        label={isWeek ? formatWeek(urlState.week) : formatMonthLabel(urlState.month, today)}
        grid={grid}
        actions={dayActions}
        compact={compact}
        isWhole={isWeek && !compact}
        waiting={plan.current.isPending}
      />
      <Box component="p" id="planner-keys" sx={visuallyHidden}>
        Use the arrow keys to move between days, and Page Up or Page Down to change the month. Enter opens a
        day, Space picks up an article to move it, X selects it, and Delete deletes it.
      </Box>
      {compact && activeCell && (
        <DayPanel day={activeCell} isTapped={activeCell.date === tappedDay} actions={actions} onAdd={add} />
      )}
      {expandedDay && <DayDialog day={expandedDay} actions={actions} onAdd={add} onClose={collapse} />}
    </Box>
  );
};
