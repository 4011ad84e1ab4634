import { undoEmailChange, verifyEmail } from '@rankwright/contracts/account';
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

  it('undoes a change of address on a click, and says where the way in was sent', async () => {
    const bodies: unknown[] = [];
    api.use(mockError(undoEmailChange, 'UNDO_LINK_INVALID'));
    const view = open('/verify-email?undo=mailed');
    expect(await axe(view.container)).toHaveNoViolations();
    const button = screen.getByRole('button', { name: 'Undo the change' });
    await view.user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('expired or was already used');
    api.use(
      mockReply(undoEmailChange, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'Undone.', email: 'ada@example.com' };
      }),
    );
    await view.user.click(button);
    expect(await screen.findByRole('heading', { name: 'Your email address is back' })).toBeVisible();
    expect(screen.getByText(/^We sent a link to ada@example.com\./)).toBeVisible();
    expect(bodies).toEqual([{ token: 'mailed' }]);
  });

  it('says that a link without a token is incomplete', () => {
    open('/verify-email');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is incomplete');
  });
});
