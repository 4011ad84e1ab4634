import { getIdentityConfig, logIn } from '@rankwright/contracts/account';
import { session } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { startAppEvent, toastEvent, type StaticToast } from '@rankwright/contracts/staticPage';
import {
  createToken,
  mockApi,
  mockError,
  mockNetworkError,
  mockReply,
  sampleId,
} from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderPrerendered } from '../testing/renderPrerendered.tsx';
import { attachLogin } from './attachLogin.ts';
import { Component as LoginPage } from './LoginPage.tsx';

const api = mockApi();
const user = userEvent.setup();
const toasts: StaticToast[] = [];
const startApp = jest.fn();
const listenToToast = (event: Event) => toasts.push((event as CustomEvent<StaticToast>).detail);

const config = { success: true as const, provider: 'none' as const, clientId: null, url: null };
const email = () => screen.getByRole('textbox', { name: 'Email' });
const logInButton = () => screen.getByRole('button', { name: 'Log in' });

/** Opens the page as it is prerendered; returns its screen's HTML. */
const open = (address: string = paths.login): string => {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<main>${renderPrerendered(<LoginPage />, paths.login)}</main>`;
  const html = document.body.innerHTML;
  attachLogin(document);
  return html;
};
const fillIn = async (): Promise<void> => {
  await user.type(email(), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(logInButton());
};
const waitForProviders = () => waitFor(() => expect(screen.queryByRole('separator')).toBeNull());

beforeEach(() => {
  localStorage.clear();
  toasts.length = 0;
  startApp.mockReset();
  document.addEventListener(toastEvent, listenToToast);
  document.addEventListener(startAppEvent, startApp);
  api.use(mockReply(getIdentityConfig, config));
});
afterEach(() => {
  jest.restoreAllMocks();
  document.removeEventListener(toastEvent, listenToToast);
  document.removeEventListener(startAppEvent, startApp);
});

describe('the log-in form without the app', () => {
  it('shows errors at empty fields and focuses the first [A-075]', async () => {
    open();
    await user.click(logInButton());
    expect(email()).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password.');
    expect(email()).toHaveFocus();
    await user.type(email(), 'a');
    expect(screen.queryByText('Enter your email.')).toBeNull();
  });

  it('starts the session, says so, and can be sent only once', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(logIn, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: createToken(sampleId(1)), message: 'Welcome back.' };
      }),
    );
    // jsdom cannot go on to another page.
    jest.replaceProperty(session, 'redirectAfterLoginMs', 600_000 as 1_000);
    open();
    await fillIn();
    await waitFor(() => expect(localStorage.getItem('userId')).toBe(sampleId(1)));
    expect(localStorage.getItem('auth_token')).toBe(createToken(sampleId(1)));
    expect(bodies).toEqual([{ email: 'ada@example.com', password: 'correct horse' }]);
    await waitFor(() =>
      expect(toasts).toMatchObject([{ title: 'Welcome back', description: 'Taking you to your workspace.' }]),
    );
    expect(logInButton()).toBeDisabled();
    expect(startApp).not.toHaveBeenCalled();
  });

  it.each([
    ['the server’s words', mockError(logIn, 'INVALID_CREDENTIALS'), /^Invalid credentials$/],
    ['a failing server’s own words', mockError(logIn, 'INTERNAL'), /^Something went wrong on our side/],
    ['that the network failed', mockNetworkError(logIn), /^Network error/],
  ])('shows %s and keeps what was typed', async (_, failure, text) => {
    api.use(failure);
    open();
    await fillIn();
    await waitFor(() =>
      expect(toasts).toMatchObject([
        { title: 'Login Failed', description: expect.stringMatching(text) as string, variant: 'destructive' },
      ]),
    );
    expect(email()).toHaveValue('ada@example.com');
    expect(logInButton()).toBeEnabled();
    expect(localStorage.getItem('auth_token')).toBeNull();
  });
});

it('says that the log-in failed where the browser keeps no session', async () => {
  api.use(mockReply(logIn, { success: true, token: createToken(sampleId(1)), message: '' }));
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('The storage is blocked.');
  });
  open();
  await fillIn();
  await waitFor(() => expect(toasts).toMatchObject([{ title: 'Login Failed', variant: 'destructive' }]));
  expect(logInButton()).toBeEnabled();
});

describe('the app takes over', () => {
  it('for the code of an account with two-factor authentication, and knows the challenge and the way back', async () => {
    api.use(mockError(logIn, 'SECOND_FACTOR_REQUIRED', 'Enter the code.', { challenge: 'c1' }));
    open('/login?from=/billing');
    await fillIn();
    await waitFor(() => expect(startApp).toHaveBeenCalledTimes(1));
    expect((window.history.state as { usr: unknown }).usr).toEqual({ from: '/billing', challenge: 'c1' });
    expect(toasts).toEqual([]);
  });

  it('when the page is loaded again while it asks for the code', () => {
    open();
    expect(startApp).not.toHaveBeenCalled();
    window.history.replaceState({ usr: { challenge: 'c1' } }, '', paths.login);
    attachLogin(document);
    expect(startApp).toHaveBeenCalledTimes(1);
  });

  it.each(['Log in with a passkey', 'Show password'])(
    'for “%s”, which is pressed once more',
    async (name) => {
      open();
      const button = screen.getByRole('button', { name });
      const press = jest.fn();
      document.addEventListener(startAppEvent, () => button.addEventListener('click', press), { once: true });
      await user.click(button);
      expect(startApp).toHaveBeenCalledTimes(1);
      expect(press).toHaveBeenCalledTimes(1);
    },
  );

  it('and finds the page as it was prerendered, whatever the script has shown', async () => {
    api.use(mockReply(getIdentityConfig, { ...config, provider: 'local', url: '/dev/identity' }));
    const html = open();
    await screen.findByRole('button', { name: 'Continue with Google' });
    await user.click(logInButton());
    expect(screen.getByText('Enter your email.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(document.body.innerHTML).toBe(html);
  });

  it('and does not send the form a second time', async () => {
    const send = jest.fn();
    api.use(mockReply(logIn, () => (send(), { success: true as const, token: 'a.b.c', message: '' })));
    open();
    await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    document.addEventListener('submit', (event) => event.preventDefault(), { once: true });
    await fillIn();
    expect(toasts).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the identity providers without the app', () => {
  it('are none where the deployment has none, or does not say', async () => {
    open();
    await waitForProviders();
    expect(screen.queryByRole('button', { name: /^Continue with/ })).toBeNull();
    api.use(mockNetworkError(getIdentityConfig));
    open();
    await waitForProviders();
    expect(startApp).not.toHaveBeenCalled();
  });

  it('are buttons, and the app presses its own of the one that was pressed', async () => {
    api.use(
      mockReply(getIdentityConfig, {
        ...config,
        provider: 'local',
        url: '/dev/identity',
        oidc: { label: 'Acme' },
      }),
    );
    open();
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with Acme' }));
    expect(startApp).toHaveBeenCalledTimes(1);
    const press = jest.fn();
    const shown = document.createElement('button');
    shown.textContent = 'Continue with Acme';
    shown.addEventListener('click', press);
    document.querySelector('[data-provider-sign-in]')?.replaceChildren(shown);
    await waitFor(() => expect(press).toHaveBeenCalledTimes(1));
  });

  it('start the app where Google draws its own button', async () => {
    api.use(mockReply(getIdentityConfig, { ...config, provider: 'google', clientId: 'id' }));
    const html = open();
    await waitFor(() => expect(startApp).toHaveBeenCalledTimes(1));
    expect(document.body.innerHTML).toBe(html);
  });
});

it('draws the providers’ buttons like the app', async () => {
  api.use(mockReply(getIdentityConfig, { ...config, provider: 'local', url: '/dev/identity' }));
  open();
  const main = within(screen.getByRole('main'));
  const google = await main.findByRole('button', { name: 'Continue with Google' });
  expect(google).toHaveClass('MuiButton-outlined', 'MuiButton-sizeLarge', 'MuiButton-fullWidth');
});
