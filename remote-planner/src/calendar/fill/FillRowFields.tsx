import { Box } from '@rankwright/shared-ui/core';
import { Checkbox, Field } from '@rankwright/shared-ui/forms';
import type { FillRow } from './fill.model.ts';

interface FillRowFieldsProps {
  row: FillRow;
  today: string;
  onChange: (change: Partial<FillRow>) => void;
}

/** One article of the preview: whether it is planned, its title and its day. */
export const FillRowFields = ({ row, today, onChange }: FillRowFieldsProps) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      columnGap: 1.5,
      rowGap: 1,
      gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) 160px' },
      alignItems: 'start',
    }}
  >
    <Checkbox
      checked={row.isSelected}
      sx={{ mt: 3 }}
      slotProps={{ input: { 'aria-label': `Plan “${row.title}”` } }}
      onChange={({ target }) => onChange({ isSelected: target.checked })}
    />
    <Field
      label={row.source.kind === 'backlog' ? 'From your backlog' : `For “${row.source.keyword}”`}
      value={row.title}
      disabled={!row.isSelected}
      error={row.isSelected && !row.title.trim() ? 'Enter a title.' : undefined}
      slotProps={{ htmlInput: { maxLength: 300, 'aria-label': `Title of “${row.title}”` } }}
      onChange={({ target }) => onChange({ title: target.value })}
    />
    <Box sx={{ gridColumn: { xs: 2, sm: 3 } }}>
      <Field
        label="Date"
        type="date"
        value={row.date}
        disabled={!row.isSelected}
        error={row.isSelected && row.date < today ? 'Choose today or a later date.' : undefined}
        slotProps={{ htmlInput: { min: today, 'aria-label': `Date of “${row.title}”` } }}
        onChange={({ target }) => onChange({ date: target.value })}
      />
    </Box>
  </Box>
);
