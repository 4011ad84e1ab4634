import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { TitleField } from './TitleField.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof TitleField> = {
  title: 'Components/TitleField',
  parameters: describeComponent({
    purpose: 'The title of a text, edited where readers see it.',
    keywords: ['title', 'headline', 'heading', 'write', 'page'],
    do: ['Put it right above the text it names.'],
    dont: ['Use it in a form; that is a Field.'],
    states: ['empty', 'one line', 'several lines', 'focused'],
    keyboard: [
      ['Enter', 'Goes on to the text'],
      ['ArrowDown at the end', 'Goes on to the text'],
    ],
  }),
  component: TitleField,
  args: {
    value: 'How to prune climbing roses in late winter',
    label: 'Title',
    placeholder: 'Title',
    onChange: fn(),
    onLeave: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof TitleField>;

export const Filled: Story = {};
export const Empty: Story = { args: { value: '' } };
export const EnterGoesOn: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
