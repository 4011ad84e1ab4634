import { deferredScriptsElementId, pageHydratedEvent } from '@rankwright/contracts/deferredHydration';
import { tokenKey } from '@rankwright/sdk/session';
import { replayEvents } from './eventReplay.ts';
import { shouldHydrateImmediately, onFirstInteraction } from './hydrationTriggers.ts';

const dispatchHydrated = async (): Promise<void> => {
  document.dispatchEvent(new Event(pageHydratedEvent));
  await new Promise((resolve) => setTimeout(resolve));
};

afterEach(async () => {
  await dispatchHydrated();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.replaceChildren();
});

describe('immediate hydration', () => {
  it('starts immediately for the load trigger, but not for interaction', () => {
    expect(shouldHydrateImmediately('load')).toBe(true);
    expect(shouldHydrateImmediately('interaction')).toBe(false);
  });

  it('starts immediately when the user is signed in', () => {
    localStorage.setItem(tokenKey, 'a.b.c');
    expect(shouldHydrateImmediately('interaction')).toBe(true);
  });

  it('starts immediately when the URL has a query or the tab has an override', () => {
    window.history.replaceState(null, '', '/?checkout=canceled');
    expect(shouldHydrateImmediately('interaction')).toBe(true);
    window.history.replaceState(null, '', '/');
    sessionStorage.setItem('rankwright:override:planner', 'http://localhost/');
    expect(shouldHydrateImmediately('interaction')).toBe(true);
  });
});

it.each(['pointermove', 'touchstart', 'keydown', 'focusin'])('starts once on %s', (name) => {
  const start = jest.fn();
  onFirstInteraction(document, start);
  document.dispatchEvent(new Event(name));
  document.dispatchEvent(new Event(name));
  expect(start).toHaveBeenCalledTimes(1);
});

describe('events before hydration', () => {
  const renderBody = (html: string): void => {
    document.body.innerHTML = html;
    replayEvents(document);
  };
  const getElement = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (!element) throw new Error(`${selector} is not there.`);
    return element;
  };

  it('replays clicks on a button as one click', async () => {
    renderBody('<button><b>Calculate</b></button>');
    getElement('b').click();
    getElement('b').click();
    const onClick = jest.fn();
    getElement('button').addEventListener('click', onClick);
    await dispatchHydrated();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  it('does not prevent link navigation', () => {
    renderBody('<a href="#pricing">Pricing</a>');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    getElement('a').dispatchEvent(click);
    expect(click.defaultPrevented).toBe(false);
  });

  it('replays typed and autofilled text as input events', async () => {
    renderBody('<form><input type="email" value=""><textarea></textarea></form>');
    (getElement('input') as HTMLInputElement).value = 'ada@example.com';
    const replayedValues: string[] = [];
    document.body.addEventListener('input', (event) =>
      replayedValues.push((event.target as HTMLInputElement).value),
    );
    await dispatchHydrated();
    expect(replayedValues).toEqual(['ada@example.com']);
  });

  it('shows the value of a moved slider at once, and replays it', async () => {
    renderBody(
      '<input type="range" id="r1" min="0" max="50000" value="5000"><output for="r1">5,000 visitors</output>',
    );
    const slider = getElement('input') as HTMLInputElement;
    slider.value = '12500';
    slider.dispatchEvent(new Event('input', { bubbles: true }));
    expect(getElement('output')).toHaveAttribute('data-live', '12,500 visitors');
    expect(getElement('output')).toHaveTextContent('5,000 visitors');
    expect(slider).toHaveAttribute('aria-valuetext', '12,500 visitors');
    const replayedValues: string[] = [];
    slider.addEventListener('input', () => replayedValues.push(slider.value));
    await dispatchHydrated();
    expect(replayedValues).toEqual(['12500']);
    expect(getElement('output')).not.toHaveAttribute('data-live');
  });

  it('prevents native form submission', () => {
    renderBody('<form action="/elsewhere"><input></form>');
    const submit = new Event('submit', { bubbles: true, cancelable: true });
    getElement('form').dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});

it('hydrates a deferred page on the first interaction and keeps the script order', async () => {
  document.body.innerHTML = `<template id="${deferredScriptsElementId}" data-hydrate-on="interaction"><link rel="preload" as="script" href="/a.js"><script defer src="/a.js"></script></template>`;
  await import('./deferredHydration.ts');
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(document.querySelector('script')).toBeNull();
  document.dispatchEvent(new Event('pointermove'));
  expect(document.querySelector('script')?.async).toBe(false);
  expect(document.querySelector('link')).not.toBeNull();
});
