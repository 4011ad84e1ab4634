import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { PasswordField } from './PasswordField.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', hint: 'At least 6 characters.', disabled: false },
  argTypes: { hint: { control: 'text' }, error: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Asks for a password and can show it.',
    keywords: ['password', 'secret', 'log in', 'key'],
    do: ['State the rule before it is broken.'],
    dont: ['Block pasting.'],
    states: ['hidden, shown', 'error'],
    keyboard: [
      ['Tab', 'Moves to the field, then to Show'],
      ['Enter or Space on Show', 'Shows or hides the password'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof PasswordField>;

export const Password: Story = {};
export const PasswordShown: Story = {
  args: { hint: undefined, defaultValue: 'correct horse' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
