import { Typography } from '@rankwright/shared-ui/core';
import { SelectField } from '@rankwright/shared-ui/forms';
import { MenuItem } from '@rankwright/shared-ui/overlays';
import {
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@rankwright/shared-ui/tables';
import { changeColumn } from './columnChoices.ts';
import { columnOrder, type ColumnChoice, type UnknownTable } from './columns.model.ts';

const labels = {
  keyword: 'Keyword',
  volume: 'Volume',
  difficulty: 'Difficulty',
  category: 'Category',
} as const;
const shownRows = 3;

interface ColumnMappingProps {
  table: UnknownTable;
  choice: ColumnChoice | undefined;
  onChange: (choice: ColumnChoice) => void;
}

/** Its heading; files without one are asked by the column's number. */
const labelColumn = (heading: string | undefined, index: number): string =>
  heading === undefined || heading === '' ? `Column ${index + 1}` : heading;

/** The first rows of a table whose headings are not known, with the choice of what each column holds. */
export const ColumnMapping = ({ table: { width, head, rows }, choice, onChange }: ColumnMappingProps) => {
  const places = Array.from({ length: width }, (_, index) => index);
  const current = choice ?? places.map((index) => columnOrder[index] ?? null);
  return (
    <div>
      <Typography variant="body2">
        What do these columns hold? Your answer is kept for files like this one.
      </Typography>
      <TableContainer>
        <Table size="small" aria-label="Columns of the file">
          <TableHead>
            <TableRow>
              {places.map((index) => (
                <TableCell key={index} sx={{ minWidth: 140 }}>
                  <SelectField
                    label={labelColumn(head?.cells[index], index)}
                    value={current[index] ?? ''}
                    displayEmpty
                    onChange={({ target }) =>
                      onChange(
                        changeColumn(
                          current,
                          index,
                          columnOrder.find((column) => column === target.value) ?? null,
                        ),
                      )
                    }
                  >
                    <MenuItem value="">Not imported</MenuItem>
                    {columnOrder.map((column) => (
                      <MenuItem key={column} value={column}>
                        {labels[column]}
                      </MenuItem>
                    ))}
                  </SelectField>
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.slice(0, shownRows).map(({ line, cells }) => (
              <TableRow key={line}>
                {places.map((index) => (
                  <TableCell key={index} dir="auto">
                    {cells[index] === '' ? '–' : (cells[index] ?? '–')}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
};
