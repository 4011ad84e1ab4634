import { sendContactMessage } from '@rankwright/contracts/contact';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as ContactPage } from './ContactPage.tsx';

const api = mockApi();
const open = () => renderScreen(<ContactPage />, { at: '/contact', signedIn: false });
const type = async ({ user }: ReturnType<typeof open>, email = 'ada@example.com') => {
  await user.type(screen.getByLabelText(/^Name/), 'Ada');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await user.type(screen.getByLabelText(/^Message/), 'Hello there');
};
const send = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

describe('the contact page', () => {
  it('has a hero, an email card, the form and the closing promises [A-065] [A-066] [A-067] [A-068] [C-269]', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Email us' })).toHaveTextContent('within 24 hours');
    for (const name of ['Name', 'Email', 'Message'])
      expect(screen.getByRole('textbox', { name })).toBeRequired();
    expect(screen.getByLabelText('Company (optional)')).not.toBeRequired();
    expect(screen.getByRole('list', { name: 'Our promises' })).toHaveTextContent(
      '24/7 support3 days free trial100% satisfaction guarantee',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an error at each missing field and focuses the first one [A-069]', async () => {
    const view = open();
    await view.user.type(screen.getByLabelText(/^Name/), 'Ada');
    await send(view);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Missing InformationPlease fill in all required fields.',
    );
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Message/)).toHaveAccessibleDescription('Write your message.');
    expect(screen.getByLabelText(/^Name/)).toBeValid();
  });

  it('shows an error for an invalid email address [A-070]', async () => {
    const view = open();
    await type(view, 'ada@example');
    await send(view);
    expect(screen.getByRole('alert')).toHaveTextContent('Invalid EmailPlease enter a valid email address.');
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('disables the button while sending, then confirms and clears the form [A-071] [A-073]', async () => {
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
    const view = open();
    await type(view);
    await send(view);
    expect(screen.getByRole('button', { name: /Send message/ })).toBeDisabled();
    await waitFor(() => expect(bodies).toHaveLength(1));
    finish();
    expect(await screen.findByText('Message Submitted Successfully!')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Message/)).toHaveValue('');
    expect(bodies[0]).toEqual({ name: 'Ada', email: 'ada@example.com', company: '', message: 'Hello there' });
  });

  it('shows an error when sending fails and keeps what was typed [A-072]', async () => {
    api.use(mockError(sendContactMessage, 'INTERNAL'));
    const view = open();
    await type(view);
    await send(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to Submit MessageThere was an error submitting your message. Please try again or contact us directly.',
    );
    expect(screen.getByLabelText(/^Message/)).toHaveValue('Hello there');
  });
});
