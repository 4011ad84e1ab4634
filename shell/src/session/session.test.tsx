import { getProfile, listSessions, logOut, updateUser, verifyToken } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { drafts } from '@rankwright/sdk/drafts';
import { notifyProfileUpdated } from '@rankwright/sdk/queries';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockNetworkError, mockApi, mockError, sampleProfile } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { tokenKey } from './sessionStore.ts';
import { accountHandlers, personId, renderHost } from '../testing/renderHost.tsx';

const api = mockApi(...accountHandlers);

const screens = [
  { path: '/billing', access: 'protected', Page: () => <h1>Your plan</h1> },
  { path: '/my-account', access: 'protected', Page: () => <h1>My Account</h1> },
  { path: '/login', layout: 'public', Page: () => <h1>Log in</h1> },
] as const;

const countCalls = (endpoint: typeof verifyToken) => {
  const calls = { count: 0 };
  api.use(
    mockReply(endpoint, () => {
      calls.count += 1;
      return { valid: true as const };
    }),
  );
  return calls;
};
const setVisibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('token verification', () => {
  it('verifies every 30 s while the tab is visible, and immediately when it becomes visible [A-181]', async () => {
    const calls = countCalls(verifyToken);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await renderHost(screens);
    await waitFor(() => expect(calls.count).toBe(1));
    act(() => {
      jest.advanceTimersByTime(29_999);
    });
    expect(calls.count).toBe(1);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    await waitFor(() => expect(calls.count).toBe(2));
    setVisibility('hidden');
    act(() => {
      jest.advanceTimersByTime(90_000);
    });
    setVisibility('visible');
    await waitFor(() => expect(calls.count).toBe(3));
  });

  it('does not verify without a token', async () => {
    const calls = countCalls(verifyToken);
    await renderHost(screens, { signedIn: false });
    await screen.findByRole('heading', { name: 'Log in' });
    expect(calls.count).toBe(0);
  });

  it('keeps the session when the network is down [A-182]', async () => {
    api.use(mockNetworkError(verifyToken));
    await renderHost(screens);
    expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
    expect(session.current().token).not.toBeNull();
  });
});

describe('an expired session', () => {
  it('shows one toast, redirects to the login and remembers the screen [A-177] [A-183]', async () => {
    const { router, queryClient, user } = await renderHost(screens, { at: '/billing?plan=monthly' });
    await screen.findByRole('heading', { name: 'Your plan' });
    queryClient.setQueryData(['articles'], ['what was mine']);
    api.use(mockError(verifyToken, 'SESSION_EXPIRED'));
    setVisibility('visible');
    const toast = await screen.findByRole('alert');
    expect(toast).toHaveTextContent('Session Expired');
    expect(toast).toHaveTextContent('Your session has expired. Please log in again.');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location.state).toEqual({ from: '/billing?plan=monthly' });
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(queryClient.getQueryData(['articles'])).toBeUndefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Session Expired')).toBeNull();
  });
});

describe('calls that fail together', () => {
  it('end at /login with one toast, also when the profile is being saved [A-108] [A-273]', async () => {
    const { router, user } = await renderHost(screens, { at: '/my-account' });
    await screen.findByRole('heading', { name: 'My Account' });
    api.use(mockError(updateUser, 'SESSION_EXPIRED'), mockError(listSessions, 'SESSION_INVALID'));
    await act(() =>
      Promise.allSettled([
        callApi(updateUser, { params: { uid: personId }, body: { firstName: 'Ada' } }),
        callApi(listSessions),
        callApi(listSessions),
      ]),
    );
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/my-account' } });
    expect(screen.getAllByText('Session Expired')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  });
});

describe('logout', () => {
  it('ends the session even when the server cannot be reached [A-166] [A-235]', async () => {
    api.use(mockNetworkError(logOut));
    const { user } = await renderHost(screens);
    drafts.write(personId, 'brief', 'Roses');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(localStorage.getItem(tokenKey)).toBeNull();
    expect(drafts.hasAny(personId)).toBe(true);
  });

  it('keeps drafts on the device, unless their owner deletes them with the logout', async () => {
    const { user } = await renderHost(screens);
    drafts.write(personId, 'brief', 'Roses');
    drafts.write('another-account', 'brief', 'Tulips');
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Log out and delete drafts' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    await waitFor(() => expect(drafts.hasAny(personId)).toBe(false));
    expect(drafts.hasAny('another-account')).toBe(true);
  });

  it('ends the session and clears the profile when another tab logs out [A-186]', async () => {
    const { queryClient } = await renderHost(screens);
    await screen.findByText('Ada Lovelace');
    localStorage.removeItem(tokenKey);
    fireEvent(window, new StorageEvent('storage', { key: tokenKey, newValue: null }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.data),
    ).toEqual([]);
    expect(screen.queryByText('Session Expired')).toBeNull();
  });
});

describe('profile', () => {
  it('is loaded once after the login [A-185]', async () => {
    const onRequest = jest.fn();
    api.use(
      mockReply(getProfile, () => {
        onRequest();
        return { success: true as const, user: sampleProfile() };
      }),
    );
    const { go } = await renderHost(screens);
    await screen.findByText('Ada Lovelace');
    await go('/login');
    await go('/billing');
    await screen.findByText('Ada Lovelace');
    expect(onRequest).toHaveBeenCalledTimes(1);
  });

  it('merges the fields of a profileUpdated event [A-187]', async () => {
    await renderHost(screens);
    await screen.findByText('Ada Lovelace');
    act(() => notifyProfileUpdated({ firstName: 'Augusta', displayName: 'Augusta King' }));
    expect(await screen.findByText(/Augusta/)).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  });
});
