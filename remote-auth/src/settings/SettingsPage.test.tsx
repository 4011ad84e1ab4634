import {
  deleteAccount,
  endAllSessions,
  exportAccount,
  getProfile,
  listSessions,
} from '@rankwright/contracts/account';
import type { SettingsSection } from '@rankwright/contracts/paths';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockApi, mockError, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { writingHandlers } from '../testing/writingHandlers.ts';
import { Component as SettingsPage } from './SettingsPage.tsx';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const row = { id: 'one', createdAt: '2026-11-20T09:00:00.000Z', lastSeenAt: '2026-11-21T14:30:00.000Z' };
const sessions = mockReply(listSessions, {
  success: true,
  sessions: [
    { ...row, userAgent: firefox, current: true },
    { ...row, id: 'two', userAgent: safari, current: false },
  ],
});
const api = mockApi();
beforeEach(() =>
  api.use(...writingHandlers, mockReply(getProfile, { success: true, user: sampleProfile() }), sessions),
);

const open = () => renderScreen(<SettingsPage />, { at: '/settings' });
const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const answerConfirmation = async (view: ReturnType<typeof open>, name: string) =>
  view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

it('has a heading that can be focused for every section that the search leads to', () => {
  open();
  const headings: Record<SettingsSection, string> = {
    'email-address': 'Email address',
    'email-alerts': 'Email alerts',
    writer: 'Writer',
    'site-profile': 'Site profile',
    password: 'Change Password',
    'two-factor': 'Two-factor authentication',
    passkeys: 'Passkeys',
    sessions: 'Active sessions',
    activity: 'Recent activity',
    data: 'Your data',
  };
  for (const [id, name] of Object.entries(headings)) {
    const heading = screen.getByRole('heading', { level: 2, name });
    heading.focus();
    expect(heading).toHaveFocus();
    expect(heading).toHaveAttribute('id', id);
  }
});

describe('active sessions', () => {
  it('shows browser, system and time in the account time zone', async () => {
    open();
    const items = await screen.findAllByRole('listitem');
    await waitFor(() => expect(items[0]).toHaveTextContent('Nov 21, 2026, 9:30 AM'));
    expect(items[0]).toHaveTextContent('Firefox on Windows');
    expect(items[0]).toHaveTextContent('This device');
    expect(items[1]).toHaveTextContent('Safari on iPhone');
    expect(screen.getByText(/America\/New York/)).toBeInTheDocument();
  });

  it('loads the sessions again when Retry is pressed', async () => {
    api.use(mockError(listSessions, 'UNAVAILABLE'));
    const view = open();
    expect(await screen.findByText('The sessions could not be loaded')).toBeInTheDocument();
    api.use(sessions);
    await view.user.click(screen.getByRole('button', { name: /retry|again/i }));
    expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
  });

  it('logs out everywhere after confirmation', async () => {
    api.use(mockReply(endAllSessions, { success: true }));
    const view = open();
    await screen.findByText('Firefox on Windows');
    await press(view, 'Log out everywhere');
    await answerConfirmation(view, 'Cancel');
    expect(session.current().token).not.toBeNull();
    await press(view, 'Log out everywhere');
    await answerConfirmation(view, 'Log out everywhere');
    await waitFor(() => expect(session.current().token).toBeNull());
  });

  it('keeps the session and shows an error when logging out everywhere fails', async () => {
    api.use(mockError(endAllSessions, 'INTERNAL'));
    const view = open();
    await screen.findByText('Firefox on Windows');
    await press(view, 'Log out everywhere');
    await answerConfirmation(view, 'Log out everywhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sessions could not be ended');
    expect(session.current().token).not.toBeNull();
  });
});

describe('account data', () => {
  it('exports the data as a file named by date', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => undefined });
    api.use(
      mockReply(exportAccount, {
        success: true,
        exportedAt: '2026-11-21T09:00:00.000Z',
        user: sampleProfile(),
        data: { articles: [{ title: 'When to prune climbing roses' }] },
      }),
    );
    await press(open(), 'Export all my data');
    expect(await screen.findByText('Saved as rankwright-export-2026-11-21.json.')).toBeInTheDocument();
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });

  it('shows an error when the export fails', async () => {
    api.use(mockError(exportAccount, 'INTERNAL'));
    await press(open(), 'Export all my data');
    expect(await screen.findByRole('alert')).toHaveTextContent('The export failed. Please try again.');
  });

  it('deletes the account after a confirmation that names its email and asks for the password', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(deleteAccount, ({ body }) => {
        bodies.push(body);
        return { success: true as const };
      }),
    );
    const view = open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled());
    await press(view, 'Delete account');
    const dialog = within(screen.getByRole('alertdialog'));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('ada@example.com');
    await answerConfirmation(view, 'Delete account');
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Enter your password.');
    await view.user.type(dialog.getByLabelText('Your password'), 'correct horse');
    await answerConfirmation(view, 'Delete account');
    await waitFor(() => expect(session.current().token).toBeNull());
    expect(bodies).toEqual([{ confirm: 'ada@example.com', currentPassword: 'correct horse' }]);
  });

  it('keeps the account and the session when the password is wrong', async () => {
    api.use(mockError(deleteAccount, 'CURRENT_PASSWORD_INCORRECT'));
    const view = open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled());
    await press(view, 'Delete account');
    const dialog = within(screen.getByRole('alertdialog'));
    await view.user.type(dialog.getByLabelText('Your password'), 'wrong horse');
    await answerConfirmation(view, 'Delete account');
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription(
        'Current password is incorrect',
      ),
    );
    expect(session.current().token).not.toBeNull();
  });
});
