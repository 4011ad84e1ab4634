import { session } from '@rankwright/sdk/session';
import { mockApi, createToken } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { accountHandlers, renderHost, personId } from '../testing/renderHost.tsx';

mockApi(...accountHandlers);

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

describe('navigation', () => {
  it('sets the title, focuses the heading and announces the screen', async () => {
    const { go } = await renderHost(screens, { at: '/billing' });
    await screen.findByRole('heading', { name: 'Your plan' });
    expect(document.title).toBe('Billing | Rankwright');
    await go('/settings');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Settings of yours' })).toHaveFocus());
    expect(document.title).toBe('Settings | Rankwright');
    expect(document.querySelector('[aria-live=polite]')).toHaveTextContent('Settings');
  });

  it('leaves the focus in a dialog opened meanwhile, and focuses the heading when it is closed', async () => {
    const { go } = await renderHost(screens, { at: '/billing' });
    await screen.findByRole('heading', { name: 'Your plan' });
    const dialog = document.createElement('div');
    dialog.setAttribute('role', 'dialog');
    const field = dialog.appendChild(document.createElement('input'));
    document.body.append(dialog);
    field.focus();
    await go('/settings');
    const heading = await screen.findByRole('heading', { name: 'Settings of yours' });
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(field).toHaveFocus();
    dialog.remove();
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('scrolls a new screen to its top, and one that Back shows again to where it was left', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation((_: number, top: number) => {
      Object.assign(window, { scrollY: top });
    });
    const { go, router } = await renderHost(screens, { at: '/billing' });
    await screen.findByRole('heading', { name: 'Your plan' });
    Object.assign(window, { scrollY: 400 });
    await go('/settings');
    expect(await screen.findByRole('heading', { name: 'Settings of yours' })).toBeVisible();
    expect(window.scrollY).toBe(0);
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeVisible();
    expect(window.scrollY).toBe(400);
    await go('/settings');
    expect(await screen.findByRole('heading', { name: 'Settings of yours' })).toBeVisible();
    expect(window.scrollY).toBe(0);
    scrollTo.mockRestore();
  });

  it('scrolls to an anchor of another screen once that screen is rendered [A-029] [A-033]', async () => {
    // Current Chromium's scrollIntoView returns a promise.
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
      this: Element,
    ) {
      return Promise.resolve(this.id) as unknown as undefined;
    });
    const { go } = await renderHost(
      [...screens, { path: '/', title: 'Home', Page: () => <h2 id="services">Services</h2> }],
      { at: '/billing' },
    );
    await screen.findByRole('heading', { name: 'Your plan' });
    await go('/#services');
    const target = await screen.findByRole('heading', { name: 'Services' });
    await waitFor(() => expect(scrolled.mock.contexts).toContain(target));
    scrolled.mockClear();
    await go('/#services');
    expect(scrolled.mock.contexts).toContain(target);
    await go('/billing');
    expect(await screen.findByRole('heading', { name: 'Your plan' })).toBeInTheDocument();
    scrolled.mockRestore();
  });

  it('shows Page Not Found for an unknown path [A-023]', async () => {
    await renderHost(screens, { at: '/nowhere/at/all' });
    expect(screen.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found | Rankwright');
  });
});

describe('a protected screen', () => {
  it('redirects to the login without a stored token, and downloads nothing of the screen [A-014] [A-024]', async () => {
    const { router, memory } = await renderHost(screens, {
      at: '/content-planner?month=2026-11',
      signedIn: false,
    });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/content-planner?month=2026-11' },
    });
    expect(memory.ran).toHaveLength(1);
  });

  it('redirects My Account to the login without a session [A-107]', async () => {
    const { router } = await renderHost(screens, { at: '/my-account', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/my-account' } });
  });

  it('opens with a session', async () => {
    await renderHost(screens, { at: '/content-planner' });
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });
});

describe('/dashboard', () => {
  it('redirects to the planner [A-013] [A-101]', async () => {
    const { router } = await renderHost(screens, { at: '/dashboard' });
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/content-planner');
  });

  it.each([
    ['success', 'status', 'Subscription active', 6_000, 'A-102'],
    ['canceled', 'alert', 'Subscription Canceled', 5_000, 'A-103'],
  ])('after checkout=%s, shows a toast (%s) "%s" for %d ms [%s] [A-249]', async (...row) => {
    const [outcome, role, title, durationMs] = row;
    jest.useFakeTimers({ advanceTimers: true });
    const { router } = await renderHost(screens, { at: `/dashboard?checkout=${outcome}` });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/content-planner');
    const region = await screen.findByRole('region', { name: 'Notifications (F8)' });
    await waitFor(() => expect(region.querySelector(`[role=${role}]`)).toHaveTextContent(title));
    act(() => jest.advanceTimersByTime(durationMs - 1_000));
    expect(region).toHaveTextContent(title);
    act(() => jest.advanceTimersByTime(1_000));
    await waitFor(() => expect(region).not.toHaveTextContent(title));
    jest.useRealTimers();
  });

  it('shows no toast for any other value of checkout [A-250]', async () => {
    const { router } = await renderHost(screens, { at: '/dashboard?checkout=later' });
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
    expect(router.state.location).toMatchObject({ pathname: '/content-planner', search: '' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toBeEmptyDOMElement();
  });

  it('redirects to the login without a token', async () => {
    await renderHost(screens, { at: '/dashboard', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
  });
});

it('opens a protected screen without a reload after the session has started', async () => {
  const { go } = await renderHost(screens, { at: '/content-planner', signedIn: false });
  await screen.findByRole('heading', { name: 'Log in' });
  act(() => session.start(createToken(personId)));
  await go('/content-planner');
  expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
});
