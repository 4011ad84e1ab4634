import { heldScriptsElementId, pageTakenOverEvent } from '@rankwright/contracts/heldPage';
import { tokenKey } from '@rankwright/sdk/session';
import { keepActions } from './keepActions.ts';
import { isAwaited, onFirstTouch } from './signs.ts';

const takeOver = async (): Promise<void> => {
  document.dispatchEvent(new Event(pageTakenOverEvent));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(async () => {
  await takeOver();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('what is awaited', () => {
  it('is a page that is used, but not one that is read', () => {
    expect(isAwaited('at-once')).toBe(true);
    expect(isAwaited('on-touch')).toBe(false);
  });

  it('is any page of somebody signed in', () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    expect(isAwaited('on-touch')).toBe(true);
  });

  it('is a page whose address asks for something, or whose tab tries another build', () => {
    window.history.replaceState(null, '', '/?checkout=canceled');
    expect(isAwaited('on-touch')).toBe(true);
    window.history.replaceState(null, '', '/');
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    expect(isAwaited('on-touch')).toBe(true);
  });
});

it.each(['pointermove', 'touchstart', 'keydown', 'focusin'])('takes %s as a sign, once', (name) => {
  const start = jest.fn();
  onFirstTouch(document, start);
  document.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event(name));
  expect(start).toHaveBeenCalledTimes(1);
});

describe('what is done before the app is there', () => {
  const put = (html: string): void => {
    document.body.innerHTML = html;
    keepActions(document);
  };
  const found = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is not there.`);
    return element;
  };

  it('presses a button that was pressed, once, however often it was', async () => {
    put('<button><b>Calculate</b></button>');
    found('b').click();
    found('b').click();
    const pressed = jest.fn();
    found('button').addEventListener('click', pressed);
    await takeOver();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('lets a link lead where it says', () => {
    put('<a href="#pricing">Pricing</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    found('a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('says again what was typed or filled in', async () => {
    put('<form><input type="email" value=""><textarea></textarea></form>');
    (found('input') as HTMLInputElement).value = 'ada@example.com';
    const said: string[] = [];
    document.body.addEventListener('input', (event) => said.push((event.target as HTMLInputElement).value));
    await takeOver();
    expect(said).toEqual(['ada@example.com']);
  });

  it('sends no form past the app', () => {
    put('<form action="/elsewhere"><input></form>');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    found('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});

it('starts a held page with the first touch, its scripts in their order', async () => {
  document.body.innerHTML = `<template id="${heldScriptsElementId}" data-starts="on-touch"><link rel="preload" as="script" href="/a.js"><script defer src="/a.js"></script></template>`;
  await import('./heldPage.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('script')).toBeNull();
  document.dispatchEvent(new Event('pointermove'));
  expect(document.querySelector('script')?.async).toBe(false);
  expect(document.querySelector('link')).not.toBeNull();
});
