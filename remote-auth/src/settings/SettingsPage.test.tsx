import {
  deleteAccount,
  endAllSessions,
  exportAccount,
  getProfile,
  listSessions,
} from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { answer, mockApi, refuse, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Component as SettingsPage } from './SettingsPage.tsx';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const row = { id: 'one', createdAt: '2026-11-20T09:00:00.000Z', lastSeenAt: '2026-11-21T14:30:00.000Z' };
const sessions = answer(listSessions, {
  success: true,
  sessions: [
    { ...row, userAgent: firefox, current: true },
    { ...row, id: 'two', userAgent: safari, current: false },
  ],
});
const api = mockApi();
beforeEach(() => api.use(answer(getProfile, { success: true, user: sampleProfile() }), sessions));

const open = () => renderScreen(<SettingsPage />, { at: '/settings' });
const press = ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(screen.getByRole('button', { name }));
const answerQuestion = async (view: ReturnType<typeof open>, name: string) =>
  view.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

describe('the active sessions', () => {
  it('are named by browser, system and hour in the zone of the account', async () => {
    open();
    const items = await screen.findAllByRole('listitem');
    await waitFor(() => expect(items[0]).toHaveTextContent('Nov 21, 2026, 9:30 AM'));
    expect(items[0]).toHaveTextContent('Firefox on Windows');
    expect(items[0]).toHaveTextContent('This device');
    expect(items[1]).toHaveTextContent('Safari on iPhone');
    expect(screen.getByText(/America\/New York/)).toBeInTheDocument();
  });

  it('can be read again when that failed', async () => {
    api.use(refuse(listSessions, 'UNAVAILABLE'));
    const view = open();
    expect(await screen.findByText('The sessions could not be loaded')).toBeInTheDocument();
    api.use(sessions);
    await view.user.click(screen.getByRole('button', { name: /retry|again/i }));
    expect(await screen.findByText('Firefox on Windows')).toBeInTheDocument();
  });

  it('all end after a question', async () => {
    api.use(answer(endAllSessions, { success: true }));
    const view = open();
    await screen.findByText('Firefox on Windows');
    await press(view, 'Log out everywhere');
    await answerQuestion(view, 'Cancel');
    expect(session.current().token).not.toBeNull();
    await press(view, 'Log out everywhere');
    await answerQuestion(view, 'Log out everywhere');
    await waitFor(() => expect(session.current().token).toBeNull());
  });

  it('stay when they could not be ended', async () => {
    api.use(refuse(endAllSessions, 'INTERNAL'));
    const view = open();
    await screen.findByText('Firefox on Windows');
    await press(view, 'Log out everywhere');
    await answerQuestion(view, 'Log out everywhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sessions could not be ended');
    expect(session.current().token).not.toBeNull();
  });
});

describe("the account's data", () => {
  it('is offered as a file named by its day', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    Object.assign(URL, { createObjectURL: () => 'blob:export', revokeObjectURL: () => undefined });
    api.use(
      answer(exportAccount, {
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

  it('says that the export failed', async () => {
    api.use(refuse(exportAccount, 'INTERNAL'));
    await press(open(), 'Export all my data');
    expect(await screen.findByRole('alert')).toHaveTextContent('The export failed. Please try again.');
  });

  it('is deleted after a question that names the account', async () => {
    const bodies: unknown[] = [];
    api.use(
      answer(deleteAccount, ({ body }) => {
        bodies.push(body);
        return { success: true as const };
      }),
    );
    const view = open();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete account' })).toBeEnabled());
    await press(view, 'Delete account');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('ada@example.com');
    await answerQuestion(view, 'Delete account');
    await waitFor(() => expect(session.current().token).toBeNull());
    expect(bodies).toEqual([{ confirm: 'ada@example.com' }]);
  });
});
