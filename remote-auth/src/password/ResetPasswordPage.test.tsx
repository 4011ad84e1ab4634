import { resetPassword } from '@rankwright/contracts/account';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as ResetPasswordPage } from './ResetPasswordPage.tsx';

const api = mockApi();

const open = (at = '/reset-password?token=mailed') =>
  renderScreen(<ResetPasswordPage />, { at, signedIn: false });
const fill = async ({ user }: ReturnType<typeof open>, next: string, confirmation = next) => {
  await user.type(screen.getByLabelText(/^New password/), next);
  await user.type(screen.getByLabelText(/^Confirm new password/), confirmation);
  await user.click(screen.getByRole('button', { name: 'Set password' }));
};

describe('reset password page', () => {
  it('sets the new password and redirects to the log-in page [A-011] [A-100]', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(resetPassword, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'Your password is set. Log in with it.' };
      }),
    );
    const view = open();
    expect(await axe(view.container)).toHaveNoViolations();
    await fill(view, 'battery staple');
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/login'));
    expect(bodies).toEqual([{ token: 'mailed', newPassword: 'battery staple' }]);
  });

  it('shows that a link was already used and offers a new one [A-100]', async () => {
    api.use(mockError(resetPassword, 'RESET_LINK_INVALID'));
    await fill(open(), 'battery staple');
    expect(await screen.findByRole('alert')).toHaveTextContent('expired or was already used');
    expect(screen.getByRole('link', { name: /new link/i })).toHaveAttribute('href', '/forgot-password');
  });

  it.each([
    ['', '', /^New password/, 'New password is required'],
    ['short', 'short', /^New password/, 'Password must be at least 6 characters long'],
    ['battery staple', 'another', /^Confirm new password/, 'New passwords do not match'],
  ])('shows an error at the field for "%s" and "%s"', async (next, confirmation, label, text) => {
    const view = open();
    if (next) await fill(view, next, confirmation);
    else await view.user.click(screen.getByRole('button', { name: 'Set password' }));
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text);
    expect(screen.getByLabelText(label)).toHaveFocus();
  });

  it('offers a new link when the URL has no token', () => {
    open('/reset-password');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
    expect(screen.getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});
