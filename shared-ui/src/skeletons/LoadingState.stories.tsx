import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadingState } from './LoadingState.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof LoadingState> = {
  title: 'Components/LoadingState',
  argTypes: {
    shape: {
      control: 'select',
      options: ['article', 'calendar', 'form', 'table', 'cards', 'plain', 'lines', 'figures'],
    },
  },
  parameters: describeComponent({
    purpose: 'Holds the place of content that loads, in its final size.',
    keywords: ['loading', 'skeleton', 'waiting', 'spinner'],
    do: ['Choose the shape of what will come.', 'Say so after three seconds.'],
    dont: ['Use a spinner.', 'Show it for what is already cached.'],
    states: ['loading', 'slow'],
    keyboard: 'none',
  }),
  component: LoadingState,
  args: { shape: 'article', slow: false },
};
export default meta;
type Story = StoryObj<typeof LoadingState>;

export const Article: Story = { args: { shape: 'article' } };
export const Calendar: Story = { args: { shape: 'calendar' } };
export const Form: Story = { args: { shape: 'form' } };
export const Table: Story = { args: { shape: 'table' } };
export const Cards: Story = { args: { shape: 'cards' } };
export const Plain: Story = { args: { shape: 'plain' } };
export const Slow: Story = { args: { shape: 'table', slow: true } };
