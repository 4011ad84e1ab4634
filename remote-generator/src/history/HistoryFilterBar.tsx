import { Box } from '@rankwright/shared-ui/core';
import { Field, SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import { sortLabels, statusLabels, typeLabels, type HistoryFilters } from './filters.model.ts';

interface ChoiceProps<Key extends string> {
  label: string;
  value: Key;
  labels: Record<Key, string>;
  onChange: (value: Key) => void;
}

const Choice = <Key extends string>({ label, value, labels, onChange }: ChoiceProps<Key>) => (
  <SelectField
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value as Key)}
    displayEmpty
  >
    {Object.entries<string>(labels).map(([key, text]) => (
      <MenuItem key={key} value={key}>
        {text}
      </MenuItem>
    ))}
  </SelectField>
);

interface HistoryFilterBarProps {
  typed: string;
  filters: HistoryFilters;
  onType: (text: string) => void;
  onFilter: (change: Partial<HistoryFilters>) => void;
}

export const HistoryFilterBar = ({ typed, filters, onType, onFilter }: HistoryFilterBarProps) => (
  <Box
    component="search"
    aria-label="Filter content history"
    sx={{
      display: 'grid',
      gap: { xs: 1, sm: 2 },
      gridTemplateColumns: { xs: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' },
      '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      '& > :last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
    }}
  >
    <Field
      label="Search content"
      type="search"
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
    <Choice
      label="Status"
      value={filters.status}
      labels={statusLabels}
      onChange={(status) => onFilter({ status })}
    />
    <Choice label="Type" value={filters.type} labels={typeLabels} onChange={(type) => onFilter({ type })} />
    <Choice
      label="Sort by"
      value={filters.sort}
      labels={sortLabels}
      onChange={(sort) => onFilter({ sort })}
    />
  </Box>
);
