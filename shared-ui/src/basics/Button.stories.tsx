import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  component: Button,
  args: {
    children: 'Save',
    variant: 'contained',
    size: 'medium',
    color: 'primary',
    disabled: false,
    loading: false,
  },
  argTypes: {
    children: { control: 'text' },
    variant: { control: 'select', options: ['contained', 'outlined', 'text'] },
    size: { control: 'select', options: ['small', 'medium', 'large'] },
    color: { control: 'select', options: ['primary', 'accent', 'error'] },
  },
  parameters: describeComponent({
    purpose: 'Runs an action.',
    keywords: ['action', 'submit', 'call to action', 'command'],
    do: [
      'One filled button per view: the next step.',
      'Name the action with a verb: “Publish”.',
      'Show loading while the work runs; the label stays.',
    ],
    dont: [
      'Use a button to open another page; that is a link.',
      'Disable it without saying why nearby.',
      'Use the accent color more than once on a screen.',
    ],
    states: ['default, hover, focus, pressed', 'loading: keeps its width, cannot be pressed', 'disabled'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Enter or Space', 'Presses it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Button>;

export const Default: Story = {};
export const All: Story = {
  render: () => (
    <Stack spacing={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack
          key={size}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button size={size} variant="contained">
            Save
          </Button>
          <Button size={size} variant="contained" color="accent">
            Start Free Trial
          </Button>
          <Button size={size} variant="outlined">
            Cancel
          </Button>
          <Button size={size} variant="outlined" color="error">
            Delete
          </Button>
          <Button size={size}>Text</Button>
          <Button size={size} variant="contained" disabled>
            Disabled
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};
