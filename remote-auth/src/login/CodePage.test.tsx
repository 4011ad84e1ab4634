import { getIdentityConfig, logIn, submitLoginCode } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { createToken, mockApi, mockError, mockReply, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as LoginPage } from './LoginPage.tsx';

const needsCode = { challenge: 'begun' };
const codeText = 'Enter the code from your authenticator app.';
const api = mockApi();
beforeEach(() =>
  api.use(
    mockReply(getIdentityConfig, { success: true, provider: 'none', clientId: null, url: null }),
    mockError(logIn, 'SECOND_FACTOR_REQUIRED', codeText, needsCode),
  ),
);

const openCodePage = async () => {
  const view = renderScreen(<LoginPage />, { at: '/login', signedIn: false });
  act(() => void view.router.navigate('/login', { state: { from: '/content-history?page=3' } }));
  await view.user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await view.user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await view.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('heading', { name: 'Two-factor authentication' });
  return view;
};
const submit = async ({ user }: Awaited<ReturnType<typeof openCodePage>>, label: string, code: string) => {
  await user.type(screen.getByLabelText(new RegExp(`^${label}`)), code);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
};
const acceptCodes = () => {
  const bodies: unknown[] = [];
  api.use(
    mockReply(submitLoginCode, ({ body }) => {
      bodies.push(body);
      return { success: true as const, token: createToken(sampleId(1)), message: 'Welcome back.' };
    }),
  );
  return bodies;
};

describe('second step of the log-in', () => {
  it('asks for the code, signs in with it and redirects to the page the user came from', async () => {
    const bodies = acceptCodes();
    const view = await openCodePage();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(session.current().token).toBeNull();
    expect(screen.getByLabelText(/^Code/)).toHaveFocus();
    expect(screen.getByLabelText(/^Code/)).toHaveAttribute('autocomplete', 'one-time-code');
    expect(await axe(view.container)).toHaveNoViolations();
    await submit(view, 'Code', '123456');
    await waitFor(() => expect(view.router.state.location.search).toBe('?page=3'), { timeout: 2_000 });
    expect(session.current().userId).toBe(sampleId(1));
    expect(bodies).toEqual([{ challenge: 'begun', code: '123456' }]);
  });

  it('shows a wrong code at the field and allows another attempt', async () => {
    api.use(mockError(submitLoginCode, 'SECOND_FACTOR_CODE'));
    const view = await openCodePage();
    await view.user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription('Enter the code.');
    await submit(view, 'Code', '000000');
    await waitFor(() =>
      expect(screen.getByLabelText(/^Code/)).toHaveAccessibleDescription(
        'This code is not valid. Enter the code that your app shows now.',
      ),
    );
    expect(await axe(view.container)).toHaveNoViolations();
    acceptCodes();
    await submit(view, 'Code', '1');
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
  });

  it('takes a recovery code instead', async () => {
    const bodies = acceptCodes();
    const view = await openCodePage();
    await view.user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    await submit(view, 'Recovery code', 'k4wz-7hqm-p2xd');
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    expect(bodies).toEqual([{ challenge: 'begun', code: 'k4wz-7hqm-p2xd' }]);
  });

  it('returns to the log-in when it took too long', async () => {
    api.use(mockError(submitLoginCode, 'SECOND_FACTOR_EXPIRED'));
    const view = await openCodePage();
    await submit(view, 'Code', '123456');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Login FailedThis took too long. Log in again.');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(view.router.state.location.state).toEqual({ from: '/content-history?page=3' });
  });
});
