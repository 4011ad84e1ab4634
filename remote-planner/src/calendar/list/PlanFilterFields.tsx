import { scheduledStatuses, scheduledStatusLabels } from '@rankwright/contracts/limits';
import { publicationStateLabels, publicationStates } from '@rankwright/contracts/publishing';
import { Box } from '@rankwright/shared-ui/core';
import { Field, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import type { PlanFilters } from './planList.model.ts';

interface PlanFilterFieldsProps {
  filters: PlanFilters;
  onChange: (name: string, value: string) => void;
}

/** Search and filters of the list; their values are kept in the URL. */
export const PlanFilterFields = ({ filters, onChange }: PlanFilterFieldsProps) => (
  <Box
    role="search"
    aria-label="Filter the plan"
    sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr 1fr', sm: '2fr 1fr 1fr' } }}
  >
    <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
      <Field
        label="Search the month"
        type="search"
        value={filters.text}
        onChange={(event) => onChange('q', event.target.value)}
      />
    </Box>
    <SelectField
      label="Status"
      value={filters.status}
      displayEmpty
      onChange={(event) => onChange('status', event.target.value)}
    >
      <MenuItem value="">Any</MenuItem>
      {scheduledStatuses.map((status) => (
        <MenuItem key={status} value={status}>
          {scheduledStatusLabels[status]}
        </MenuItem>
      ))}
    </SelectField>
    <SelectField
      label="Publication"
      value={filters.state}
      displayEmpty
      onChange={(event) => onChange('state', event.target.value)}
    >
      <MenuItem value="">Any</MenuItem>
      {publicationStates.map((state) => (
        <MenuItem key={state} value={state}>
          {publicationStateLabels[state]}
        </MenuItem>
      ))}
    </SelectField>
  </Box>
);
