import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ErrorState } from './ErrorState.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof ErrorState> = {
  title: 'Components/ErrorState',
  component: ErrorState,
  args: {
    title: 'The history could not be loaded',
    text: 'Try again in a moment.',
    onRetry: fn(),
    retrying: false,
    size: 'medium',
  },
  argTypes: {
    text: { control: 'text' },
    size: { control: 'select', options: ['small', 'medium'] },
    heading: { control: 'select', options: ['h1', 'h2'] },
  },
  parameters: describeComponent({
    purpose: 'Says what failed and what to do.',
    keywords: ['error', 'failed', 'retry', 'problem'],
    do: ['Name what could not be loaded.', 'Offer Retry.'],
    dont: ['Show codes or developer words.', 'Blame the person.'],
    states: ['page', 'section: small', 'retrying'],
    keyboard: [['Tab', 'Moves to Retry']],
  }),
};
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Failed: Story = { args: { owner: 'Writing team' } };
export const FailedSection: Story = { args: { size: 'small', title: 'The preview could not be loaded' } };
export const Retrying: Story = { args: { retrying: true } };
