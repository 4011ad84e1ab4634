import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Link from '@mui/material/Link';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  component: Link,
  args: { children: 'Read the guide', href: '#guide' },
  argTypes: { children: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Opens another page or place.',
    keywords: ['anchor', 'navigation', 'url'],
    do: ['Say where it leads.', 'Keep the underline in running text.'],
    dont: ['Run an action with it; that is a Button.', 'Write “click here”.'],
    states: ['default, hover, focus'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Enter', 'Opens it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Link>;

export const InText: Story = {};
