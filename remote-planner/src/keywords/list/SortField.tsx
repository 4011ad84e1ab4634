import { Box } from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';

const orders = [
  ['keyword', 'Keyword, A to Z'],
  ['-volume', 'Volume, highest first'],
  ['difficulty', 'Difficulty, lowest first'],
  ['category', 'Category'],
] as const;

interface SortFieldProps {
  value: string;
  onChange: (order: string) => void;
}

/** Sort order for the phone layout, which has no column headers. */
export const SortField = ({ value, onChange }: SortFieldProps) => (
  <Box sx={{ mt: 2 }}>
    <SelectField
      label="Sort by"
      value={orders.some(([order]) => order === value) ? value : 'keyword'}
      onChange={(event) => onChange(event.target.value)}
    >
      {orders.map(([order, label]) => (
        <MenuItem key={order} value={order}>
          {label}
        </MenuItem>
      ))}
    </SelectField>
  </Box>
);
