import {
  createPasskeyLogin,
  getIdentityConfig,
  logIn,
  logInWithPasskey,
} from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import { session } from '@rankwright/sdk/session';
import {
  mockReply,
  mockNetworkError,
  mockApi,
  mockError,
  renderScreen,
  sampleId,
  createToken,
} from '@rankwright/sdk/testing';
import { startAuthentication } from '@simplewebauthn/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { axe } from 'jest-axe';

import { Component as LoginPage } from './LoginPage.tsx';

jest.mock('@simplewebauthn/browser', () => ({ startAuthentication: jest.fn() }));

const withoutGoogle = mockReply(getIdentityConfig, {
  success: true,
  provider: 'none',
  clientId: null,
  url: null,
});
const api = mockApi();
beforeEach(() => api.use(withoutGoogle));

const open = (from?: string) => {
  const view = renderScreen(<LoginPage />, { at: '/login', signedIn: false });
  if (from) act(() => void view.router.navigate('/login', { state: { from } }));
  return view;
};
const fill = async ({ user }: ReturnType<typeof open>) => {
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};

describe('log-in page', () => {
  it('shows email, password, forgot password and sign up without accessibility violations [A-074] [A-229]', async () => {
    api.use(
      mockReply(getIdentityConfig, {
        success: true,
        provider: 'local',
        clientId: null,
        url: '/dev/identity',
      }),
    );
    const { container } = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
    expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/signup');
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeEnabled();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows errors at empty fields and focuses the first [A-075]', async () => {
    const { user, container } = open();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toBeRequired();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('starts the session and redirects to the planner after about a second, 1000 ms [A-076] [A-180]', async () => {
    api.use(mockReply(logIn, { success: true, token: createToken(sampleId(1)), message: 'Welcome back.' }));
    const view = open();
    let startedAt = Number.NaN;
    let redirectedAt = Number.NaN;
    session.store.subscribe(() => (startedAt = performance.now()));
    view.router.subscribe(() => (redirectedAt = performance.now()));
    await fill(view);
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/content-planner'), {
      timeout: 2_000,
    });
    expect(redirectedAt - startedAt).toBeGreaterThan(1000 - 50);
  });

  it('redirects to the page the user came from [A-077]', async () => {
    api.use(mockReply(logIn, { success: true, token: createToken(sampleId(1)), message: 'Welcome back.' }));
    const view = open('/content-history?page=3');
    await fill(view);
    await waitFor(() => expect(view.router.state.location.search).toBe('?page=3'), { timeout: 2_000 });
    expect(view.router.state.location.pathname).toBe('/content-history');
  });

  it('redirects to the address in the query of a link on a static page', async () => {
    api.use(mockReply(logIn, { success: true, token: createToken(sampleId(1)), message: 'Welcome back.' }));
    const view = open();
    act(() => void view.router.navigate(paths.loginBefore(paths.billingMonthly)));
    await fill(view);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/billing'), { timeout: 2_000 });
    expect(view.router.state.location.search).toBe('?plan=monthly');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
    'never redirects to %s',
    async (from) => {
      api.use(mockReply(logIn, { success: true, token: createToken(sampleId(1)), message: 'Welcome back.' }));
      const view = open();
      act(() => void view.router.navigate(paths.loginBefore(from)));
      await fill(view);
      await waitFor(() => expect(view.router.state.location.pathname).toBe('/content-planner'), {
        timeout: 2_000,
      });
    },
  );

  it('shows the server error and allows another attempt [A-078]', async () => {
    api.use(mockError(logIn, 'INVALID_CREDENTIALS'));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedInvalid credentials');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });

  it.each([
    ['"Invalid credentials" when the server rejects them without a message', 400, 'Invalid credentials'],
    ['"Login failed" when the server fails without a message', 502, 'Login failed'],
  ])('shows %s [A-078] [A-227]', async (_, status, text) => {
    api.use(http.post(`*${logIn.path}`, () => new HttpResponse(null, { status })));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(`Login Failed${text}`);
  });

  it('does not blame the credentials when the server fails', async () => {
    api.use(mockError(logIn, 'INTERNAL'));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login FailedSomething went wrong on our side. Please try again.',
    );
  });

  it('shows a network error when offline', async () => {
    api.use(mockNetworkError(logIn));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
  });

  it('signs in with a passkey', async () => {
    const credential = {
      id: 'AQID',
      rawId: 'AQID',
      type: 'public-key' as const,
      clientExtensionResults: {},
      response: { clientDataJSON: 'e30', authenticatorData: 'AQID', signature: 'AQID' },
    };
    const bodies: unknown[] = [];
    jest.mocked(startAuthentication).mockResolvedValueOnce(credential);
    api.use(
      mockReply(createPasskeyLogin, { success: true, options: { challenge: 'begun' } }),
      mockReply(logInWithPasskey, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: createToken(sampleId(1)), message: 'Welcome back.' };
      }),
    );
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    expect(startAuthentication).toHaveBeenCalledWith({ optionsJSON: { challenge: 'begun' } });
    expect(bodies).toEqual([{ credential }]);
  });

  it('allows another way in when no passkey was used', async () => {
    jest.mocked(startAuthentication).mockRejectedValueOnce(new Error('NotAllowedError'));
    api.use(mockReply(createPasskeyLogin, { success: true, options: {} }));
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Log in with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Login FailedNo passkey was used. Try again, or log in with your password.',
    );
    expect(screen.getByRole('button', { name: 'Log in with a passkey' })).toBeEnabled();
  });
});
