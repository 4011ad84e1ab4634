import { sendPasswordReset } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockNetworkError, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const sentText = 'Password reset email sent successfully. Please check your inbox.';
const resetSent = mockReply(sendPasswordReset, { success: true, message: sentText });
const api = mockApi();

const open = () => renderScreen(<ForgotPasswordPage />, { at: '/forgot-password', signedIn: false });
const submitEmail = async ({ user }: ReturnType<typeof open>, email = 'ada@example.com') => {
  await user.type(screen.getByLabelText(/^Email/), email);
  await user.click(screen.getByRole('button', { name: 'Send reset link' }));
};
const findResendButton = async (view: ReturnType<typeof open>) => {
  await submitEmail(view);
  return screen.findByRole('button', { name: 'Resend Email' });
};

describe('forgot password page', () => {
  it('shows an error when the email is missing [A-091]', async () => {
    const { user, container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    await user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows the sent view with the email, Resend and a link back to sign in [A-091] [A-092] [A-097]', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(sendPasswordReset, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: sentText };
      }),
    );
    const view = open();
    expect(await findResendButton(view)).toBeEnabled();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your inbox');
    expect(screen.getByText(/ada@example.com/)).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(sentText);
    expect(screen.getByRole('link', { name: 'Back to Sign In' })).toHaveAttribute('href', '/login');
    expect(bodies).toEqual([{ email: 'ada@example.com' }]);
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('shows at the field that no account has this email [A-093]', async () => {
    api.use(mockError(sendPasswordReset, 'RESET_ACCOUNT_UNKNOWN'));
    await submitEmail(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('No account found with this email address');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription(
      'No account found with this email address',
    );
  });

  it('shows at the field that the email is invalid [A-094]', async () => {
    api.use(mockError(sendPasswordReset, 'RESET_EMAIL_INVALID'));
    await submitEmail(open(), 'ada@');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email address');
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Invalid email address');
  });

  it('shows the rate limit error after too many requests [A-095]', async () => {
    api.use(mockError(sendPasswordReset, 'TOO_MANY_REQUESTS'));
    await submitEmail(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Please try again later');
  });

  it('shows a network error and keeps the email when offline [A-096]', async () => {
    api.use(mockNetworkError(sendPasswordReset));
    await submitEmail(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });

  it('shows an error when the email cannot be sent [A-098]', async () => {
    api.use(mockError(sendPasswordReset, 'RESET_EMAIL_FAILED'));
    await submitEmail(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to send password reset email.');
  });

  it('shows an error when the email cannot be resent [A-099]', async () => {
    api.use(resetSent);
    const view = open();
    const button = await findResendButton(view);
    api.use(mockError(sendPasswordReset, 'RESET_EMAIL_FAILED'));
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorFailed to resend password reset email.');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check your inbox');
  });

  it('starts empty and shows the sent view only after a success [A-240]', async () => {
    api.use(mockError(sendPasswordReset, 'RESET_EMAIL_FAILED'));
    const view = open();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('');
    await submitEmail(view);
    await screen.findByRole('alert');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    api.use(resetSent);
    await view.user.click(screen.getByRole('button', { name: 'Send reset link' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Check your inbox' })).toBeInTheDocument();
  });

  it('says that an unexpected error occurred when the request cannot even be made [A-239]', async () => {
    const view = open();
    const current = jest.spyOn(session, 'current').mockImplementation(() => {
      throw new TypeError('Storage is blocked');
    });
    await submitEmail(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorAn unexpected error occurred.');
    current.mockRestore();
  });
});
