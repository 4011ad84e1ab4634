import type { Element } from 'hast';
import type { MakeNode, RicosNode } from './ricos.model.ts';
import { lineOf } from './ricosText.ts';

const children = (element: Element, ...names: string[]): Element[] =>
  element.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const bold = { type: 'BOLD' as const, fontWeightValue: 700 };
const columnRatio = 10;
const columnMinimum = 120;
const rowHeight = 47;

/** A table; cells of its head are bold. */
export const tableNode = (make: MakeNode, table: Element): RicosNode => {
  const rows = children(table, 'thead', 'tbody').flatMap((part) => children(part, 'tr'));
  const nodes = rows.map((row) =>
    make(
      'TABLE_ROW',
      children(row, 'th', 'td').map((cell) => {
        const words = lineOf(make, cell.children, cell.tagName === 'th' ? [bold] : []);
        const paragraph = make('PARAGRAPH', words, { paragraphData: {} });
        return make('TABLE_CELL', [paragraph], {
          tableCellData: { cellStyle: { verticalAlignment: 'TOP' } },
        });
      }),
    ),
  );
  const columns = Math.max(0, ...nodes.map((row) => row.nodes.length));
  const dimensions = {
    colsWidthRatio: Array<number>(columns).fill(columnRatio),
    colsMinWidth: Array<number>(columns).fill(columnMinimum),
    rowsHeight: Array<number>(nodes.length).fill(rowHeight),
  };
  return make('TABLE', nodes, { tableData: { dimensions } });
};
