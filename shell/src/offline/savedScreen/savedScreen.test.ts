import { screenAttribute } from '@rankwright/contracts/remote';
import type { SavedScreen } from '@rankwright/contracts/savedScreen';
import { unsavedWork } from '@rankwright/sdk/host';
import { createQueryClient, savedOnDevice } from '@rankwright/sdk/query';
import type { ScreenStore } from '@rankwright/sdk/saved';
import { createSession } from '@rankwright/sdk/session';
import { createToken } from '@rankwright/sdk/testing';
import { createScreenSaver, followScreen, type ScreenSaverOptions } from './followScreen.ts';

const screens = new Map<string, SavedScreen>();
/** As on the device, without its limits. */
const store: ScreenStore = {
  write: (key, screen) => {
    screens.set(key, screen);
    return Promise.resolve();
  },
  prune: (prefix) => {
    for (const key of screens.keys()) if (!key.startsWith(prefix)) screens.delete(key);
    return Promise.resolve();
  },
  remove: (key) => {
    screens.delete(key);
    return Promise.resolve();
  },
  clear: () => {
    screens.clear();
    return Promise.resolve();
  },
};

const createOptions = (): ScreenSaverOptions => {
  const session = createSession(null);
  session.start(createToken('ada'));
  return {
    client: createQueryClient(),
    saved: { store: { getState: () => ({ savedAt: null, isUnreachable: false }) } as never },
    session,
    store,
    version: '1',
    isPrivate: (pathname) => pathname === '/history',
    now: () => 5_000,
  };
};

const show = (content: string): void => {
  document.body.innerHTML = `<div id="root"><div><main id="main" ${screenAttribute}="generator@1">${content}</main></div><p>Saved at 9:00</p></div>`;
};
const getHtml = (): string => [...screens.values()].map(({ html }) => html).join();

beforeEach(() => {
  screens.clear();
  window.history.replaceState(null, '', '/history');
  document.head.innerHTML =
    '<style>.rw-used { color: red } .rw-other { color: blue } body { margin: 0 }</style>';
  show('<p class="rw-used">Prune roses</p>');
});

const save = async (changes: Partial<ScreenSaverOptions> = {}): Promise<void> =>
  createScreenSaver({ ...createOptions(), ...changes }).save();

describe('a private screen', () => {
  it('is saved with the rules that style it, without what the host shows over it', async () => {
    await save();
    const [screen] = screens.values();
    expect(screen).toMatchObject({ savedAt: 5_000, width: window.innerWidth, day: null });
    expect(screen?.html).toContain('Prune roses');
    expect(screen?.html).not.toContain('Saved at');
    expect(screen?.css).toMatch(/rw-used[\s\S]*body/);
    expect(screen?.css).not.toContain('rw-other');
  });

  it('is saved without what runs, what is secret, and what names its parts', async () => {
    show(
      `<script>1</script><input type="password" value="secret" id="a"><p onclick="run()" aria-live="polite">Text</p>
       <svg><path id="b"></path></svg><img src="blob:1"><button class="Mui-focusVisible">Go</button>`,
    );
    await save();
    expect(getHtml()).not.toMatch(
      /script|secret|onclick|aria-live|blob:|focusVisible|id="(main|a)"|data-screen/,
    );
    expect(getHtml()).toContain('<path id="b">');
  });

  it('is saved with the values of its fields', async () => {
    show('<textarea></textarea><input type="checkbox"><input>');
    const [area, box, field] = document.querySelectorAll<HTMLInputElement>('textarea, input');
    if (!area || !box || !field) throw new Error('The screen has its fields.');
    area.value = 'A title';
    box.checked = true;
    field.value = 'roses';
    await save();
    expect(getHtml()).toMatch(
      /<textarea>A title<\/textarea><input type="checkbox" checked=""><input value="roses">/,
    );
  });

  it('says which day it marks as today', async () => {
    show('<p aria-current="date">27</p>');
    await save();
    expect([...screens.values()][0]?.day).toBe(new Date(5_000).toDateString());
  });
});

describe('nothing is saved', () => {
  it.each([
    ['of a public page', () => window.history.replaceState(null, '', '/pricing')],
    ['of an address with a token', () => window.history.replaceState(null, '', '/history?token=abc')],
    ['of a dialog', () => document.body.insertAdjacentHTML('beforeend', '<div role="dialog"></div>')],
    ['of a screen that loads', () => show('<b class="MuiSkeleton-root"></b>')],
    ['of the demo', () => sessionStorage.setItem('rankwright:demo', 'open')],
    ['of another screen of the host', () => document.querySelector('main')?.removeAttribute(screenAttribute)],
    ['that is too large', () => show('x'.repeat(600_000))],
  ])('%s', async (_, change) => {
    change();
    await save();
    expect(screens.size).toBe(0);
    sessionStorage.clear();
  });

  it('without a session', () =>
    save({ session: createSession(null) }).then(() => expect(screens.size).toBe(0)));

  it.each([
    ['shows an answer that is not saved', { state: { status: 'success' } }],
    ['shows an error', { ...savedOnDevice, state: { status: 'error' } }],
  ])('that %s', async (_, query) => {
    const client = { getQueryCache: () => ({ findAll: () => [query] }), isFetching: () => 0 };
    await save({ client: client as never });
    expect(screens.size).toBe(0);
  });

  it('that shows answers from before', async () => {
    const saved = { store: { getState: () => ({ savedAt: 1, isUnreachable: false }) } as never };
    await save({ saved });
    expect(screens.size).toBe(0);
  });
});

describe('the saved screen is removed', () => {
  it('while work is unsaved, and comes again when it is saved', async () => {
    const saver = createScreenSaver(createOptions());
    await saver.save();
    unsavedWork.setState({ labels: { a: 'Title' } });
    await saver.save();
    expect(screens.size).toBe(0);
    unsavedWork.setState({ labels: {} });
    await saver.save();
    expect(screens.size).toBe(1);
  });

  it('while something is typed', async () => {
    show('<input>');
    const saver = createScreenSaver(createOptions());
    const field = document.querySelector('input');
    if (!field) throw new Error('The screen has a field.');
    field.value = 'roses';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await saver.save();
    expect(screens.size).toBe(0);
    field.value = '';
    await saver.save();
    expect(screens.size).toBe(1);
  });

  it('when the session ends, and at the start of a page of another', async () => {
    const options = createOptions();
    const stop = followScreen(options);
    await save();
    options.session.end('logout');
    expect(screens.size).toBe(0);
    stop();
    await save();
    const other = createOptions();
    other.session.start(`${createToken('grace')}-with-another-signature`);
    followScreen(other)();
    expect(screens.size).toBe(0);
  });
});
