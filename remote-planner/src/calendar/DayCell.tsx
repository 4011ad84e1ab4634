import type { ScheduledItem } from '@rankwright/contracts/planner';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';
import { spokenDay, type CalendarDay } from './calendar.model.ts';
import { ItemCard } from './ItemCard.tsx';

export interface DayActions {
  onAdd: (date: string) => void;
  onEdit: (item: ScheduledItem) => void;
  onDelete: (item: ScheduledItem) => void;
}

const Empty = ({ day, onAdd }: { day: CalendarDay; onAdd: DayActions['onAdd'] }) => {
  if (day.past) {
    return (
      <Typography variant="body2" color="textSecondary">
        Past date
      </Typography>
    );
  }
  return (
    <Button
      size="small"
      aria-label={`${spokenDay(day.date)}: Click to add content`}
      onClick={() => onAdd(day.date)}
      sx={{
        color: 'text.secondary',
        fontWeight: 400,
        textAlign: 'left',
        p: 0.5,
        minHeight: 48,
        width: '100%',
        justifyContent: 'flex-start',
      }}
    >
      Click to add content
    </Button>
  );
};

/** A day of the month: at most one article is shown, further ones are counted. */
export const DayCell = ({ day, onAdd, onEdit, onDelete }: { day: CalendarDay } & DayActions) => {
  const [item, ...more] = day.items;
  return (
    <Box
      role="gridcell"
      aria-label={spokenDay(day.date)}
      aria-disabled={day.past}
      sx={{
        p: 1,
        minHeight: 128,
        borderRight: 1,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: day.past || !day.inMonth ? 'action.hover' : 'background.paper',
        minWidth: 0,
      }}
    >
      <Typography
        variant="body2"
        sx={{
          fontWeight: day.today ? 700 : 400,
          color: day.today ? 'accent.main' : 'text.secondary',
          mb: 0.5,
        }}
      >
        {day.dayOfMonth}
        {day.today && ' Today'}
      </Typography>
      {item ? (
        <ItemCard item={item} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
      ) : (
        <Empty day={day} onAdd={onAdd} />
      )}
      {more.length > 0 && <Typography variant="body2">+{more.length}</Typography>}
    </Box>
  );
};
