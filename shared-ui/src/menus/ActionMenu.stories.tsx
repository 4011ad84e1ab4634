import Link from '@mui/material/Link';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ActionMenu } from './ActionMenu.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const run = fn();
const actions = () => [
  { label: 'Open to edit', link: { component: Link, to: '#' } },
  { label: 'Duplicate', run },
  { label: 'Delete', run },
];

const meta: Meta<typeof ActionMenu> = {
  title: 'Components/ActionMenu',
  parameters: describeComponent({
    purpose: 'Keeps the further actions of one thing behind a button.',
    keywords: ['menu', 'more', 'dropdown', 'row actions'],
    do: ['Name the thing in the label of a compact button.', 'Put Delete last.'],
    dont: ['Hide the main action in it.'],
    states: ['with a label', 'compact: three dots', 'open'],
    keyboard: [
      ['Enter or Space', 'Presses it'],
      ['Up, Down', 'Moves through the actions'],
      ['Escape', 'Closes it'],
    ],
  }),
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
