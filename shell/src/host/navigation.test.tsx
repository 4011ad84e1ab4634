import { session } from '@rankwright/sdk/session';
import { mockApi, tokenFor } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { accountCalls, openHost, person } from '../testing/openHost.tsx';

mockApi(...accountCalls);

const screens = [
  { path: '/billing', title: 'Billing', Page: () => <h1 tabIndex={-1}>Your plan</h1> },
  { path: '/my-account', title: 'My Account', access: 'protected', Page: () => <h1>My Account</h1> },
  { path: '/settings', title: 'Settings', Page: () => <h1 tabIndex={-1}>Settings of yours</h1> },
  { path: '/login', title: 'Log in', layout: 'public', Page: () => <h1 tabIndex={-1}>Log in</h1> },
  {
    path: '/content-planner',
    title: 'Content Planner',
    access: 'protected',
    Page: () => <h1 tabIndex={-1}>Content Planner</h1>,
  },
] as const;

describe('a navigation', () => {
  it('sets the title, moves the focus to the heading and is announced', async () => {
    const { go } = await openHost(screens, { at: '/billing' });
    await screen.findByRole('heading', { name: 'Your plan' });
    expect(document.title).toBe('Billing | Rankwright');
    await go('/settings');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings of yours' })).toHaveFocus());
    expect(document.title).toBe('Settings | Rankwright');
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Settings');
  });

  it('leads to Page Not Found where there is nothing [A-023]', async () => {
    await openHost(screens, { at: '/nowhere/at/all' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found | Rankwright');
  });
});

describe('a protected screen', () => {
  it('leads to the log-in without a stored token, and downloads nothing [A-014] [A-024]', async () => {
    const { router, memory } = await openHost(screens, {
      at: '/content-planner?month=2026-11',
      signedIn: false,
    });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/content-planner?month=2026-11' },
    });
    expect(memory.scripts.ran).toHaveLength(1);
  });

  it('My Account leads to the log-in without a login [A-107]', async () => {
    const { router } = await openHost(screens, { at: '/my-account', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/my-account' } });
  });

  it('opens with one', async () => {
    await openHost(screens, { at: '/content-planner' });
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });
});

describe('/dashboard', () => {
  it('always ends on the planner [A-013] [A-101] [A-161]', async () => {
    const { router } = await openHost(screens, { at: '/dashboard' });
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/content-planner');
  });

  it.each([
    ['success', 'status', 'Subscription active', 6_000, 'A-102'],
    ['canceled', 'alert', 'Subscription Canceled', 5_000, 'A-103'],
  ])('tells of a checkout that ended with %s: a toast (%s) "%s" for %d ms [%s]', async (...row) => {
    const [outcome, role, title, durationMs] = row;
    jest.useFakeTimers({ advanceTimers: true });
    const { router } = await openHost(screens, { at: `/dashboard?checkout=${outcome}` });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(region.querySelector(`[role=${role}]`)).toHaveTextContent(title));
    act(() => jest.advanceTimersByTime(durationMs - 1_000));
    expect(region).toHaveTextContent(title);
    act(() => jest.advanceTimersByTime(1_000));
    await waitFor(() => expect(region).not.toHaveTextContent(title));
    jest.useRealTimers();
  });

  it('leads to the log-in without a token', async () => {
    await openHost(screens, { at: '/dashboard', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});

it('a log-in elsewhere opens the protected screen without a reload', async () => {
  const { go } = await openHost(screens, { at: '/content-planner', signedIn: false });
  await screen.findByRole('heading', { name: 'Log in' });
  act(() => session.start(tokenFor(person)));
  await go('/content-planner');
  expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
});
