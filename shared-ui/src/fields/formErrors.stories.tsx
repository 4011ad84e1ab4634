import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SubmitEvent } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useFieldErrors } from './useFieldErrors.ts';

const meta: Meta = { title: 'Patterns/Form with errors' };
export default meta;
type Story = StoryObj;

const Form = () => {
  const [formRef, errors] = useFieldErrors<'name' | 'password'>();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    errors.show({ password: 'Password must be at least 6 characters long' });
  };
  return (
    <Stack component="form" noValidate spacing={2} ref={formRef} onSubmit={submit} sx={{ maxWidth: 420 }}>
      <Field label="Name" required {...errors.getErrorProps('name')} />
      <PasswordField
        label="Password"
        required
        onChange={() => errors.clear('password')}
        {...errors.getErrorProps('password')}
      />
      <Button type="submit" variant="contained">
        Save
      </Button>
    </Stack>
  );
};

export const FocusOnTheFirstError: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByLabelText(/^Password/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Password/)).toHaveAccessibleDescription(
      'Password must be at least 6 characters long',
    );
  },
};
export const ErrorClearsOnChange: Story = {
  render: () => <Form />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.type(canvas.getByLabelText(/^Password/), 'c');
    await expect(canvas.queryByText('Password must be at least 6 characters long')).toBeNull();
  },
};
