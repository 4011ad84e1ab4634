import { replayPress } from './replayPress.ts';

const createButton = (label: string, press: () => void = () => undefined): HTMLButtonElement => {
  const button = document.createElement('button');
  button.setAttribute('aria-label', label);
  button.append(document.createElement('svg'));
  button.addEventListener('click', press);
  return button;
};

/** The prerendered layout, watched as from the head of the page. */
const openPage = (...labels: string[]): HTMLElement => {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  replayPress(document);
  root.append(...labels.map((label) => createButton(label)));
  document.dispatchEvent(new Event('readystatechange'));
  return root;
};

const press = (root: HTMLElement, label: string): void =>
  root.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click();

const renderApp = async (root: HTMLElement, ...buttons: HTMLElement[]): Promise<void> => {
  root.replaceChildren(...buttons);
  await Promise.resolve();
};

it('presses the last pressed button again in the app, once, and focuses it', async () => {
  const root = openPage('Account menu', 'Search and commands');
  press(root, 'Account menu');
  press(root, 'Search and commands');
  const [openMenu, openSearch] = [jest.fn(), jest.fn()];
  const search = createButton('Search and commands', openSearch);
  await renderApp(root, createButton('Account menu', openMenu), search);
  expect(openSearch).toHaveBeenCalledTimes(1);
  expect(openMenu).not.toHaveBeenCalled();
  expect(search).toHaveFocus();
  press(root, 'Account menu');
  await renderApp(
    root,
    createButton('Account menu', openMenu),
    createButton('Search and commands', openSearch),
  );
  expect(openMenu).toHaveBeenCalledTimes(1);
  expect(openSearch).toHaveBeenCalledTimes(1);
});

it('finds a button whose name got a number', async () => {
  const root = openPage('Notifications');
  press(root, 'Notifications');
  const open = jest.fn();
  await renderApp(root, createButton('Notifications, 3 new', open));
  expect(open).toHaveBeenCalledTimes(1);
});

it('presses nothing when nothing was pressed, or the button is gone', async () => {
  const root = openPage('Account menu', 'Gone');
  const open = jest.fn();
  await renderApp(root, createButton('Account menu', open));
  expect(open).not.toHaveBeenCalled();
  const next = openPage('Gone');
  press(next, 'Gone');
  await renderApp(next, createButton('Account menu', open));
  expect(open).not.toHaveBeenCalled();
});

describe('keyboard shortcut of a button', () => {
  /** Presses keys in the prerendered layout, then renders the app. */
  const pressBeforeApp = async (
    keys: KeyboardEventInit,
  ): Promise<{ open: jest.Mock; isPassedOn: boolean }> => {
    const root = openPage('Account menu', 'Search and commands');
    root
      .querySelector('[aria-label="Search and commands"]')
      ?.setAttribute('aria-keyshortcuts', 'Control+K Meta+K');
    const isPassedOn = document.body.dispatchEvent(
      new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }),
    );
    const open = jest.fn();
    await renderApp(root, createButton('Account menu'), createButton('Search and commands', open));
    return { open, isPassedOn };
  };

  it.each([
    ['Control', { key: 'k', ctrlKey: true }],
    ['Meta', { key: 'k', metaKey: true }],
    ['Control and Caps Lock', { key: 'K', ctrlKey: true }],
  ])('presses the button in the app, not the command of the browser, with %s', async (_, keys) => {
    const { open, isPassedOn } = await pressBeforeApp(keys);
    expect(open).toHaveBeenCalledTimes(1);
    expect(isPassedOn).toBe(false);
  });

  it.each([
    ['the letter alone', { key: 'k' }],
    ['another key', { key: 'l', ctrlKey: true }],
    ['another modifier', { key: 'k', altKey: true }],
  ])('leaves %s to the browser', async (_, keys) => {
    const { open, isPassedOn } = await pressBeforeApp(keys);
    expect(open).not.toHaveBeenCalled();
    expect(isPassedOn).toBe(true);
  });
});
