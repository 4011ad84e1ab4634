import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';
import { SelectAllCell, SelectRowCell, type RowSelection } from './SelectionCells.tsx';
import { stackedRows } from './stackedRows.ts';

export interface Column<Row> {
  key: string;
  label: string;
  render: (row: Row) => ReactNode;
  align?: 'left' | 'right';
  sortable?: boolean;
  width?: number | string;
}

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface DataTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** Adds a first column with checkboxes. */
  selection?: RowSelection<Row> | undefined;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

const toggleSort = (sort: Sort | undefined, key: string): Sort => ({
  key,
  direction: sort?.key === key && sort.direction === 'asc' ? 'desc' : 'asc',
});

/**
 * Table with sortable columns and selectable rows, which scrolls sideways on small screens. One that only shows has a
 * block for each row there.
 */
export const DataTable = <Row,>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  selection,
  empty,
}: DataTableProps<Row>) => {
  if (rows.length === 0 && empty) return <Box>{empty}</Box>;
  const isStacked = !onSort && !selection;
  return (
    <TableContainer tabIndex={0} role="region" aria-label={caption}>
      <Table size="small" role="table" aria-label={caption} {...(isStacked && { sx: stackedRows })}>
        <TableHead role="rowgroup">
          <TableRow role="row">
            {selection && <SelectAllCell selection={selection} />}
            {columns.map(({ key, label, align = 'left', sortable, width }) => (
              <TableCell
                key={key}
                role="columnheader"
                align={align}
                sx={{ width, fontWeight: 600, whiteSpace: 'nowrap' }}
                {...(sort?.key === key && { sortDirection: sort.direction })}
              >
                {sortable && onSort ? (
                  <TableSortLabel
                    active={sort?.key === key}
                    direction={sort?.key === key ? sort.direction : 'asc'}
                    onClick={() => onSort(toggleSort(sort, key))}
                  >
                    {label}
                  </TableSortLabel>
                ) : (
                  label
                )}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody role="rowgroup">
          {rows.map((row) => (
            <TableRow key={rowKey(row)} role="row" hover selected={selection?.isSelected(row) ?? false}>
              {selection && <SelectRowCell selection={selection} row={row} />}
              {columns.map(({ key, label, align = 'left', render }) => (
                <TableCell key={key} role="cell" align={align} data-label={label}>
                  {render(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
