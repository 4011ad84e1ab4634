import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import Menu from '@mui/material/Menu';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const OpenMenu = (props: MenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setAnchor} variant="outlined">
        Export
      </Button>
      {anchor && (
        <Menu {...props} anchorEl={anchor}>
          <MenuItem>Export as Markdown</MenuItem>
          <MenuItem>Export as HTML</MenuItem>
        </Menu>
      )}
    </>
  );
};

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  component: Menu,
  args: { open: true },

  parameters: {
    ...describeComponent({
      purpose: 'Offers actions or choices from a button.',
      keywords: ['dropdown', 'context menu', 'options', 'actions'],
      parts: ['MenuItem'],
      do: ['Use ActionMenu for the actions of a row.', 'Start every item with a verb.'],
      dont: ['Nest menus.'],
      states: ['open, closed', 'item: focus, disabled'],
      keyboard: [
        ['Up, Down', 'Moves through the items'],
        ['Enter', 'Runs the item'],
        ['Escape', 'Closes it'],
      ],
    }),
    docs: { story: { inline: false, height: '220px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Menu>;

export const Open: Story = { render: (args) => <OpenMenu {...args} /> };
