import { verifyEmail } from '@rankwright/contracts/account';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as VerifyEmailPage } from './VerifyEmailPage.tsx';

const api = mockApi();
const open = (at = '/verify-email?token=mailed') =>
  renderScreen(<VerifyEmailPage />, { at, signedIn: false });
const press = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Verify email address' }));

describe('verify email page', () => {
  it('verifies on a click, not on opening', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(verifyEmail, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'Verified.', email: 'ada@example.com' };
      }),
    );
    const view = open();
    expect(await axe(view.container)).toHaveNoViolations();
    expect(bodies).toEqual([]);
    await press(view);
    expect(await screen.findByRole('heading', { name: 'Email address verified' })).toBeVisible();
    expect(screen.getByText('ada@example.com is now verified.')).toBeVisible();
    expect(bodies).toEqual([{ token: 'mailed' }]);
  });

  it('says that a link was already used', async () => {
    api.use(mockError(verifyEmail, 'VERIFICATION_LINK_INVALID'));
    await press(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('expired or was already used');
  });

  it('says that a link without a token is incomplete', () => {
    open('/verify-email');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
  });
});
