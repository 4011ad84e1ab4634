import {
  authorizeSearchConsole,
  completeSearchConsole,
  disconnectSearchConsole,
  getSearchConnection,
  listSearchProperties,
  selectSearchProperty,
  type SearchConnection,
} from '@rankwright/contracts/searchPerformance';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleSearchConnection } from './sampleSearchConnection.ts';
import { Component as CallbackPage } from './SearchConsoleCallbackPage.tsx';
import { SearchConsolePage } from './SearchConsolePage.tsx';

const api = mockApi();
const answer = (connection: SearchConnection | null, isAvailable = true) =>
  mockReply(getSearchConnection, { success: true, connection, isAvailable });
const open = (connection: SearchConnection | null) => {
  api.use(answer(connection));
  return renderScreen(<SearchConsolePage />, { at: '/integrations' });
};

describe('connecting Search Console', () => {
  it('says why Google could not be asked', async () => {
    const { user, container } = open(null);
    api.use(mockError(authorizeSearchConsole, 'EMAIL_UNVERIFIED'));
    await user.click(await screen.findByRole('button', { name: 'Connect Search Console' }));
    expect(await screen.findByText(/Verify your email address first/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers nothing on a server without a client ID at Google', async () => {
    api.use(answer(null, false));
    renderScreen(<SearchConsolePage />, { at: '/integrations' });
    expect(await screen.findByText('Search Console is not set up on this server.')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('lets the person choose among several properties and shows how far the reading is', async () => {
    const idle = sampleSearchConnection({
      ...{ property: null, state: 'idle', daysRead: 0, daysTotal: null },
      ...{ finalDay: null, syncedAt: null, nextAttemptAt: null },
    });
    const running = {
      ...idle,
      property: 'https://garden.example/',
      state: 'running' as const,
      daysRead: 120,
      daysTotal: 486,
    };
    const bodies: unknown[] = [];
    api.use(
      mockReply(listSearchProperties, {
        success: true,
        properties: [
          { property: 'sc-domain:garden.example', kind: 'domain', permission: 'siteOwner' },
          { property: 'https://garden.example/', kind: 'url-prefix', permission: 'siteFullUser' },
        ],
      }),
      mockReply(selectSearchProperty, ({ body }) => {
        bodies.push(body);
        api.use(answer(running));
        return { success: true as const, connection: running };
      }),
    );
    const { user, container } = open(idle);
    expect(await screen.findByRole('button', { name: 'garden.example (whole domain)' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(screen.getByRole('button', { name: 'https://garden.example/' }));
    expect(await screen.findByText('120 of 486 days read')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(bodies).toEqual([{ property: 'https://garden.example/' }]);
  });

  it('says until when figures are final, and disconnects after a question', async () => {
    const { user } = open(sampleSearchConnection());
    expect(
      await screen.findByText(
        /Reads garden\.example \(whole domain\) once a day\. Final figures up to Nov 19, 2026\./,
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'View results' })).toHaveAttribute('href', '/analytics');
    api.use(mockReply(disconnectSearchConsole, { success: true }));
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    api.use(answer(null));
    const dialog = await screen.findByRole('alertdialog', { name: 'Disconnect Search Console?' });
    await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Connect Search Console' })).toBeVisible();
  });

  it('says when Google asked for a pause, and when the access was withdrawn', async () => {
    const text = 'Google is limiting requests. Reading continues later.';
    const { unmount } = open(sampleSearchConnection({ state: 'waiting', error: text, daysRead: 12 }));
    expect(await screen.findByText(/Reading continues later\. The next attempt is at Nov 2/)).toBeVisible();
    unmount();
    open(
      sampleSearchConnection({
        state: 'failed',
        error: 'Google no longer accepts the access. Connect again.',
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('no longer accepts the access');
    expect(screen.getByRole('button', { name: 'Connect again' })).toBeEnabled();
  });
});

describe('the way back from Google', () => {
  const path = '/auth/search-console/callback';
  const openCallback = (search: string) => renderScreen(<CallbackPage />, { at: `${path}${search}`, path });

  it('finishes the authorization and leads to Integrations', async () => {
    const connection = sampleSearchConnection({ state: 'queued' });
    const bodies: unknown[] = [];
    api.use(
      mockReply(completeSearchConsole, ({ body }) => {
        bodies.push(body);
        return { success: true as const, connection };
      }),
    );
    const { router } = openCallback('?code=c&state=s');
    expect(screen.getByRole('heading', { name: 'Connecting Search Console' })).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/integrations'));
    expect(bodies).toEqual([{ code: 'c', state: 's' }]);
  });

  it('says that no access was given, or that the link was used', async () => {
    const { unmount, container } = openCallback('?error=access_denied&state=s');
    expect(await screen.findByText('You did not give access. Nothing was connected.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    unmount();
    api.use(mockError(completeSearchConsole, 'OAUTH_STATE_INVALID'));
    openCallback('?code=c&state=s');
    expect(await screen.findByText(/was already used or has expired/)).toBeVisible();
  });
});
