import 'fake-indexeddb/auto';
import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import { activePlanKey, gatedPreloadsId, getSessionHint } from '@rankwright/contracts/prefetch';
import {
  createScreenPrefix,
  getCalendarDay,
  maxScreenAgeMs,
  savedScreenMeta,
  type SavedScreen,
} from '@rankwright/contracts/savedScreen';
import { openScreenStore } from '@rankwright/sdk/saved';
import { tokenKey } from '@rankwright/sdk/session';
import { showSavedScreen } from './showSavedScreen.ts';

const version = '1.0.0-shell';
const token = 'a.b.the-signature-of-ada';
const store = openScreenStore();
const placeholder = '<main><b class="MuiSkeleton-root"></b></main>';

const saveScreen = (changes: object = {}): Promise<void> => {
  const screen: SavedScreen = {
    html: '<div><main>Prune roses</main></div>',
    css: '',
    scheme: 'dark',
    width: window.innerWidth,
    day: null,
    savedAt: Date.now(),
  };
  return store.write(`${createScreenPrefix(version, token)}/history`, { ...screen, ...changes });
};

const getCover = (): HTMLElement | null => document.querySelector('[data-saved-screen]');
const getRoot = (): HTMLElement => document.getElementById('root') ?? document.body;
const waitForChanges = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeAll(() => {
  // jsdom has neither.
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync = (): void => undefined;
    },
    structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown,
  });
});
beforeEach(async () => {
  Object.assign(document, { adoptedStyleSheets: [] });
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem(tokenKey, token);
  window.history.replaceState(null, '', '/history');
  document.documentElement.setAttribute('data-color-scheme', 'dark');
  document.head.innerHTML = `<meta name="${savedScreenMeta}" content="${version}">`;
  document.body.innerHTML = `<div id="root">${placeholder}</div><script defer></script>`;
  await saveScreen();
});
afterEach(() => window.dispatchEvent(new Event('storage')));

describe('a saved screen', () => {
  it('is painted in front of the app, inert and busy, and the first main of the page', async () => {
    await showSavedScreen();
    expect(document.querySelector('main')).toHaveTextContent('Prune roses');
    expect(getCover()).toHaveAttribute('aria-busy', 'true');
    expect(getCover()?.inert).toBe(true);
    expect(document.adoptedStyleSheets).toHaveLength(1);
    localStorage.clear();
  });

  it.each([
    ['another color scheme', { scheme: 'light' }],
    ['another width', { width: 1 }],
    ['another day as today', { day: 'yesterday' }],
    ['more than seven days ago', { savedAt: Date.now() - maxScreenAgeMs }],
    ['a damaged record', { html: 7 }],
  ])('is not painted with %s', async (_, changes) => {
    await saveScreen(changes);
    await showSavedScreen();
    expect(getCover()).toBeNull();
    expect(getRoot().innerHTML).toBe(placeholder);
  });

  it('is painted on the day that it marks as today', async () => {
    await saveScreen({ day: getCalendarDay(Date.now()) });
    await showSavedScreen();
    expect(getCover()).not.toBeNull();
    localStorage.clear();
  });

  it.each([
    ['another session', () => localStorage.setItem(tokenKey, 'a.b.the-signature-of-grace')],
    ['no session', () => localStorage.clear()],
    ['the demo', () => sessionStorage.setItem('rankwright:demo', 'open')],
    ['another address', () => window.history.replaceState(null, '', '/history?status=draft')],
    ['a deployment that saves none', () => document.head.replaceChildren()],
    [
      'a gate without a plan',
      () => (document.head.innerHTML += `<template id="${gatedPreloadsId}"></template>`),
    ],
  ])('is not painted for %s', async (_, change) => {
    change();
    await showSavedScreen();
    expect(getCover()).toBeNull();
  });

  it('is painted behind a gate that was open when this device last knew', async () => {
    document.head.innerHTML += `<template id="${gatedPreloadsId}"></template>`;
    localStorage.setItem(activePlanKey, getSessionHint(token));
    await showSavedScreen();
    expect(getCover()).not.toBeNull();
    localStorage.clear();
  });

  it('is not painted where the browser refuses its storage', async () => {
    const open = jest.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Access is denied.', 'SecurityError');
    });
    await showSavedScreen();
    expect(getCover()).toBeNull();
    open.mockRestore();
  });
});

describe('the app takes over', () => {
  it('when its screen has no placeholder left', async () => {
    await showSavedScreen();
    getRoot().innerHTML = '<main><b class="MuiSkeleton-root"></b></main>';
    await waitForChanges();
    expect(getCover()).not.toBeNull();
    getRoot().innerHTML = '<main>Prune roses</main>';
    await waitForChanges();
    expect(getCover()).toBeNull();
    expect(document.adoptedStyleSheets).toEqual([]);
    expect(getRoot()).toHaveTextContent('Prune roses');
  });

  it('when it shows a gate, whose placeholders stay', async () => {
    await showSavedScreen();
    getRoot().innerHTML = '<main><div inert><b class="MuiSkeleton-root"></b></div>Premium Feature</main>';
    await waitForChanges();
    expect(getCover()).toBeNull();
  });

  it('soon after its screen is mounted, and at the latest after five seconds', async () => {
    await showSavedScreen();
    jest.useFakeTimers();
    getRoot().innerHTML = placeholder;
    document.dispatchEvent(new Event(pageHydratedEvent));
    jest.advanceTimersByTime(499);
    expect(getCover()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(getCover()).toBeNull();
    jest.useRealTimers();
  });

  it('at once when the session ends in another tab, with the placeholder of before', async () => {
    await showSavedScreen();
    expect(getRoot()).toBeEmptyDOMElement();
    localStorage.clear();
    window.dispatchEvent(new Event('storage'));
    expect(getCover()).toBeNull();
    expect(getRoot().innerHTML).toBe(placeholder);
  });

  it('at once when its script does not load', async () => {
    await showSavedScreen();
    document.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(getCover()).toBeNull();
  });
});
