import { requestPasswordReset } from '@rankwright/contracts/account';
import { answer, disconnect, mockApi, refuse, renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const sentText = 'Password reset email sent successfully. Please check your inbox.';
const sent = answer(requestPasswordReset, { success: true, message: sentText });
const api = mockApi();

const open = () => renderScreen(<ForgotPasswordPage />, { at: '/forgot-password', signedIn: false });
const ask = async ({ user }: ReturnType<typeof open>, email = 'ada@example.com') => {
  await user.type(screen.getByLabelText(/^Email/), email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
};
const resend = async (view: ReturnType<typeof open>) => {
  await ask(view);
  return screen.findByRole('button', { name: 'Resend Email' });
};

describe('the forgotten password', () => {
  it('asks for the address and says so when it is missing [A-091]', async () => {
    const { user, container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('leads to a view that names the address, with Resend and a way back [A-091] [A-092] [A-097]', async () => {
    const bodies: unknown[] = [];
    api.use(
      answer(requestPasswordReset, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: sentText };
      }),
    );
    const view = open();
    expect(await resend(view)).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your inbox');
    expect(screen.getByText(/ada@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(sentText);
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    expect(bodies).toEqual([{ email: 'ada@example.com' }]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('says at the field that nobody has this address [A-093]', async () => {
    api.use(refuse(requestPasswordReset, 'RESET_ACCOUNT_UNKNOWN'));
    await ask(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('No account found with this email address');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'No account found with this email address',
    );
  });

  it('says at the field that the address is malformed [A-094]', async () => {
    api.use(refuse(requestPasswordReset, 'RESET_EMAIL_INVALID'));
    await ask(open(), 'ada@');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email address');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Invalid email address');
  });

  it('asks for patience after too many tries [A-095]', async () => {
    api.use(refuse(requestPasswordReset, 'TOO_MANY_REQUESTS'));
    await ask(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later');
  });

  it('names a network that is down, and keeps the address [A-096]', async () => {
    api.use(disconnect(requestPasswordReset));
    await ask(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });

  it('says that the mail could not be sent [A-098]', async () => {
    api.use(refuse(requestPasswordReset, 'RESET_EMAIL_FAILED'));
    await ask(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to send password reset email.');
  });

  it('says that the mail could not be sent again [A-099]', async () => {
    api.use(sent);
    const view = open();
    const button = await resend(view);
    api.use(refuse(requestPasswordReset, 'RESET_EMAIL_FAILED'));
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to resend password reset email.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your inbox');
  });
});
