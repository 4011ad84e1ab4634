import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DiffView } from './DiffView.tsx';
import { MarkdownView } from './MarkdownView.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

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

const meta: Meta<typeof RichTextEditor> = {
  title: 'Editor',
  component: RichTextEditor,
  args: { value: text, label: 'Article', onChange: fn(), onSave: fn() },
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
export const Viewer: Story = { render: () => <MarkdownView markdown={text} /> };
export const HtmlStaysText: Story = {
  render: () => <MarkdownView markdown={'Before <script>alert(1)</script> and after.'} />,
};
export const Diff: Story = {
  render: () => (
    <DiffView
      before="Roses are pruned in spring, before the leaves come."
      after="Climbing roses are pruned in early spring, before the buds open."
    />
  ),
};
