import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { colorModeKey, RankwrightTheme, useColorMode } from '../core.ts';

let renders = 0;
const ModeButton = () => {
  const { mode, setMode } = useColorMode();
  return <button onClick={() => setMode('dark')}>{mode}</button>;
};
const Neighbour = () => {
  renders += 1;
  return null;
};

/** The system's color scheme, and a way to change it. */
const mockSystem = (isDark: boolean) => {
  const listeners = new Set<() => void>();
  const system = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.assign(window, { matchMedia: () => system });
  const change = (matches: boolean): void =>
    act(() => {
      system.matches = matches;
      for (const listener of listeners) listener();
    });
  return { change, listeners };
};

const renderPage = () =>
  render(
    <RankwrightTheme>
      <ModeButton />
      <Neighbour />
    </RankwrightTheme>,
  );
const getScheme = (): string | null => document.documentElement.getAttribute('data-color-scheme');

const { matchMedia } = window;
beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-color-scheme');
  renders = 0;
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { matchMedia });
});

it('follows the system until a mode is selected', async () => {
  const system = mockSystem(true);
  renderPage();
  expect([screen.getByRole('button').textContent, getScheme()]).toEqual(['system', 'dark']);
  system.change(false);
  expect(getScheme()).toBe('light');
  await userEvent.click(screen.getByRole('button'));
  system.change(false);
  expect([screen.getByRole('button').textContent, getScheme()]).toEqual(['dark', 'dark']);
  expect(localStorage.getItem(colorModeKey)).toBe('dark');
});

it('renders only what shows the mode when it changes', async () => {
  mockSystem(false);
  renderPage();
  await userEvent.click(screen.getByRole('button'));
  expect(getScheme()).toBe('dark');
  expect(renders).toBe(1);
});

it('follows the mode that another tab selects', () => {
  mockSystem(false);
  localStorage.setItem(colorModeKey, 'light');
  renderPage();
  localStorage.setItem(colorModeKey, 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: colorModeKey })));
  expect([screen.getByRole('button').textContent, getScheme()]).toEqual(['dark', 'dark']);
});

it('works where storage is refused, for as long as the page is open', async () => {
  const system = mockSystem(false);
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  renderPage();
  await userEvent.click(screen.getByRole('button'));
  system.change(false);
  expect(getScheme()).toBe('dark');
});

it('listens to nothing once the page is gone', () => {
  const { listeners } = mockSystem(false);
  const { unmount } = renderPage();
  expect(listeners.size).toBe(1);
  unmount();
  expect(listeners.size).toBe(0);
});
