import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MarkdownView } from './MarkdownView.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const text = `## When to prune

Begin with the **dead** wood, then the crossing branches.

- Look at the plant first
- Then at the soil

> Stop while it still looks like a rose.

| Month | Work |
| --- | --- |
| March | Prune |
| June | Feed |
`;

const meta: Meta<typeof MarkdownView> = {
  title: 'Components/MarkdownView',
  component: MarkdownView,
  args: { markdown: text },
  argTypes: { markdown: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Shows an article as it reads.',
    keywords: ['markdown', 'article', 'preview', 'read'],
    do: ['Keep lines at 680 pixels.'],
    dont: ['Render HTML of the text; it stays text.'],
    states: ['article', 'HTML as text'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof MarkdownView>;

export const Viewer: Story = {};
export const HtmlStaysText: Story = { args: { markdown: 'Before <script>alert(1)</script> and after.' } };
