import type { Meta, StoryObj } from '@storybook/react-webpack5';
import MenuItem from '@mui/material/MenuItem';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';

const meta: Meta<typeof Field> = { title: 'Fields', component: Field };
export default meta;
type Story = StoryObj<typeof Field>;

export const Plain: Story = { args: { label: 'Title', hint: 'Shown in the calendar.' } };
export const Required: Story = { args: { label: 'Email', required: true, type: 'email' } };
export const Wrong: Story = {
  args: { label: 'Email', error: 'Please enter a valid email address.', defaultValue: 'ada@' },
};
export const Disabled: Story = { args: { label: 'Email', disabled: true, defaultValue: 'ada@example.com' } };
export const Choice: Story = {
  args: { label: 'Tone' },
  render: () => (
    <SelectField label="Tone" defaultValue="Friendly">
      {['Friendly', 'Informative'].map((tone) => (
        <MenuItem key={tone} value={tone}>
          {tone}
        </MenuItem>
      ))}
    </SelectField>
  ),
};
export const Password: Story = {
  args: { label: 'Password' },
  render: () => <PasswordField label="Password" hint="At least 6 characters." />,
};
