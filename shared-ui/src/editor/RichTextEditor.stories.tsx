import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import { sampleArticle } from './sampleArticle.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof RichTextEditor> = {
  title: 'Components/RichTextEditor',
  parameters: describeComponent({
    purpose: 'Edits formatted text and keeps it as Markdown.',
    keywords: ['editor', 'write', 'article', 'text', 'markdown', 'format'],
    do: ['Give it the whole width of the page.'],
    dont: ['Use it for a line of text; that is a Field.'],
    states: ['empty', 'editing', 'selection'],
    keyboard: [
      ['/', 'Opens the list of what can be inserted'],
      ['Ctrl+B, Ctrl+I', 'Bold, italic'],
      ['Ctrl+S', 'Saves'],
      ['Ctrl+Z', 'Undoes'],
    ],
  }),
  component: RichTextEditor,
  args: { value: sampleArticle, label: 'Article', onChange: fn(), onSave: fn() },
};
export default meta;
type Story = StoryObj<typeof RichTextEditor>;

export const Editing: Story = {};
export const SaveShortcut: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Article' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await expect(args.onSave).toHaveBeenCalled();
  },
};
