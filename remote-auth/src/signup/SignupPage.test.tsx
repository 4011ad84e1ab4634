import { signInWithGoogle, getIdentityConfig, registerAccount } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockApi, mockError, renderScreen, sampleId, createToken } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';

import { Component as SignupPage } from './SignupPage.tsx';

const api = mockApi();
beforeEach(() =>
  api.use(mockReply(getIdentityConfig, { success: true, provider: 'none', clientId: null, url: null })),
);

const open = () => renderScreen(<SignupPage />, { at: '/signup', signedIn: false });
const type = async ({ user }: ReturnType<typeof open>, confirmation = 'correct horse') => {
  await user.type(screen.getByLabelText(/^First name/), 'Ada');
  await user.type(screen.getByLabelText(/^Last name/), 'Lovelace');
  await user.type(screen.getByLabelText(/^Email/), 'ada@example.com');
  await user.type(screen.getByLabelText(/^Password/), 'correct horse');
  await user.type(screen.getByLabelText(/^Confirm password/), confirmation);
};
const agree = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('checkbox', { name: /I agree/ }));
const submit = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole('button', { name: 'Create account' }));

describe('sign-up page', () => {
  it('shows the required fields, links to the terms and a link to sign in [A-082] [A-230]', async () => {
    const { container } = open();
    for (const label of [/^First name/, /^Last name/, /^Email/, /^Password/, /^Confirm password/])
      expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers Google sign-up and shows its error [A-082] [A-090]', async () => {
    api.use(
      mockReply(getIdentityConfig, {
        success: true,
        provider: 'local',
        clientId: null,
        url: '/dev/identity',
      }),
      mockError(signInWithGoogle, 'GOOGLE_SIGN_IN_FAILED'),
    );
    jest.spyOn(window, 'open').mockReturnValue({ closed: false, close: () => undefined } as Window);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Sign up with Google' }));
    act(() => {
      window.dispatchEvent(
        new MessageEvent('message', {
          origin: window.location.origin,
          data: { type: 'RANKWRIGHT_IDENTITY', identity: { idToken: 'signed' } },
        }),
      );
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Google Sign Up FailedGoogle sign in failed');
  });

  it('disables the submit button until the terms are agreed, with the reason [A-083]', async () => {
    const view = open();
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Agree to the terms to create your account.');
    await agree(view);
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('');
  });

  it('closes the mismatch error once the passwords match', async () => {
    const view = open();
    await type(view, 'another one');
    await agree(view);
    await submit(view);
    expect(screen.getByRole('alert')).toHaveTextContent('Password Mismatch');
    await view.user.clear(screen.getByLabelText(/^Confirm password/));
    await view.user.type(screen.getByLabelText(/^Confirm password/), 'correct horse');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows an error when the form is submitted without agreeing to the terms [A-085]', () => {
    const { container } = open();
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Terms RequiredPlease agree to the Terms of Service and Privacy Policy.',
    );
  });

  it('shows an error at the field and in a toast when the passwords do not match [A-084]', async () => {
    const view = open();
    await type(view, 'another');
    await agree(view);
    await submit(view);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password MismatchPasswords do not match. Please try again.',
    );
    expect(screen.getByLabelText(/^Confirm password/)).toHaveFocus();
  });

  it('shows errors at empty fields and focuses the first [A-086]', async () => {
    const view = open();
    await agree(view);
    await submit(view);
    expect(screen.getByLabelText(/^First name/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('sends email, password, full name and role, and redirects to the planner after 1000 ms [A-087] [A-088] [A-180]', async () => {
    const bodies: unknown[] = [];
    api.use(
      mockReply(registerAccount, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: createToken(sampleId(1)), message: 'Welcome.' };
      }),
    );
    const view = open();
    let startedAt = Number.NaN;
    let redirectedAt = Number.NaN;
    session.store.subscribe(() => (startedAt = performance.now()));
    view.router.subscribe(() => (redirectedAt = performance.now()));
    await type(view);
    await agree(view);
    await submit(view);
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    expect(bodies[0]).toMatchObject({
      email: 'ada@example.com',
      password: 'correct horse',
      displayName: 'Ada Lovelace',
      role: 'user',
    });
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/content-planner'), {
      timeout: 2_000,
    });
    expect(redirectedAt - startedAt).toBeGreaterThan(1000 - 50);
  });

  it('shows the server error and keeps the entered values [A-089]', async () => {
    api.use(mockError(registerAccount, 'EMAIL_TAKEN'));
    const view = open();
    await type(view);
    await agree(view);
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Signup FailedAn account with this email already exists.',
    );
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });

  it('says "Signup failed" when the server fails without a message [A-226]', async () => {
    api.use(http.post(`*${registerAccount.path}`, () => new HttpResponse(null, { status: 502 })));
    const view = open();
    await type(view);
    await agree(view);
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveTextContent('Signup FailedSignup failed');
  });
});
