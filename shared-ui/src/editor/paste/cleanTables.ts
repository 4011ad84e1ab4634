import { rename, unwrap } from './elements.ts';

const createEmpty = (cell: HTMLTableCellElement): Element => cell.ownerDocument.createElement(cell.tagName);

/** A merged cell stands in its first place, with empty ones in the others. */
const splitCell = (rows: readonly HTMLTableRowElement[], row: number, column: number): void => {
  const cell = rows[row]?.cells[column];
  if (!cell) return;
  const { colSpan, rowSpan } = cell;
  cell.removeAttribute('colspan');
  cell.removeAttribute('rowspan');
  for (let at = 1; at < colSpan; at += 1) cell.after(createEmpty(cell));
  for (const below of rows.slice(row + 1, row + rowSpan))
    for (let at = 0; at < colSpan; at += 1)
      below.insertBefore(createEmpty(cell), below.cells[column] ?? null);
};

/** A cell has lines only. */
const flattenCell = (cell: Element): void => {
  for (const table of cell.querySelectorAll('table')) table.replaceWith(table.textContent);
  for (const line of cell.querySelectorAll('li, h1, h2, h3, h4, h5, h6, pre')) {
    if (line.querySelector(':scope > p, :scope > div')) unwrap(line);
    else rename(line, 'p');
  }
  for (const block of cell.querySelectorAll('ul, ol, blockquote')) unwrap(block);
};

/** Markdown knows no merged cells and no table without a head. */
export const cleanTables = (body: HTMLElement): void => {
  for (const table of body.querySelectorAll('table')) {
    for (const cell of table.querySelectorAll('td, th')) flattenCell(cell);
    const rows = [...table.rows];
    for (const [row, { cells }] of rows.entries())
      for (let column = 0; column < cells.length; column += 1) splitCell(rows, row, column);
    if (!table.querySelector('th'))
      for (const cell of [...(rows[0]?.cells ?? [])]) if (cell.tagName === 'TD') rename(cell, 'th');
  }
};
