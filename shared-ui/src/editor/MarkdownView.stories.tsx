import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MarkdownView } from './MarkdownView.tsx';
import { sampleArticle } from './sampleArticle.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof MarkdownView> = {
  title: 'Components/MarkdownView',
  component: MarkdownView,
  args: { markdown: sampleArticle },
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
