import { getProfile } from '@rankwright/contracts/account';
import { answer, mockApi, sampleProfile } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { accountCalls, openHost } from '../testing/openHost.tsx';

const api = mockApi(...accountCalls);

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
const labels = (within_: HTMLElement, role: string) =>
  within(within_)
    .getAllByRole(role)
    .map((element) => element.textContent);

describe('the workspace', () => {
  it('lists its screens in order, and RESOURCES apart [A-160] [A-162]', async () => {
    await openHost(screens, { at: '/analytics' });
    expect(labels(screen.getByRole('navigation', { name: 'Main' }), 'link')).toEqual([
      'Generate Blog Content',
      'Content Planner',
      'Analytics',
      'Content History',
      'Distribution',
      'Integrations',
      'Settings',
      'Contact',
    ]);
    expect(screen.getByRole('heading', { name: 'RESOURCES' })).toBeInTheDocument();
  });

  it('marks the screen one is on', async () => {
    await openHost(screens, { at: '/analytics' });
    expect(screen.getByRole('link', { name: 'Analytics' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows who is signed in: initials, name and address [A-163]', async () => {
    await openHost(screens);
    expect(await screen.findByText('Ada Lovelace')).toBeInTheDocument();
    expect(screen.getByText('ada@example.com')).toBeInTheDocument();
    expect(screen.getAllByText('AL').length).toBeGreaterThan(0);
  });

  it('says Loading... while it does not know yet [A-164]', async () => {
    api.use(answer(getProfile, () => new Promise<never>(() => undefined)));
    await openHost(screens);
    expect(await screen.findByText('Loading...')).toBeInTheDocument();
  });

  it('calls somebody without a name User [A-163]', async () => {
    api.use(
      answer(getProfile, {
        success: true,
        user: sampleProfile({ firstName: '', lastName: '', displayName: '', email: '' }),
      }),
    );
    await openHost(screens);
    expect(await screen.findByText('User')).toBeInTheDocument();
  });

  it('has the menu of the account behind the picture [A-144] [A-165]', async () => {
    const { user } = await openHost(screens);
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(labels(screen.getByRole('menu'), 'menuitem')).toEqual([
      'Dashboard',
      'My Account',
      'Billing',
      'Settings',
      'Logout',
    ]);
  });

  it('opens its navigation as a drawer, which a choice closes', async () => {
    const { user } = await openHost(screens, { at: '/analytics' });
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    const drawer = await screen.findByRole('presentation');
    await user.click(within(drawer).getByRole('link', { name: 'Content History' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Content History' })).toBeInTheDocument();
  });

  it('can be skipped by keyboard, and axe finds nothing', async () => {
    const { user, container } = await openHost(screens, { at: '/analytics' });
    await screen.findByRole('heading', { level: 1, name: 'Analytics' });
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main');
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the public header', () => {
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

  it('links the public pages in order [A-025]', async () => {
    await openHost(all, { at: '/', signedIn: false });
    expect(labels(screen.getByRole('navigation', { name: 'Main' }), 'link')).toEqual([
      'Home',
      'Features',
      'Services',
      'Pricing',
      'Blog',
      'Contact',
    ]);
    expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/#services');
  });

  it('offers Login and Sign Up to a stranger [A-026]', async () => {
    await openHost(all, { at: '/', signedIn: false });
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/signup');
  });

  it('offers the Dashboard to somebody signed in, and a menu with Dashboard and Logout [A-027] [A-028]', async () => {
    const { user } = await openHost(all, { at: '/' });
    expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/content-planner');
    await user.click(screen.getByRole('button', { name: 'Account menu' }));
    expect(labels(screen.getByRole('menu'), 'menuitem')).toEqual(['Dashboard', 'Logout']);
  });
});
