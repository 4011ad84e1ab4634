import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import type { PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import Popover from '@mui/material/Popover';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const Details = (props: PopoverProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button ref={setAnchor} variant="outlined">
        Details
      </Button>
      {anchor && (
        <Popover {...props} anchorEl={anchor} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
          <Typography sx={{ p: 2 }}>Published on March 20, 9:00 AM</Typography>
        </Popover>
      )}
    </>
  );
};

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  component: Popover,
  args: { open: true },

  parameters: {
    ...describeComponent({
      purpose: 'Shows details at the place they belong to.',
      keywords: ['details', 'overlay', 'card'],
      do: ['Open it by a button that says so.'],
      dont: ['Put a form into it.'],
      states: ['open, closed'],
      keyboard: [
        ['Tab', 'Moves through its content'],
        ['Escape', 'Closes it'],
      ],
    }),
    docs: { story: { inline: false, height: '220px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Popover>;

export const Open: Story = { render: (args) => <Details {...args} /> };
