import { getProfile } from '@rankwright/contracts/account';
import { listNotifications } from '@rankwright/contracts/alerts';
import { useFullScreen } from '@rankwright/sdk/host';
import { mockReply, mockApi, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { accountHandlers, quietEvents, renderHost } from '../testing/renderHost.tsx';

const api = mockApi(...accountHandlers);

const main = (path: string, label: string, order: number) => ({
  path,
  navigation: { label, group: 'main' as const, order, icon: 'pen' },
  Page: () => <h1>{label}</h1>,
});
const screens = [
  main('/generate-content', 'Generate Blog Content', 1),
  main('/content-planner', 'Content Planner', 2),
  main('/analytics', 'Analytics', 3),
  main('/content-history', 'Content History', 4),
  main('/distribution', 'Distribution', 5),
  main('/integrations', 'Integrations', 6),
  {
    path: '/settings',
    navigation: { label: 'Settings', group: 'resources', order: 1, icon: 'settings' },
    Page: () => <h1>Settings</h1>,
  },
  {
    path: '/my-account',
    navigation: { label: 'My Account', group: 'account', order: 2, icon: 'user' },
    Page: () => <h1>My Account</h1>,
  },
  {
    path: '/billing',
    navigation: { label: 'Billing', group: 'account', order: 3, icon: 'card' },
    Page: () => <h1>Billing</h1>,
  },
] as const;
const listLabels = (container: HTMLElement, role: string) =>
  within(container)
    .getAllByRole(role)
    .map((element) => element.textContent);

const FullPage = () => {
  useFullScreen();
  return <h1>A page of its own</h1>;
};

describe('app layout', () => {
  it('gives a screen the whole window when it asks for it', async () => {
    await renderHost([{ path: '/settings', Page: FullPage }], { at: '/settings' });
    expect(await screen.findByRole('heading', { name: 'A page of its own' })).toBeVisible();
    expect(screen.queryByRole('complementary', { name: 'Workspace' })).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('opens one event stream for a signed-in person, and none for a visitor', async () => {
    const opened = jest.fn();
    api.use(quietEvents(opened));
    await renderHost(screens, { at: '/analytics', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeInTheDocument();
    expect(opened).not.toHaveBeenCalled();
    await renderHost(screens, { at: '/analytics' });
    await waitFor(() => expect(opened).toHaveBeenCalledTimes(1));
  });

  it('names nobody and asks for no notifications while no user is known', async () => {
    const requested = jest.fn();
    api.use(
      mockReply(listNotifications, () => {
        requested();
        return { success: true as const, notifications: [], unread: 0 };
      }),
    );
    await renderHost(screens, { at: '/analytics', signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Analytics' })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByText('User')).toBeNull();
    expect(requested).not.toHaveBeenCalled();
  });

  it('lists the screens in order, with a RESOURCES group, on the billing page too [A-160] [A-162] [A-248]', async () => {
    await renderHost(screens, { at: '/billing' });
    expect(listLabels(screen.getByRole('navigation', { name: 'Main' }), 'link')).toEqual([
      'Generate Blog Content',
      'Content Planner',
      'Analytics',
      'Content History',
      'Distribution',
      'Integrations',
      'Settings',
      'Contact',
    ]);
    const resources = screen.getByRole('heading', { name: 'RESOURCES' }).nextElementSibling as HTMLElement;
    expect(listLabels(resources, 'link')).toEqual(['Settings', 'Contact']);
    expect(within(resources).getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    expect(within(resources).getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');
  });

  it('marks the current screen', async () => {
    await renderHost(screens, { at: '/analytics' });
    expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  });

  it('marks Content Planner when opened at /dashboard [A-161]', async () => {
    await renderHost(screens, { at: '/dashboard' });
    expect(await screen.findByRole('link', { name: 'Content Planner', current: 'page' })).toBeInTheDocument();
  });

  it('shows initials, name and e-mail of the signed-in user [A-163]', async () => {
    await renderHost(screens);
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getAllByText('AL').length).toBeGreaterThan(0);
  });

  it('shows the picture of the signed-in user [A-163]', async () => {
    const profilePicture = '/files/profile/1/2_profile.webp';
    api.use(mockReply(getProfile, { success: true, user: sampleProfile({ profilePicture }) }));
    await renderHost(screens);
    await screen.findByText('Ada Lovelace');
    await waitFor(() => expect(document.querySelector(`img[src="${profilePicture}"]`)).toBeInTheDocument());
  });

  it('shows Loading... while the profile is loading [A-164]', async () => {
    api.use(mockReply(getProfile, () => new Promise<never>(() => undefined)));
    await renderHost(screens);
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('shows User for a profile without a name [A-163]', async () => {
    api.use(
      mockReply(getProfile, {
        success: true,
        user: sampleProfile({ firstName: '', lastName: '', displayName: '', email: '' }),
      }),
    );
    await renderHost(screens);
    expect(await screen.findByText('User')).toBeInTheDocument();
  });

  it('opens the account menu [A-144] [A-165]', async () => {
    const { user } = await renderHost(screens);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(listLabels(screen.getByRole('menu'), 'menuitem')).toEqual([
      'Dashboard',
      'My Account',
      'Billing',
      'Settings',
      'Logout',
    ]);
  });

  it('opens the navigation as a drawer and closes it after a choice', async () => {
    const { user } = await renderHost(screens, { at: '/analytics' });
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('presentation');
    await user.click(within(drawer).getByRole('link', { name: 'Content History' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Content History' })).toBeInTheDocument();
  });

  it('has a skip link and no accessibility violations', async () => {
    const { user, container } = await renderHost(screens, { at: '/analytics' });
    await screen.findByRole('heading', { level: 1, name: 'Analytics' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('public header', () => {
  const publicScreens = [
    ['/', 'Home', 1],
    ['/features', 'Features', 2],
    ['/pricing', 'Pricing', 4],
    ['/blog', 'Blog', 5],
    ['/contact', 'Contact', 6],
  ].map(([path, label, order]) => ({
    path: String(path),
    layout: 'public' as const,
    navigation: { label: String(label), group: 'public' as const, order: Number(order) },
    Page: () => <h1>{label}</h1>,
  }));
  const all = [...publicScreens, ...screens];

  it('lists the public pages in order [A-025]', async () => {
    await renderHost(all, { at: '/', signedIn: false });
    expect(listLabels(screen.getByRole('navigation', { name: 'Main' }), 'link')).toEqual([
      'Home',
      'Features',
      'Services',
      'Pricing',
      'Blog',
      'Contact',
    ]);
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/#services');
  });

  it('shows Login and Sign Up to visitors [A-026]', async () => {
    await renderHost(all, { at: '/', signedIn: false });
    // The second one is in the menu for small screens, a popover, which jsdom does not hide.
    expect(screen.getAllByRole('link', { name: 'Login' })[0]).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  it('has a menu for small screens that needs no script', async () => {
    await renderHost(all, { at: '/', signedIn: false });
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    expect(menu).toHaveAttribute('popover', 'auto');
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('popovertarget', menu.id);
    expect(listLabels(menu, 'link')).toEqual([
      'Home',
      'Features',
      'Services',
      'Pricing',
      'Blog',
      'Contact',
      'Login',
    ]);
  });

  it('shows Dashboard and an account menu with Dashboard and Logout to a signed-in user [A-027] [A-028]', async () => {
    const { user } = await renderHost(all, { at: '/' });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/content-planner');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(listLabels(screen.getByRole('menu'), 'menuitem')).toEqual(['Dashboard', 'Logout']);
  });
});
