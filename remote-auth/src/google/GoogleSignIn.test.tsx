import { signInWithGoogle, getIdentityConfig } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockApi, mockError, renderScreen, sampleId, createToken } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';

import { ProviderSignIn } from '../providers/ProviderSignIn.tsx';

const api = mockApi();
const localProvider = mockReply(getIdentityConfig, {
  success: true,
  provider: 'local',
  clientId: null,
  url: '/dev/identity',
});

const open = () => {
  const entered = jest.fn();
  const view = renderScreen(
    <ProviderSignIn verb="Continue with" googleFailureTitle="Google Sign-In Failed" onSignedIn={entered} />,
    { signedIn: false },
  );
  return { ...view, entered };
};
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Continue with Google' }));

/** Mocks `window.open` with a popup that can be closed. */
const mockPopup = () => {
  const opened = { closed: false, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
};
const postIdentity = (origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        data: { type: 'RANKWRIGHT_IDENTITY', identity: { idToken: 'signed', email: 'ada@example.com' } },
      }),
    );
  });

afterEach(() => jest.restoreAllMocks());

describe('Google sign-in', () => {
  it('shows an error when the popup is blocked [A-081] [A-079]', async () => {
    api.use(localProvider);
    jest.spyOn(window, 'open').mockReturnValue(null);
    await press(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google Sign-In FailedPopup was blocked by browser. Please allow popups and try again.',
    );
  });

  it('shows that sign-in was cancelled when the popup is closed [A-080]', async () => {
    api.use(localProvider);
    const opened = mockPopup();
    await press(open());
    opened.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in was cancelled');
  });

  it('signs in with the identity from the popup [A-180]', async () => {
    const bodies: unknown[] = [];
    api.use(
      localProvider,
      mockReply(signInWithGoogle, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: createToken(sampleId(1)) };
      }),
    );
    const opened = mockPopup();
    const view = open();
    await press(view);
    postIdentity();
    await waitFor(() => expect(view.entered).toHaveBeenCalledTimes(1));
    expect(bodies[0]).toMatchObject({ idToken: 'signed', email: 'ada@example.com' });
    expect(opened.close).toHaveBeenCalled();
    expect(session.current().userId).toBe(sampleId(1));
  });

  it('ignores messages from another origin', async () => {
    api.use(localProvider);
    const opened = mockPopup();
    const view = open();
    await press(view);
    postIdentity('https://evil.example');
    opened.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in was cancelled');
    expect(view.entered).not.toHaveBeenCalled();
  });

  it('passes the challenge on when the account has two-factor authentication', async () => {
    api.use(
      localProvider,
      mockError(signInWithGoogle, 'SECOND_FACTOR_REQUIRED', undefined, { challenge: 'begun' }),
    );
    mockPopup();
    const view = open();
    await press(view);
    postIdentity();
    await waitFor(() => expect(view.entered).toHaveBeenCalledWith('begun'));
    expect(screen.queryByText('Signed in with Google')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(session.current().token).toBeNull();
  });

  it('says "Google sign in failed" when the server fails without a message [A-079] [A-228]', async () => {
    api.use(
      localProvider,
      http.post(`*${signInWithGoogle.path}`, () => new HttpResponse(null, { status: 502 })),
    );
    mockPopup();
    await press(open());
    postIdentity();
    expect(await screen.findByRole('alert')).toHaveTextContent('Google Sign-In FailedGoogle sign in failed');
  });

  it('shows the server error when the identity is rejected [A-079] [A-228]', async () => {
    api.use(localProvider, mockError(signInWithGoogle, 'GOOGLE_EMAIL_UNVERIFIED'));
    mockPopup();
    await press(open());
    postIdentity();
    expect(await screen.findByRole('alert')).toHaveTextContent('Google has not verified this email.');
  });

  it('renders nothing when no provider is configured', async () => {
    api.use(mockReply(getIdentityConfig, { success: true, provider: 'none', clientId: null, url: null }));
    open();
    await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('renders nothing when the configuration cannot be loaded', async () => {
    api.use(mockError(getIdentityConfig, 'INTERNAL'));
    open();
    await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
  });

  it("renders Google's own button when a client id is configured", async () => {
    const renderButton = jest.fn((parent: HTMLElement) => {
      parent.append(document.createElement('iframe'));
    });
    let sendCredential: (reply: { credential: string }) => void = () => undefined;
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback }) => {
            sendCredential = callback;
          },
          renderButton,
        },
      },
    };
    api.use(
      mockReply(getIdentityConfig, { success: true, provider: 'google', clientId: 'client', url: null }),
      mockReply(signInWithGoogle, { success: true, token: createToken(sampleId(1)) }),
    );
    const { entered } = open();
    await waitFor(() => expect(renderButton).toHaveBeenCalled());
    act(() => sendCredential({ credential: 'from google' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    delete window.google;
  });

  it("shows an error when Google's script fails to load", async () => {
    api.use(
      mockReply(getIdentityConfig, { success: true, provider: 'google', clientId: 'client', url: null }),
    );
    open();
    const script = await waitFor(() => {
      const found = document.head.querySelector('script[src^="https://accounts.google.com"]');
      expect(found).not.toBeNull();
      return found;
    });
    act(() => {
      script?.dispatchEvent(new Event('error'));
    });
    expect(await screen.findByText(/Google could not be reached/)).toBeInTheDocument();
  });
});
