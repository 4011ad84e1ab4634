import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';

export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  onToggle: (row: Row) => void;
  /** How many of all rows are selected, also of those that are not shown. */
  extent: 'none' | 'some' | 'all';
  /** Selects all rows, or none when all are selected. */
  onToggleAll: () => void;
  /** Names a row in its checkbox's label, “Select …”. */
  getName: (row: Row) => string;
}

const checkboxStyle = { p: 0.5 } as const;

/** Header cell with the checkbox for all rows. */
export const SelectAllCell = <Row,>({ selection }: { selection: RowSelection<Row> }) => (
  <TableCell padding="checkbox">
    <Checkbox
      size="small"
      checked={selection.extent === 'all'}
      indeterminate={selection.extent === 'some'}
      onChange={selection.onToggleAll}
      slotProps={{ input: { 'aria-label': 'Select all' } }}
      sx={checkboxStyle}
    />
  </TableCell>
);

/** Cell with the checkbox of one row. */
export const SelectRowCell = <Row,>({ selection, row }: { selection: RowSelection<Row>; row: Row }) => (
  <TableCell padding="checkbox">
    <Checkbox
      size="small"
      checked={selection.isSelected(row)}
      onChange={() => selection.onToggle(row)}
      slotProps={{ input: { 'aria-label': `Select ${selection.getName(row)}` } }}
      sx={checkboxStyle}
    />
  </TableCell>
);
