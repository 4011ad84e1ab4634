import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StageList } from './StageList.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof StageList> = {
  title: 'Components/StageList',
  parameters: describeComponent({
    purpose: 'Shows the stages of long work, and which one runs.',
    keywords: ['progress', 'steps', 'generation', 'stages'],
    do: ['Name real stages.', 'Keep their number while the work runs.'],
    dont: ['Invent progress.'],
    states: ['waiting, in progress, done, failed'],
    keyboard: 'none',
  }),
  component: StageList,
  args: { stages: [{ label: 'Outline', state: 'active' }] },
};
export default meta;
type Story = StoryObj<typeof StageList>;

export const Started: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'active' },
      { label: 'Draft', state: 'waiting' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
export const HalfWay: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'done' },
      { label: 'Draft', state: 'active' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
export const FailedStage: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'done' },
      { label: 'Draft', state: 'failed' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
