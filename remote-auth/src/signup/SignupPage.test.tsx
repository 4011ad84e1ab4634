import { googleSignIn, identityConfig, register } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { answer, mockApi, refuse, renderScreen, sampleId, tokenFor } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Component as SignupPage } from './SignupPage.tsx';

const api = mockApi();
beforeEach(() =>
  api.use(answer(identityConfig, { success: true, provider: 'none', clientId: null, url: null })),
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

describe('the sign-up', () => {
  it('has its fields, the terms with their pages and a way to sign in [A-082]', async () => {
    const { container } = open();
    for (const label of [/^First name/, /^Last name/, /^Email/, /^Password/, /^Confirm password/])
      expect(screen.getByLabelText(label)).toBeRequired();
    expect(screen.getByRole('link', { name: 'Terms of Service' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('offers Google and names its failure [A-082] [A-090]', async () => {
    api.use(
      answer(identityConfig, { success: true, provider: 'local', clientId: null, url: '/dev/identity' }),
      refuse(googleSignIn, 'GOOGLE_SIGN_IN_FAILED'),
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

  it('cannot be sent until the terms are agreed, and says why [A-083]', async () => {
    const view = open();
    const button = screen.getByRole('button', { name: 'Create account' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Agree to the terms to create your account.');
    await agree(view);
    expect(button).toBeEnabled();
    expect(button).toHaveAccessibleDescription('');
  });

  it('refuses a form sent without the terms in another way [A-085]', () => {
    const { container } = open();
    const form = container.querySelector('form');
    if (form) fireEvent.submit(form);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Terms RequiredPlease agree to the Terms of Service and Privacy Policy.',
    );
  });

  it('refuses different passwords at the field and in a toast [A-084]', async () => {
    const view = open();
    await type(view, 'another');
    await agree(view);
    await submit(view);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Password MismatchPasswords do not match. Please try again.',
    );
    expect(screen.getByLabelText(/^Confirm password/)).toHaveFocus();
  });

  it('marks what is missing and moves to the first [A-086]', async () => {
    const view = open();
    await agree(view);
    await submit(view);
    expect(screen.getByLabelText(/^First name/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(await axe(view.container)).toHaveNoViolations();
  });

  it('sends email, password, joined name and the role, and goes on to the planner [A-087] [A-088] [A-180]', async () => {
    const bodies: unknown[] = [];
    api.use(
      answer(register, ({ body }) => {
        bodies.push(body);
        return { success: true as const, token: tokenFor(sampleId(1)), message: 'Welcome.' };
      }),
    );
    const view = open();
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
  });

  it("shows the server's words when it refuses, and keeps what was typed [A-089]", async () => {
    api.use(refuse(register, 'EMAIL_TAKEN'));
    const view = open();
    await type(view);
    await agree(view);
    await submit(view);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Signup FailedAn account with this email already exists.',
    );
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });
});
