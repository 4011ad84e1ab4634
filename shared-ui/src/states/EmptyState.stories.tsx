import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof EmptyState> = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    illustration: 'empty-history',
    title: 'Nothing written yet',
    text: 'Your articles will appear here.',
    action: <Button variant="contained">Write the first article</Button>,
  },
  argTypes: { action: { control: false }, text: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Says what will be here, and the one next step.',
    keywords: ['empty', 'nothing', 'first run', 'no results'],
    do: ['Offer one action.'],
    dont: ['Joke about it.', 'Show it while data loads.'],
    states: ['first use', 'no result of a filter'],
    keyboard: [['Tab', 'Moves to the action']],
  }),
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Empty: Story = {};
