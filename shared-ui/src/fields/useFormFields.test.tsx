import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { Checkbox } from '../forms.ts';
import { Field } from './Field.tsx';
import { useFormFields } from './useFormFields.ts';

const Form = () => {
  const { values, formRef, field, change } = useFormFields({ email: '', note: '', agreed: false });
  return (
    <form ref={formRef} aria-label="Form">
      <Field label="Email" {...field('email')} />
      <Field label="Note" multiline rows={2} {...field('note')} />
      <Checkbox
        name="agreed"
        checked={values.agreed}
        onChange={(_, checked) => change('agreed')(checked)}
        slotProps={{ input: { 'aria-label': 'Agree' } }}
      />
      <output>{JSON.stringify(values)}</output>
    </form>
  );
};

afterEach(() => document.body.replaceChildren());

it('keeps what was typed, filled in and ticked before the form was hydrated', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`;
  const root = document.getElementById('root') ?? document.body;
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Note'), 'Roses');
  await user.click(screen.getByLabelText('Agree'));
  act(() => void hydrateRoot(root, <Form />));
  expect(screen.getByRole('status')).toHaveTextContent(
    JSON.stringify({ email: 'ada@example.com', note: 'Roses', agreed: true }),
  );
  await user.type(screen.getByLabelText('Note'), ' and thorns');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Note')).toHaveValue('Roses and thorns');
  expect(screen.getByLabelText('Agree')).toBeChecked();
});

it('begins with its own values where nothing was typed', () => {
  render(<Form />);
  expect(screen.getByRole('status')).toHaveTextContent(
    JSON.stringify({ email: '', note: '', agreed: false }),
  );
});
