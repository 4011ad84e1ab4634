import { googleSignIn, identityConfig } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { answer, mockApi, refuse, renderScreen, sampleId, tokenFor } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';

import { GoogleEntry } from './GoogleEntry.tsx';

const api = mockApi();
const local = answer(identityConfig, {
  success: true,
  provider: 'local',
  clientId: null,
  url: '/dev/identity',
});

const open = () => {
  const entered = jest.fn();
  const view = renderScreen(
    <GoogleEntry label="Continue with Google" failureTitle="Google Sign-In Failed" onEntered={entered} />,
    { signedIn: false },
  );
  return { ...view, entered };
};
const press = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Continue with Google' }));

/** A popup whose page answers as the provider's page does. */
const popup = () => {
  const opened = { closed: false, close: jest.fn() };
  jest.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
};
const sayIdentity = (origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(
      new MessageEvent('message', {
        origin,
        data: { type: 'RANKWRIGHT_IDENTITY', identity: { idToken: 'signed', email: 'ada@example.com' } },
      }),
    );
  });

afterEach(() => jest.restoreAllMocks());

describe('the entry with Google', () => {
  it('says that a blocked popup was blocked [A-081] [A-079]', async () => {
    api.use(local);
    jest.spyOn(window, 'open').mockReturnValue(null);
    await press(open());
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Google Sign-In FailedPopup was blocked by browser. Please allow popups and try again.',
    );
  });

  it('says that a closed popup was cancelled [A-080]', async () => {
    api.use(local);
    const opened = popup();
    await press(open());
    opened.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in was cancelled');
  });

  it('enters with the identity that the popup gives [A-180]', async () => {
    const bodies: unknown[] = [];
    api.use(
      local,
      answer(googleSignIn, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: tokenFor(sampleId(1)) };
      }),
    );
    const opened = popup();
    const view = open();
    await press(view);
    sayIdentity();
    await waitFor(() => expect(view.entered).toHaveBeenCalledTimes(1));
    expect(bodies[0]).toMatchObject({ idToken: 'signed', email: 'ada@example.com' });
    expect(opened.close).toHaveBeenCalled();
    expect(session.current().userId).toBe(sampleId(1));
  });

  it('believes no message of another origin', async () => {
    api.use(local);
    const opened = popup();
    const view = open();
    await press(view);
    sayIdentity('https://evil.example');
    opened.closed = true;
    expect(await screen.findByRole('alert')).toHaveTextContent('Sign in was cancelled');
    expect(view.entered).not.toHaveBeenCalled();
  });

  it("shows the server's words when it refuses the identity [A-079]", async () => {
    api.use(local, refuse(googleSignIn, 'GOOGLE_EMAIL_UNVERIFIED'));
    popup();
    await press(open());
    sayIdentity();
    expect(await screen.findByRole('alert')).toHaveTextContent('Google has not verified this email.');
  });

  it('is not there when the deployment offers none', async () => {
    api.use(answer(identityConfig, { success: true, provider: 'none', clientId: null, url: null }));
    open();
    await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is not there when the offer cannot be read', async () => {
    api.use(refuse(identityConfig, 'INTERNAL'));
    open();
    await waitFor(() => expect(screen.queryByText('or')).not.toBeInTheDocument());
  });

  it("draws Google's own button when a client id is configured", async () => {
    const renderButton = jest.fn((parent: HTMLElement) => {
      parent.append(document.createElement('iframe'));
    });
    let give: (reply: { credential: string }) => void = () => undefined;
    window.google = {
      accounts: {
        id: {
          initialize: ({ callback }) => {
            give = callback;
          },
          renderButton,
        },
      },
    };
    api.use(
      answer(identityConfig, { success: true, provider: 'google', clientId: 'client', url: null }),
      answer(googleSignIn, { success: true, token: tokenFor(sampleId(1)) }),
    );
    const { entered } = open();
    await waitFor(() => expect(renderButton).toHaveBeenCalled());
    act(() => give({ credential: 'from google' }));
    await waitFor(() => expect(entered).toHaveBeenCalled());
    delete window.google;
  });

  it("says so when Google's script does not arrive", async () => {
    api.use(answer(identityConfig, { success: true, provider: 'google', clientId: 'client', url: null }));
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
