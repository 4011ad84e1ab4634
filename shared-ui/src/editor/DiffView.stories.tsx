import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DiffView } from './DiffView.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof DiffView> = {
  title: 'Components/DiffView',
  component: DiffView,
  args: {
    before: 'Roses are pruned in spring, before the leaves come.',
    after: 'Climbing roses are pruned in early spring, before the buds open.',
  },

  parameters: describeComponent({
    purpose: 'Compares two versions of a text by words.',
    keywords: ['compare', 'changes', 'version', 'rewrite'],
    do: ['Show the older text as “before”.'],
    dont: ['Rely on color alone; words are struck or underlined.'],
    states: ['added', 'removed', 'unchanged'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof DiffView>;

export const Diff: Story = {};
