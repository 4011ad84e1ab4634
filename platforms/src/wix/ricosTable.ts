import type { Element } from 'hast';
import type { NodeFactory, RicosNode } from './ricos.model.ts';
import { createInlineNodes } from './ricosText.ts';

const listChildren = (element: Element, ...names: string[]): Element[] =>
  element.children.filter(
    (child): child is Element => child.type === 'element' && names.includes(child.tagName),
  );

const bold = { type: 'BOLD' as const, fontWeightValue: 700 };
const columnRatio = 10;
const columnMinimum = 120;
const rowHeight = 47;

/** Converts a table; header cells are bold. */
export const createTableNode = (make: NodeFactory, table: Element): RicosNode => {
  const rows = listChildren(table, 'thead', 'tbody').flatMap((part) => listChildren(part, 'tr'));
  const nodes = rows.map((row) =>
    make(
      'TABLE_ROW',
      listChildren(row, 'th', 'td').map((cell) => {
        const textNodes = createInlineNodes(make, cell.children, cell.tagName === 'th' ? [bold] : []);
        const paragraph = make('PARAGRAPH', textNodes, { paragraphData: {} });
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
