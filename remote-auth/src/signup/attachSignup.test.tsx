import { getIdentityConfig } from '@rankwright/contracts/account';
import { paths } from '@rankwright/contracts/paths';
import { startAppEvent } from '@rankwright/contracts/staticPage';
import { mockApi, mockReply } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { renderPrerendered } from '../testing/renderPrerendered.tsx';
import { attachSignup } from './attachSignup.ts';
import { Component as SignupPage } from './SignupPage.tsx';

const api = mockApi();
const user = userEvent.setup();
const startApp = jest.fn();

/** Opens the page as it is prerendered; returns its screen's HTML. */
const open = (): string => {
  const html = renderPrerendered(<SignupPage />, paths.signup);
  document.body.innerHTML = html;
  attachSignup(document);
  return html;
};

beforeEach(() => {
  startApp.mockReset();
  document.addEventListener(startAppEvent, startApp);
  api.use(
    mockReply(getIdentityConfig, { success: true, provider: 'local', clientId: null, url: '/dev/identity' }),
  );
});
afterEach(() => document.removeEventListener(startAppEvent, startApp));

describe('the sign-up without the app', () => {
  it('shows the providers, and starts nothing while nobody turns to the form', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Sign up with Google' })).toBeVisible();
    await user.hover(screen.getByRole('heading', { level: 1 }));
    expect(startApp).not.toHaveBeenCalled();
  });

  it('starts the app once when somebody types in the form, on the page as it was prerendered', async () => {
    const html = open();
    await screen.findByRole('button', { name: 'Sign up with Google' });
    await user.tab();
    await user.tab();
    await user.type(screen.getByRole('textbox', { name: 'First name' }), 'Ada');
    expect(startApp).toHaveBeenCalledTimes(1);
    expect(document.body.innerHTML).toBe(html);
    expect(screen.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada');
  });

  it('starts the app where the form has the focus before the script runs, and draws nothing', async () => {
    const html = renderPrerendered(<SignupPage />, paths.signup);
    document.body.innerHTML = html;
    screen.getByRole('textbox', { name: 'Email' }).focus();
    attachSignup(document);
    expect(startApp).toHaveBeenCalledTimes(1);
    await expect(screen.findByRole('button', { name: /^Sign up with/ }, { timeout: 500 })).rejects.toThrow();
    expect(document.body.innerHTML).toBe(html);
  });

  it('starts the app when the pointer or a finger comes to the form', () => {
    for (const name of ['pointerover', 'touchstart']) {
      startApp.mockReset();
      open();
      screen.getByRole('textbox', { name: 'Email' }).dispatchEvent(new Event(name, { bubbles: true }));
      expect(startApp).toHaveBeenCalledTimes(1);
    }
  });
});
