import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState } from '../states/EmptyState.tsx';
import { StatusBadge } from '../states/StatusBadge.tsx';
import { DataTable, type Column } from './DataTable.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

interface Row {
  id: string;
  title: string;
  words: number;
  live: boolean;
}

const rows: readonly Row[] = [
  {
    id: '1',
    title: 'When to prune climbing roses',
    words: 812,
    live: true,
  },
  { id: '2', title: 'Vertragsverlängerungsbestätigung und andere lange Wörter', words: 1_204, live: false },
  { id: '3', title: 'Five shears for small hands', words: 506, live: false },
];
const columns: readonly Column<Row>[] = [
  { key: 'title', label: 'Title', render: ({ title }) => title, sortable: true },
  { key: 'words', label: 'Words', align: 'right', render: ({ words }) => words, sortable: true },
  {
    key: 'state',
    label: 'State',
    render: ({ live }) => <StatusBadge tone={live ? 'success' : 'neutral'} label={live ? 'Live' : 'Draft'} />,
  },
];

const meta: Meta<typeof DataTable<Row>> = {
  title: 'Components/DataTable',
  argTypes: {
    columns: { control: false },
    rows: { control: false },
    rowKey: { control: false },
    empty: { control: false },
  },
  parameters: describeComponent({
    purpose: 'Compares many things by columns; sorts and selects them.',
    keywords: ['table', 'list', 'sort', 'select', 'rows', 'grid'],
    parts: ['Table', 'TableBody', 'TableCell', 'TableContainer', 'TableHead', 'TableRow'],
    do: ['Align numbers right.', 'Keep the first column the name.'],
    dont: ['Show more than seven columns.'],
    states: ['rows', 'sorted', 'selected', 'empty'],
    keyboard: [
      ['Tab', 'Moves to the headers, checkboxes and links'],
      ['Enter on a header', 'Sorts by it'],
      ['Space on a checkbox', 'Selects the row'],
      ['Left, Right', 'Scrolls a wide table'],
    ],
  }),
  component: DataTable<Row>,
  args: { caption: 'Articles', columns, rows, rowKey: ({ id }) => id, onSort: fn() },
};
export default meta;
type Story = StoryObj<typeof DataTable<Row>>;

export const Rows: Story = {};
export const Sorted: Story = {
  args: { sort: { key: 'words', direction: 'desc' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Words' }));
    await expect(args.onSort).toHaveBeenCalledWith({ key: 'words', direction: 'asc' });
  },
};
export const Selectable: Story = {
  args: {
    selection: {
      isSelected: ({ id }) => id === '2',
      extent: 'some',
      onToggle: fn(),
      onToggleAll: fn(),
      getName: ({ title }) => title,
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Five shears for small hands' }));
    await expect(args.selection?.onToggle).toHaveBeenCalledWith(rows[2]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all' }));
    await expect(args.selection?.onToggleAll).toHaveBeenCalled();
  },
};
export const Empty: Story = {
  args: {
    rows: [],
    empty: (
      <EmptyState
        illustration="empty-history"
        title="Nothing written yet"
        text="Your articles will appear here."
      />
    ),
  },
};
