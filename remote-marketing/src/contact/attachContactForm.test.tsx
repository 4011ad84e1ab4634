import { sendContactMessage } from '@rankwright/contracts/contact';
import { toastEvent, type StaticToast } from '@rankwright/contracts/staticPage';
import { mockApi, mockError, mockReply } from '@rankwright/sdk/testing';
import { RankwrightTheme } from '@rankwright/shared-ui/core';
import { createQueryClient, QueryClientProvider } from '@rankwright/sdk/query';
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { attachContactForm } from './attachContactForm.ts';
import { ContactForm } from './ContactForm.tsx';

const api = mockApi();
const toasts: StaticToast[] = [];
const listen = (event: Event) => toasts.push((event as CustomEvent<StaticToast>).detail);
const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const send = () => user.click(screen.getByRole('button', { name: 'Send message' }));
const fillIn = async (email = 'ada@example.com') => {
  await user.type(field('Name'), 'Ada');
  await user.type(field('Email'), email);
  await user.type(field('Message'), 'Hello there');
};

beforeEach(() => {
  toasts.length = 0;
  document.addEventListener(toastEvent, listen);
  document.body.innerHTML = renderToStaticMarkup(
    <RankwrightTheme>
      <QueryClientProvider client={createQueryClient()}>
        <ContactForm />
      </QueryClientProvider>
    </RankwrightTheme>,
  );
  attachContactForm(document);
});
afterEach(() => document.removeEventListener(toastEvent, listen));

it('shows an error at each missing field, focuses the first one and removes it on input [A-069]', async () => {
  await user.type(field('Name'), 'Ada');
  await send();
  expect(toasts).toMatchObject([
    {
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
      durationMs: 5_000,
    },
  ]);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toBeInvalid();
  expect(field('Email')).toHaveAccessibleDescription('Enter your email.');
  expect(field('Message')).toHaveAccessibleDescription('Write your message.');
  expect(field('Name')).toBeValid();
  await user.type(field('Email'), 'a');
  expect(field('Email')).not.toHaveAttribute('aria-invalid');
  expect(screen.queryByText('Enter your email.')).toBeNull();
});

it('shows an error for an invalid email address', async () => {
  await fillIn('ada@example');
  await send();
  expect(toasts).toMatchObject([
    { title: 'Invalid Email', description: 'Please enter a valid email address.' },
  ]);
  expect(field('Email')).toHaveFocus();
});

it('sends the endpoint what the app sends, disables the button meanwhile, confirms and clears the form', async () => {
  const bodies: unknown[] = [];
  let finish: () => void = () => undefined;
  api.use(
    mockReply(sendContactMessage, async ({ body }) => {
      bodies.push(body);
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { success: true as const, message: 'Thank you.' };
    }),
  );
  await fillIn();
  await send();
  await waitFor(() => expect(bodies).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
  finish();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Message Submitted Successfully!', variant: 'default' }]),
  );
  expect(field('Message')).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
  expect(bodies).toEqual([{ name: 'Ada', email: 'ada@example.com', company: '', message: 'Hello there' }]);
});

it('keeps what was typed when sending fails', async () => {
  api.use(mockError(sendContactMessage, 'INTERNAL'));
  await fillIn();
  await send();
  await waitFor(() =>
    expect(toasts).toMatchObject([{ title: 'Failed to Submit Message', variant: 'destructive' }]),
  );
  expect(field('Message')).toHaveValue('Hello there');
});
