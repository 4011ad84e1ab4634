import { getIdentityConfig, signInWithOidc, startOidcSignIn } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { createToken, mockApi, mockError, mockReply, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { ProviderSignIn } from '../providers/ProviderSignIn.tsx';
import { Component as OidcCallbackPage } from './OidcCallbackPage.tsx';

const api = mockApi();
const offered = mockReply(getIdentityConfig, {
  success: true,
  provider: 'none',
  clientId: null,
  url: null,
  oidc: { label: 'Example SSO' },
});
const started = mockReply(startOidcSignIn, { success: true, url: '#provider', state: 'begun' });

const openButton = () =>
  renderScreen(<ProviderSignIn verb="Continue with" googleFailureTitle="" onSignedIn={() => undefined} />, {
    signedIn: false,
  });
const pressButton = async ({ user }: ReturnType<typeof openButton>) =>
  user.click(await screen.findByRole('button', { name: 'Continue with Example SSO' }));
const comeBack = (search = '?code=granted&state=begun&iss=https%3A%2F%2Fsso.example') =>
  renderScreen(<OidcCallbackPage />, { at: `/login/callback${search}`, signedIn: false });
const leaveFrom = (from: string) =>
  sessionStorage.setItem('rankwright:oidc', JSON.stringify({ state: 'begun', from }));

beforeEach(() => {
  sessionStorage.clear();
  window.location.hash = '';
});

describe('single sign-on', () => {
  it('leaves for the provider and signs in on coming back', async () => {
    const bodies: unknown[] = [];
    api.use(
      offered,
      started,
      mockReply(signInWithOidc, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: createToken(sampleId(1)) };
      }),
    );
    const view = openButton();
    await pressButton(view);
    await waitFor(() => expect(window.location.hash).toBe('#provider'));
    view.unmount();
    const { router } = comeBack();
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    expect(bodies).toEqual([
      { code: 'granted', state: 'begun', iss: 'https://sso.example', timeZone: expect.any(String) as string },
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/content-planner'), { timeout: 3_000 });
  });

  it('returns to the page that the person came from', async () => {
    leaveFrom('/billing');
    api.use(mockReply(signInWithOidc, { success: true, token: createToken(sampleId(1)) }));
    const { router } = comeBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/billing'), { timeout: 3_000 });
  });

  it('asks for the code of an account with two-factor authentication', async () => {
    leaveFrom('/billing');
    api.use(mockError(signInWithOidc, 'SECOND_FACTOR_REQUIRED', undefined, { challenge: 'asked' }));
    const { router } = comeBack();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.state).toEqual({ from: '/billing', challenge: 'asked' });
  });

  it('does not finish a sign-in that another window or site began', async () => {
    const sent = jest.fn();
    leaveFrom('/billing');
    api.use(
      mockReply(signInWithOidc, () => {
        sent();
        return { success: true as const, token: createToken(sampleId(1)) };
      }),
    );
    const view = comeBack('?code=of-an-attacker&state=other');
    expect(await screen.findByText(/did not begin in this window/)).toBeVisible();
    expect(await axe(view.container)).toHaveNoViolations();
    expect(sent).not.toHaveBeenCalled();
    expect(screen.getByRole('link', { name: 'Back to log in' })).toHaveAttribute('href', '/login');
  });

  it('says that it was cancelled, and what the provider or the server says', async () => {
    comeBack('?error=access_denied');
    expect(await screen.findByText('Sign in was cancelled.')).toBeVisible();
    leaveFrom('/billing');
    comeBack('?error=server_error&error_description=Closed%20for%20maintenance&state=begun');
    expect(await screen.findByText('Closed for maintenance')).toBeVisible();
    api.use(mockError(signInWithOidc, 'OIDC_EMAIL_UNVERIFIED'));
    comeBack();
    expect(await screen.findByText(/has not verified this email/)).toBeVisible();
  });

  it('shows no words of a link that another site wrote', async () => {
    leaveFrom('/billing');
    comeBack('?error=server_error&error_description=Call%20this%20number&state=other');
    expect(await screen.findByText(/did not begin in this window/)).toBeVisible();
    expect(screen.queryByText('Call this number')).toBeNull();
  });

  it('stays on the page when the provider cannot be reached', async () => {
    api.use(offered, mockError(startOidcSignIn, 'OIDC_UNAVAILABLE'));
    await pressButton(openButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The sign-in service could not be reached.');
    expect(window.location.hash).toBe('');
  });
});
