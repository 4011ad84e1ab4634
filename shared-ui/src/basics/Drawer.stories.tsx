import type { Meta, StoryObj } from '@storybook/react-webpack5';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Drawer from '@mui/material/Drawer';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Drawer> = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { open: true, anchor: 'right' },
  argTypes: { anchor: { control: 'select', options: ['left', 'right', 'bottom'] } },
  parameters: {
    ...describeComponent({
      purpose: 'Shows a side panel over the page.',
      keywords: ['sidebar', 'panel', 'sheet', 'navigation'],
      do: ['Close it on Escape and on a click beside it.'],
      dont: ['Hide the only way to a main action in it.'],
      states: ['open, closed'],
      keyboard: [
        ['Tab', 'Moves through the panel'],
        ['Escape', 'Closes it'],
      ],
    }),
    docs: { story: { inline: false, height: '280px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Drawer>;

export const Open: Story = {
  render: (args) => (
    <Drawer {...args}>
      <List component="nav" aria-label="Navigation" sx={{ width: 240 }}>
        <ListItemButton>
          <ListItemText primary="Content Planner" />
        </ListItemButton>
      </List>
    </Drawer>
  ),
};
