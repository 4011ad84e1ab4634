import { Box } from '@rankwright/shared-ui/core';
import type { CalendarDay } from './calendar.model.ts';
import { DayCell, type DayActions } from './DayCell.tsx';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The month as a grid; scrolls sideways on small screens. */
export const MonthGrid = ({
  weeks,
  label,
  ...actions
}: { weeks: readonly CalendarDay[][]; label: string } & DayActions) => (
  <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={`Calendar, ${label}`}>
    <Box
      role="grid"
      aria-label={label}
      sx={{ minWidth: 840, borderTop: 1, borderLeft: 1, borderColor: 'divider' }}
    >
      <Box role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
        {weekdays.map((name) => (
          <Box
            key={name}
            role="columnheader"
            sx={{
              p: 1,
              borderRight: 1,
              borderBottom: 1,
              borderColor: 'divider',
              fontSize: '0.8125rem',
              fontWeight: 600,
            }}
          >
            {name}
          </Box>
        ))}
      </Box>
      {weeks.map((week) => (
        <Box key={week[0]?.date} role="row" sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
          {week.map((day) => (
            <DayCell key={day.date} day={day} {...actions} />
          ))}
        </Box>
      ))}
    </Box>
  </Box>
);
