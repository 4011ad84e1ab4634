import { identityConfig, login } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import {
  answer,
  disconnect,
  mockApi,
  refuse,
  renderScreen,
  sampleId,
  tokenFor,
} from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';

import { Component as LoginPage } from './LoginPage.tsx';

const withoutGoogle = answer(identityConfig, { success: true, provider: 'none', clientId: null, url: null });
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

describe('the log-in', () => {
  it('shows email, password, forgot password and sign up, and nothing axe objects to [A-074]', async () => {
    api.use(
      answer(identityConfig, { success: true, provider: 'local', clientId: null, url: '/dev/identity' }),
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

  it('asks for email and password at their fields and moves to the first [A-075]', async () => {
    const { user, container } = open();
    await user.click(screen.getByRole('button', { name: 'Log in' }));
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email.');
    expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription('Enter your password.');
    expect(screen.getByLabelText(/^Email/)).toHaveFocus();
    expect(screen.getByLabelText(/^Email/)).toBeRequired();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('keeps the session and goes to the planner within about a second [A-076] [A-180]', async () => {
    api.use(answer(login, { success: true, token: tokenFor(sampleId(1)), message: 'Welcome back.' }));
    const view = open();
    await fill(view);
    await waitFor(() => expect(session.current().userId).toBe(sampleId(1)));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/content-planner'), {
      timeout: 2_000,
    });
  });

  it('returns to the page the person was on [A-077]', async () => {
    api.use(answer(login, { success: true, token: tokenFor(sampleId(1)), message: 'Welcome back.' }));
    const view = open('/content-history?page=3');
    await fill(view);
    await waitFor(() => expect(view.router.state.location.search).toBe('?page=3'), { timeout: 2_000 });
    expect(view.router.state.location.pathname).toBe('/content-history');
  });

  it('never follows a way back to another site', async () => {
    api.use(answer(login, { success: true, token: tokenFor(sampleId(1)), message: 'Welcome back.' }));
    const view = open('//evil.example');
    await fill(view);
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/content-planner'), {
      timeout: 2_000,
    });
  });

  it('shows the words of a refusal and lets the person try again [A-078]', async () => {
    api.use(refuse(login, 'INVALID_CREDENTIALS'));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedInvalid credentials');
    expect(screen.getByRole('button', { name: 'Log in' })).toBeEnabled();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@example.com');
  });

  it('says "Invalid credentials" when the server gives no words of its own [A-078]', async () => {
    api.use(refuse(login, 'INTERNAL'));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Login FailedInvalid credentials');
  });

  it('names a network that is down', async () => {
    api.use(disconnect(login));
    await fill(open());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network error. Please check your connection');
  });
});
