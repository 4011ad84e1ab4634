import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { describeComponent } from '../../.storybook/describeComponent.ts';
import { Tab, Tabs, type TabsProps } from '../tabs.ts';

const ArticleTools = (props: TabsProps) => {
  const [tab, setTab] = useState('generate');
  return (
    <Tabs {...props} value={tab} onChange={(_, next: string) => setTab(next)}>
      <Tab value="generate" label="Generate" />
      <Tab value="rewrite" label="Rewrite" />
      <Tab value="ideas" label="Ideas" />
    </Tabs>
  );
};

const meta: Meta<typeof Tabs> = {
  title: 'Components/Tabs',
  component: Tabs,
  args: { 'aria-label': 'Article tools', variant: 'scrollable' },
  argTypes: { variant: { control: 'select', options: ['scrollable', 'fullWidth'] } },
  parameters: describeComponent({
    purpose: 'Switches between views of one thing.',
    keywords: ['tab', 'view', 'section', 'switch'],
    parts: ['Tab'],
    do: ['Keep two to five tabs with one or two words.', 'Keep the selected tab in the address.'],
    dont: ['Use tabs for steps in sequence.'],
    states: ['selected, not selected', 'focus', 'scrollable on a phone'],
    keyboard: [
      ['Tab', 'Moves to the selected tab'],
      ['Left, Right', 'Moves to the next tab'],
      ['Home, End', 'Moves to the first or last tab'],
      ['Enter or Space', 'Selects the tab'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const ByKeyboard: Story = {
  render: (args) => <ArticleTools {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Generate' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Rewrite' })).toHaveAttribute('aria-selected', 'true');
  },
};
