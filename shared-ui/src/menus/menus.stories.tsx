import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';

const run = fn();
const actions = () => [
  { label: 'Open to edit', link: { component: Link, to: '#' } },
  { label: 'Duplicate', run },
  { label: 'Delete', run },
];

const meta: Meta<typeof ActionMenu> = {
  title: 'Menus/ActionMenu',
  component: ActionMenu,
  args: { label: 'More', actions },
};
export default meta;
type Story = StoryObj<typeof ActionMenu>;

export const WithLabel: Story = {};
export const Compact: Story = {
  args: { label: 'Actions for Roses', compact: true },
};
export const OneActionRuns: Story = {
  play: async ({ canvasElement }) => {
    run.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'More' }));
    const menu = within(canvasElement.ownerDocument.body);
    await userEvent.click(await menu.findByRole('menuitem', { name: 'Duplicate' }));
    await expect(run).toHaveBeenCalledTimes(1);
    await expect(within(canvasElement).getByRole('button', { name: 'More' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
};
