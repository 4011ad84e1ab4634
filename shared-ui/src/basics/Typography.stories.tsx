import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Typography from '@mui/material/Typography';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Typography> = {
  title: 'Components/Typography',
  component: Typography,
  args: { variant: 'body1', children: 'Plan, write and publish without losing a word.' },
  argTypes: {
    variant: {
      control: 'select',
      options: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'overline'],
    },
    children: { control: 'text' },
  },
  parameters: describeComponent({
    purpose: 'Sets text in the styles of the theme.',
    keywords: ['text', 'heading', 'paragraph', 'font'],
    do: ['Choose the element by meaning (component), the style by rank (variant).'],
    dont: ['Set sizes or fonts of your own.', 'Skip heading ranks.'],
    states: ['h1 to h6, body1, body2, overline', 'color: textPrimary, textSecondary'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Typography>;

export const Text: Story = {};
