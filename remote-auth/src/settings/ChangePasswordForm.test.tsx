import { getProfile, listSessions, updatePassword } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleId,
  sampleProfile,
  createToken,
} from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { writingHandlers } from '../testing/writingHandlers.ts';
import { Component as SettingsPage } from './SettingsPage.tsx';

const api = mockApi();
const answerProfile = (change = {}) => mockReply(getProfile, { success: true, user: sampleProfile(change) });
beforeEach(() =>
  api.use(...writingHandlers, answerProfile(), mockReply(listSessions, { success: true, sessions: [] })),
);

const open = () => renderScreen(<SettingsPage />, { at: '/settings' });
const current = () => screen.getByLabelText('Current password');
const next = () => screen.getByLabelText('New password');
const confirmation = () => screen.getByLabelText('Confirm new password');
const submit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Change password' }));
const fill = async (view: ReturnType<typeof open>, values: readonly [string, string, string]) => {
  for (const [index, field] of [current(), next(), confirmation()].entries())
    if (values[index]) await view.user.type(field, values[index]);
  await submit(view);
};

describe('change password form', () => {
  it('is shown under Settings without accessibility violations [A-118]', async () => {
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
    expect(screen.getByRole('form', { name: 'Change Password' })).toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['empty fields', ['', '', ''], 'Please fill in all password fields'],
    ['new passwords that differ', ['correct horse', 'a', 'b'], 'New passwords do not match'],
    ['a short password', ['correct', 'short', 'short'], 'Password must be at least 6 characters long'],
    [
      'the current password as new password',
      ['battery', 'battery', 'battery'],
      'New password must be different from current password',
    ],
  ] as const)('rejects %s with its error [A-119] [A-123] [A-124] [A-125]', async (_, values, text) => {
    const view = open();
    await fill(view, values);
    expect(screen.getByRole('alert')).toHaveTextContent(text);
  });

  it('shows an error at each empty field and focuses the first [A-120] [A-121] [A-122]', async () => {
    const view = open();
    await submit(view);
    expect(current()).toHaveAccessibleDescription('Current password is required to change password');
    expect(next()).toHaveAccessibleDescription('New password is required');
    expect(confirmation()).toHaveAccessibleDescription('Please confirm your new password');
    expect(current()).toHaveFocus();
  });

  it('shows an error and keeps the session when the current password is wrong [A-127]', async () => {
    api.use(mockError(updatePassword, 'CURRENT_PASSWORD_INCORRECT'));
    const view = open();
    await fill(view, ['wrong horse', 'battery staple', 'battery staple']);
    expect(await screen.findByRole('alert')).toHaveTextContent('Current password is incorrect');
    expect(current()).toHaveAccessibleDescription('Current password is incorrect');
    expect(session.current().userId).toBe(sampleId(1));
  });

  it('ends the session on any other 401 [A-183] [A-237]', async () => {
    api.use(mockError(updatePassword, 'SESSION_EXPIRED'));
    const view = open();
    await fill(view, ['correct horse', 'battery staple', 'battery staple']);
    await screen.findByRole('alert');
    expect(session.current().token).toBeNull();
  });

  it('says "Password update failed" when the server fails without a message [A-238]', async () => {
    api.use(http.post(`*${updatePassword.path}`, () => new HttpResponse(null, { status: 502 })));
    const view = open();
    await fill(view, ['correct horse', 'battery staple', 'battery staple']);
    expect(await screen.findByRole('alert')).toHaveTextContent('Password update failed');
  });

  it('continues with the new token after the password change [A-128]', async () => {
    const bodies: unknown[] = [];
    const token = createToken(sampleId(2));
    api.use(
      mockReply(updatePassword, ({ body }) => {
        bodies.push(body);
        return { success: true as const, message: 'Your password was changed.', token };
      }),
    );
    const view = open();
    await fill(view, ['correct horse', 'battery staple', 'battery staple']);
    expect(await screen.findByText('Your password was changed.')).toBeInTheDocument();
    expect(bodies).toEqual([{ currentPassword: 'correct horse', newPassword: 'battery staple' }]);
    expect(session.current().token).toBe(token);
    expect(current()).toHaveValue('');
  });

  it('offers a password by email to an account that signed up with Google', async () => {
    api.use(answerProfile({ hasPassword: false }));
    open();
    expect(await screen.findByRole('link', { name: 'Set one by email' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });
});
