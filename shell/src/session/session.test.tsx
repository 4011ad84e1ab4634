import { getProfile, logout, verifyToken } from '@rankwright/contracts/account';
import { tellProfileUpdated } from '@rankwright/sdk/queries';
import { session, tokenKey } from '@rankwright/sdk/session';
import { answer, disconnect, mockApi, refuse, sampleProfile } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { accountCalls, openHost } from '../testing/openHost.tsx';

const api = mockApi(...accountCalls);

const screens = [
  { path: '/billing', access: 'protected', Page: () => <h1>Your plan</h1> },
  { path: '/login', layout: 'public', Page: () => <h1>Log in</h1> },
] as const;

const counted = (endpoint: typeof verifyToken) => {
  const calls = { count: 0 };
  api.use(
    answer(endpoint, () => {
      calls.count += 1;
      return { valid: true as const };
    }),
  );
  return calls;
};
const visibility = (state: DocumentVisibilityState) => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(state === 'hidden');
  fireEvent(document, new Event('visibilitychange'));
};

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the token is verified', () => {
  it('every 30 s while the tab is visible, and at once when it becomes visible [A-181]', async () => {
    const calls = counted(verifyToken);
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
    await openHost(screens);
    await waitFor(() => expect(calls.count).toBe(1));
    act(() => {
      jest.advanceTimersByTime(29_999);
    });
    expect(calls.count).toBe(1);
    act(() => {
      jest.advanceTimersByTime(1);
    });
    await waitFor(() => expect(calls.count).toBe(2));
    visibility('hidden');
    act(() => {
      jest.advanceTimersByTime(90_000);
    });
    visibility('visible');
    await waitFor(() => expect(calls.count).toBe(3));
  });

  it('and not without one', async () => {
    const calls = counted(verifyToken);
    await openHost(screens, { signedIn: false });
    await screen.findByRole('heading', { name: 'Log in' });
    expect(calls.count).toBe(0);
  });

  it('where no network is no expiry [A-182]', async () => {
    api.use(disconnect(verifyToken));
    await openHost(screens);
    expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
    expect(session.current().token).not.toBeNull();
  });
});

describe('a session that expired', () => {
  it('is told once, leads to the log-in and remembers the screen [A-177] [A-183]', async () => {
    const { router, queryClient, user } = await openHost(screens, { at: '/billing?plan=monthly' });
    await screen.findByRole('heading', { name: 'Your plan' });
    queryClient.setQueryData(['articles'], ['what was mine']);
    api.use(refuse(verifyToken, 'SESSION_EXPIRED'));
    visibility('visible');
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

describe('a log-out', () => {
  it('ends the session even when the server cannot be reached [A-166]', async () => {
    api.use(disconnect(logout));
    const { user } = await openHost(screens);
    await user.click(await screen.findByRole('button', { name: 'Account menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(localStorage.getItem(tokenKey)).toBeNull();
  });

  it('in another tab ends this one, too, and forgets the profile [A-186]', async () => {
    const { queryClient } = await openHost(screens);
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

describe('the profile', () => {
  it('is loaded once after the log-in [A-185]', async () => {
    const asked = jest.fn();
    api.use(
      answer(getProfile, () => {
        asked();
        return { success: true as const, user: sampleProfile() };
      }),
    );
    const { go } = await openHost(screens);
    await screen.findByText('Ada Lovelace');
    await go('/login');
    await go('/billing');
    await screen.findByText('Ada Lovelace');
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('takes up what profileUpdated carries [A-187]', async () => {
    await openHost(screens);
    await screen.findByText('Ada Lovelace');
    act(() => tellProfileUpdated({ firstName: 'Augusta', displayName: 'Augusta King' }));
    expect(await screen.findByText(/Augusta/)).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
  });
});
