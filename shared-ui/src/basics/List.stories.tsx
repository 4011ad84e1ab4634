import type { Meta, StoryObj } from '@storybook/react-webpack5';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof List> = {
  title: 'Components/List',
  component: List,
  args: { dense: false },

  parameters: describeComponent({
    purpose: 'Lists things of one kind, one below the other.',
    keywords: ['rows', 'items', 'navigation'],
    parts: ['ListItemButton', 'ListItemText'],
    do: ['Keep one line per item, with one line of detail.'],
    dont: ['Use it where columns are compared; that is a DataTable.'],
    states: ['default', 'selected', 'hover, focus'],
    keyboard: [
      ['Tab', 'Moves to the next item'],
      ['Enter', 'Opens it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof List>;

export const Items: Story = {
  render: (args) => (
    <List {...args} component="nav" aria-label="Screens" sx={{ maxWidth: 320 }}>
      <ListItemButton selected>
        <ListItemText primary="Content Planner" secondary="12 articles in November" />
      </ListItemButton>
      <ListItemButton>
        <ListItemText primary="Content History" secondary="48 articles" />
      </ListItemButton>
    </List>
  ),
};
