import { deferredScriptsElementId, pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import {
  appFormAttribute,
  appStartingAttribute,
  startAppEvent,
  staticPagesAttribute,
} from '@rankwright/contracts/staticPage';
import { tokenKey } from '@rankwright/sdk/session';
import { waitFor } from '@testing-library/dom';
import { doesStaticPageNeedApp } from './hydrationTriggers.ts';
import { prefetchApp } from './appPrefetch.ts';
import { controlColorMode } from './colorModeControl.ts';
import { closeMenuOnNavigation } from './menu.ts';
import { createPage, getElement } from './testing/staticDocument.ts';

/** Ends with each test. */
let controller = new AbortController();
let signal = controller.signal;

afterEach(() => {
  controller.abort();
  jest.restoreAllMocks();
});
beforeEach(() => {
  controller = new AbortController();
  ({ signal } = controller);
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
    expect(doesStaticPageNeedApp()).toBe(false);
  });

  it('starts the app for a signed-in user, an override, and people of ours', () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    expect(doesStaticPageNeedApp()).toBe(true);
    localStorage.clear();
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    expect(doesStaticPageNeedApp()).toBe(true);
    sessionStorage.clear();
    localStorage.setItem('rankwright:staff', 'on');
    expect(doesStaticPageNeedApp()).toBe(true);
    localStorage.clear();
    for (const query of ['?override=notes@http://localhost/', '?staff=on']) {
      window.history.replaceState(null, '', `/${query}`);
      expect(doesStaticPageNeedApp()).toBe(true);
    }
  });

  it('runs the deferred scripts for a signed-in user, and tells the page script', async () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    document.body.innerHTML = `<template id="${deferredScriptsElementId}"><script defer src="/a.js"></script></template>`;
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await import('./staticPage.ts');
    expect(document.documentElement).toHaveAttribute(appStartingAttribute);
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(document.querySelector('script')?.getAttribute('src')).toBe('/a.js');
    document.dispatchEvent(new Event(pageHydratedEvent));
  });
});

describe('a static page whose script asks for the app', () => {
  const html = `<button data-color-mode-button></button><template id="${deferredScriptsElementId}"><script defer src="/a.js"></script></template>`;
  const countScripts = () => document.querySelectorAll('body > script').length;
  beforeEach(async () => {
    jest.resetModules();
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.documentElement.removeAttribute(appStartingAttribute);
    document.body.innerHTML = html;
    // jsdom has none.
    performance.mark = jest.fn();
    await import('./staticPage.ts');
  });

  it('runs the app, ends its own scripts, and replays what is pressed meanwhile', async () => {
    const getScheme = () => document.documentElement.getAttribute('data-color-scheme');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    const button = getElement(document, 'button');
    button.click();
    expect(getScheme()).toBe('light');
    expect(countScripts()).toBe(0);
    document.dispatchEvent(new Event(startAppEvent));
    expect(document.documentElement).toHaveAttribute(appStartingAttribute);
    expect(countScripts()).toBe(1);
    const press = jest.fn();
    button.addEventListener('click', press);
    button.click();
    expect(press).not.toHaveBeenCalled();
    document.dispatchEvent(new Event(pageHydratedEvent));
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
    expect(getScheme()).toBe('light');
  });

  it('before it is parsed runs the app once it is, and nothing of its own', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    document.dispatchEvent(new Event(startAppEvent));
    expect(countScripts()).toBe(0);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(countScripts()).toBe(1);
    document.dispatchEvent(new Event(pageHydratedEvent));
    getElement(document, 'button').click();
    expect(localStorage.getItem('rankwright:color-mode')).toBeNull();
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
    controlColorMode(page, signal);
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
    controlColorMode(page, signal);
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
    controlColorMode(page, signal);
    expect(read(page)).toMatchObject({ icon: 'dark', scheme: 'dark' });
    localStorage.setItem('rankwright:color-mode', 'light');
    window.dispatchEvent(new StorageEvent('storage', { key: 'rankwright:color-mode' }));
    expect(read(page)).toMatchObject({ icon: 'light', scheme: 'light' });
  });
});

describe('links', () => {
  const scripts = `<template id="${deferredScriptsElementId}" ${staticPagesAttribute}='["/","/pricing"]'><script src="/shell/a.js"></script></template>`;

  it('fetch the app ahead only where they need it', () => {
    document.head.replaceChildren();
    document.body.innerHTML = `${scripts}<a href="/pricing">Pricing</a><a href="https://other.example/login">Out</a><a href="/login"><b>Log in</b></a>`;
    prefetchApp(document, signal);
    const hover = (selector: string) =>
      getElement(document, selector).dispatchEvent(new Event('pointerover', { bubbles: true }));
    hover('[href="/pricing"]');
    hover('[href^=https]');
    expect(document.head.querySelector('link')).toBeNull();
    hover('b');
    hover('b');
    const links = [...document.head.querySelectorAll('link')].map(
      ({ rel, href }) => `${rel} ${new URL(href).pathname}`,
    );
    expect(links).toEqual(['prefetch /shell/a.js']);
  });

  it('and forms that lead to the app fetch it ahead when somebody fills them in', () => {
    document.head.replaceChildren();
    document.body.innerHTML = `${scripts}<form><input id="other"></form><form ${appFormAttribute}><input id="email"></form>`;
    prefetchApp(document, signal);
    getElement(document, '#other').focus();
    expect(document.head.querySelector('link')).toBeNull();
    getElement(document, '#email').focus();
    expect(document.head.querySelector('link')?.getAttribute('href')).toMatch(/\/shell\/a\.js$/);
  });

  it('close the menu that they are in', () => {
    const page = createPage('<nav popover><a href="#services"><b>Services</b></a></nav>');
    const hidePopover = jest.fn();
    getElement(page, 'nav').hidePopover = hidePopover;
    closeMenuOnNavigation(page, signal);
    getElement(page, 'b').click();
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
