import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Field } from './Field.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Field> = {
  title: 'Components/Field',
  argTypes: { error: { control: 'text' }, hint: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Asks for a line or a paragraph of text.',
    keywords: ['input', 'text', 'form', 'textarea', 'email'],
    do: ['Keep the label above, always visible.', 'Say in the hint what is expected.'],
    dont: ['Use the placeholder as a label.', 'Clear what was typed on an error.'],
    states: ['default, focus', 'required', 'error: replaces the hint', 'disabled'],
    keyboard: [['Tab', 'Moves to the field']],
  }),
  component: Field,
  args: { label: 'Title', disabled: false, required: false },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Plain: Story = { args: { label: 'Title', hint: 'Shown in the calendar.' } };
export const Required: Story = { args: { label: 'Email', required: true, type: 'email' } };
export const Wrong: Story = {
  args: { label: 'Email', error: 'Please enter a valid email address.', defaultValue: 'ada@' },
};
export const Disabled: Story = { args: { label: 'Email', disabled: true, defaultValue: 'ada@example.com' } };
