import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { PageHeader } from './PageHeader.tsx';
import { SkipLink } from './SkipLink.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof SkipLink> = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { href: '#content', children: 'Skip to content' },

  parameters: describeComponent({
    purpose: 'Leads keyboard users past the navigation.',
    keywords: ['accessibility', 'keyboard', 'navigation'],
    do: ['Make it the first focusable element.'],
    dont: ['Hide it from the focus order.'],
    states: ['hidden', 'shown on focus'],
    keyboard: [
      ['Tab', 'Shows it'],
      ['Enter', 'Moves to the content'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

export const SkipToContent: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="content">
        <PageHeader title="Content" />
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
