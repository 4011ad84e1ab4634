import { pageHydratedEvent } from '@rankwright/contracts/hydration';
import { appScriptsId, appStartingAttribute } from '@rankwright/contracts/staticPage';
import { tokenKey } from '../session/sessionStore.ts';
import { needsApp } from './appNeed.ts';
import { controlColorMode } from './colorModeControl.ts';
import { closeMenuOnNavigation } from './menu.ts';
import { createPage, getElement } from './testing/staticDocument.ts';

afterEach(() => jest.restoreAllMocks());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  window.matchMedia = () =>
    ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
});

describe('a static page', () => {
  it('does without the app for a visitor, also with the parameters of a campaign', () => {
    window.history.replaceState(null, '', '/?utm_source=news&checkout=canceled');
    expect(needsApp()).toBe(false);
  });

  it('starts the app for a signed-in user, an override, and our own staff', () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    expect(needsApp()).toBe(true);
    localStorage.clear();
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    expect(needsApp()).toBe(true);
    sessionStorage.clear();
    localStorage.setItem('rankwright:staff', 'on');
    expect(needsApp()).toBe(true);
    localStorage.clear();
    for (const query of ['?override=notes@http://localhost/', '?staff=on']) {
      window.history.replaceState(null, '', `/${query}`);
      expect(needsApp()).toBe(true);
    }
  });
});

describe('the script of a static page', () => {
  const ready = jest.fn();
  beforeEach(() => {
    jest.resetModules();
    ready.mockReset();
    document.addEventListener(pageHydratedEvent, ready);
    document.documentElement.removeAttribute(appStartingAttribute);
    document.body.innerHTML = `<button data-color-mode-button></button><template id="${appScriptsId}"><link rel="preload" as="script" href="/a.js"><script defer src="/a.js"></script><script defer src="/b.js"></script></template>`;
    // jsdom has none.
    performance.mark = jest.fn();
  });
  afterEach(() => document.removeEventListener(pageHydratedEvent, ready));
  const listScripts = () =>
    [...document.querySelectorAll('body > script')].map((each) => each.getAttribute('src'));
  const start = async () => {
    await import('./staticPage.ts');
    document.dispatchEvent(new Event('DOMContentLoaded'));
  };

  it('runs the app for a signed-in user, in order, and tells the page script', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    await start();
    expect(document.documentElement).toHaveAttribute(appStartingAttribute);
    expect(listScripts()).toEqual(['/a.js', '/b.js']);
    expect(document.querySelector('script')?.async).toBe(false);
    getElement(document, 'button').click();
    expect(localStorage.getItem('rankwright:color-mode')).toBeNull();
    expect(ready).not.toHaveBeenCalled();
  });

  it('makes the layout work for a visitor, without the app', async () => {
    await start();
    expect(ready).toHaveBeenCalledTimes(1);
    getElement(document, 'button').click();
    expect(document.documentElement).toHaveAttribute('data-color-scheme', 'light');
    expect(listScripts()).toEqual([]);
  });
});

describe('the color mode button', () => {
  const button = `<button data-color-mode-button><b><span data-color-mode="system"></span><span data-color-mode="light" hidden></span><span data-color-mode="dark" hidden></span></b></button>`;
  const read = (page: Document) => ({
    label: getElement(page, 'button').getAttribute('aria-label'),
    icon: getElement(page, 'span:not([hidden])').dataset.colorMode,
    scheme: page.documentElement.getAttribute('data-color-scheme'),
    stored: localStorage.getItem('rankwright:color-mode'),
  });

  it('switches from system to light to dark, and stores the mode', () => {
    const page = createPage(button);
    controlColorMode(page);
    expect(read(page)).toMatchObject({
      label: 'Color mode: system. Switch to light',
      icon: 'system',
      stored: null,
    });
    getElement(page, 'b').click();
    expect(read(page)).toMatchObject({ icon: 'light', scheme: 'light', stored: 'light' });
    getElement(page, 'b').click();
    expect(read(page)).toEqual({
      label: 'Color mode: dark. Switch to system',
      icon: 'dark',
      scheme: 'dark',
      stored: 'dark',
    });
    expect(getElement(page, 'button').title).toBe('Color mode: dark');
  });

  it('leaves the colors alone that the page begins with, and changes them without transitions', () => {
    const page = createPage(button);
    page.documentElement.setAttribute('data-color-scheme', 'light');
    const setAttribute = jest.spyOn(page.documentElement, 'setAttribute');
    class Transition {
      readonly finish = jest.fn();
    }
    const [control, icon] = [new Transition(), new Transition()];
    const running: Transition[][] = [[control], [icon], []];
    Object.assign(globalThis, { CSSTransition: Transition });
    const getAnimations = jest.fn(() => running.shift() ?? []);
    Object.assign(page, { getAnimations });
    controlColorMode(page);
    expect(setAttribute).not.toHaveBeenCalled();
    expect(getAnimations).not.toHaveBeenCalled();
    getElement(page, 'b').click();
    getElement(page, 'b').click();
    expect(read(page).scheme).toBe('dark');
    expect(control.finish).toHaveBeenCalledTimes(1);
    expect(icon.finish).toHaveBeenCalledTimes(1);
  });

  it('shows the stored mode, and follows another tab', () => {
    localStorage.setItem('rankwright:color-mode', 'dark');
    const page = createPage(button);
    controlColorMode(page);
    expect(read(page)).toMatchObject({ icon: 'dark', scheme: 'dark' });
    localStorage.setItem('rankwright:color-mode', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rankwright:color-mode' }));
    expect(read(page)).toMatchObject({ icon: 'light', scheme: 'light' });
  });
});

it('a link closes the menu that it is in', () => {
  const page = createPage('<nav popover><a href="#services"><b>Services</b></a></nav>');
  const hidePopover = jest.fn();
  getElement(page, 'nav').hidePopover = hidePopover;
  closeMenuOnNavigation(page);
  getElement(page, 'b').click();
  expect(hidePopover).toHaveBeenCalledTimes(1);
});
