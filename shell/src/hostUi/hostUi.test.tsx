import { useActions } from '@rankwright/sdk/host';
import { dismissToast, showError, showToast } from '@rankwright/sdk/toasts';
import { confirm } from '@rankwright/sdk/dialogs';
import { mockApi } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useMemo } from 'react';
import { accountHandlers, renderHost } from '../testing/renderHost.tsx';
import { closeDiagnostics } from './diagnosticsPanel.store.ts';
import { closePalette } from './commandPalette.store.ts';

mockApi(...accountHandlers);
afterEach(() => {
  closePalette();
  closeDiagnostics();
});

const saved = jest.fn();
const Billing = () => {
  useActions(useMemo(() => [{ id: 'save', label: 'Save the article', group: 'Article', run: saved }], []));
  return <h1>Your plan</h1>;
};
const screens = [
  { path: '/billing', Page: Billing, navigation: { label: 'Billing', group: 'main', order: 1 } },
  {
    path: '/settings',
    Page: () => <h1>Settings</h1>,
    navigation: { label: 'Settings', group: 'main', order: 2 },
  },
] as const;

describe('toasts', () => {
  afterEach(() => jest.useRealTimers());
  const toast = (role: 'alert' | 'status', text: string) =>
    within(screen.getByRole('region', { name: 'Notifications (F8)' }))
      .queryAllByRole(role)
      .find((element) => element.textContent.includes(text));

  it('show one at a time; errors have the role alert [A-188]', async () => {
    await renderHost(screens);
    act(() => void showToast({ title: 'Saved', description: 'Your article is safe.' }));
    expect(toast('status', 'Your article is safe.')).toBeInTheDocument();
    act(() => void showError('Save Failed', 'Try again.'));
    expect(toast('status', 'Saved')).toBeUndefined();
    expect(toast('alert', 'Save Failed')).toBeInTheDocument();
    act(() => void showError('Another'));
    expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  });

  it('close after 5000 ms [A-190]', async () => {
    await renderHost(screens);
    await screen.findByRole('heading', { name: 'Your plan' });
    jest.useFakeTimers();
    act(() => void showError('Save Failed'));
    act(() => {
      jest.advanceTimersByTime(4_999);
    });
    expect(toast('alert', 'Save Failed')).toBeInTheDocument();
    act(() => {
      jest.advanceTimersByTime(1);
    });
    expect(toast('alert', 'Save Failed')).toBeUndefined();
  });

  it.each([
    [50, true],
    [-50, true],
    [49, false],
  ])('a swipe of %i px dismisses the toast: %s [A-191]', async (distance, isDismissed) => {
    await renderHost(screens);
    act(() => void showError('Save Failed'));
    const card = screen.getByRole('alert');
    fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, clientX: 200 }));
    fireEvent(card, new MouseEvent('pointerup', { bubbles: true, clientX: 200 + distance }));
    expect(toast('alert', 'Save Failed') === undefined).toBe(isDismissed);
  });

  it('F8 moves the focus to them [A-192]', async () => {
    await renderHost(screens);
    fireEvent.keyDown(document, { key: 'F8' });
    expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toHaveFocus();
  });

  it('can be dismissed', async () => {
    await renderHost(screens);
    let id = '';
    act(() => {
      id = showError('Save Failed');
    });
    act(() => dismissToast(id));
    expect(toast('alert', 'Save Failed')).toBeUndefined();
  });
});

describe('confirm dialog', () => {
  it('resolves when it is confirmed', async () => {
    const { user } = await renderHost(screens);
    let answered: Promise<boolean> = Promise.resolve(false);
    act(() => {
      answered = confirm({ title: 'Delete the article?', text: 'It is gone then.', confirmLabel: 'Delete' });
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the article?' });
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await answered).toBe(true);
  });
});

describe('command palette', () => {
  const open = async (host: Awaited<ReturnType<typeof renderHost>>) => {
    await host.user.keyboard('{Control>}k{/Control}');
    return screen.findByRole('combobox', { name: 'Search and commands' });
  };

  it('opens with Ctrl+K, filters and navigates with Enter', async () => {
    const host = await renderHost(screens);
    const field = await open(host);
    expect(field).toHaveFocus();
    await host.user.type(field, 'sett');
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/^SettingsGo to$/);
    expect(screen.queryByRole('option', { name: /Billing/ })).toBeNull();
    await host.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeInTheDocument();
    expect(host.router.state.location.pathname).toBe('/settings');
  });

  it('moves the selection with the arrow keys and wraps around', async () => {
    const host = await renderHost(screens);
    await open(host);
    const getSelected = () => screen.getByRole('option', { selected: true }).textContent;
    const first = getSelected();
    await host.user.keyboard('{ArrowUp}');
    expect(getSelected()).not.toBe(first);
    await host.user.keyboard('{ArrowDown}');
    expect(getSelected()).toBe(first);
  });

  it('lists the actions of the current screen', async () => {
    const host = await renderHost(screens);
    await screen.findByRole('heading', { name: 'Your plan' });
    const field = await open(host);
    await host.user.type(field, 'save');
    await host.user.keyboard('{Enter}');
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('lists no protected screens to a visitor', async () => {
    const host = await renderHost([{ ...screens[0], access: 'protected' }, screens[1]], {
      at: '/settings',
      signedIn: false,
    });
    await open(host);
    expect(screen.queryByRole('option', { name: /Billing/ })).toBeNull();
  });
});

describe('diagnostics panel', () => {
  const openPanel = async (host: Awaited<ReturnType<typeof renderHost>>) => {
    await host.user.keyboard('{Control>}k{/Control}');
    await host.user.type(await screen.findByRole('combobox'), 'diagnostics{Enter}');
    return screen.findByRole('region', { name: 'planner' });
  };

  it('shows owner, phases and errors of each version', async () => {
    const host = await renderHost(screens, { showDiagnostics: true });
    await screen.findByRole('heading', { name: 'Your plan' });
    act(() =>
      host.memory.page.emit({
        kind: 'error',
        text: 'boom',
        files: ['https://host.test/remotes/planner/2.0.0/page.js'],
      }),
    );
    const card = await openPanel(host);
    expect(card).toHaveTextContent('planner 2.0.0 · on screen');
    expect(card).toHaveTextContent('Planning, current');
    expect(card).toHaveTextContent('error: boom');
    expect(card).toHaveTextContent(/entry \d+ ms/);
  });

  it('exports JSON', async () => {
    const host = await renderHost(screens, { showDiagnostics: true });
    await screen.findByRole('heading', { name: 'Your plan' });
    await openPanel(host);
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob: Blob) => {
      blobs.push(blob);
      return 'blob:diagnostics';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await host.user.click(screen.getByRole('button', { name: 'Export JSON' }));
    click.mockRestore();
    const text = await (blobs[0] ?? new Blob()).text();
    expect(JSON.parse(text)).toEqual([
      expect.objectContaining({
        remote: 'planner',
        version: '2.0.0',
        owner: 'Planning',
        requests: 0,
        bytes: 0,
      }),
    ]);
  });

  it('is not listed by default', async () => {
    const host = await renderHost(screens);
    await host.user.keyboard('{Control>}k{/Control}');
    await host.user.type(await screen.findByRole('combobox'), 'diagnostics');
    expect(screen.queryAllByRole('option')).toEqual([]);
  });
});

describe('offline notice', () => {
  it('is shown until the network is back', async () => {
    await renderHost(screens);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText(/You are offline/)).toBeInTheDocument();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText(/You are offline/)).toBeNull());
    online.mockRestore();
  });
});
