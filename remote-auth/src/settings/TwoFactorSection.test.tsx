import {
  createRecoveryCodes,
  disableTwoFactor,
  enableTwoFactor,
  getProfile,
  getTwoFactor,
  setUpTwoFactor,
} from '@rankwright/contracts/account';
import { mockApi, mockError, mockReply, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const recoveryCodes = ['k4wz-7hqm-p2xd', 'aaaa-bbbb-cccc'];
const status = (enabledAt: string | null, recoveryCodesLeft = 0) =>
  mockReply(getTwoFactor, { success: true, enabledAt, recoveryCodesLeft });
const on = (left = 8) => status('2026-11-20T09:00:00.000Z', left);
const profile = (change = {}) => mockReply(getProfile, { success: true, user: sampleProfile(change) });
const secret = 'MZXW6YTBOIMZXW6YTBOIMZXW6YTBOIAB';
const setUpReply = mockReply(setUpTwoFactor, {
  success: true,
  secret,
  uri: `otpauth://totp/Rankwright:ada%40example.com?secret=${secret}&issuer=Rankwright`,
});

const api = mockApi();
beforeEach(() => api.use(profile(), status(null)));

const open = () => renderScreen(<TwoFactorSection />, { at: '/settings' });
type View = ReturnType<typeof open>;
const press = async ({ user }: View, name: string) => user.click(await screen.findByRole('button', { name }));
const confirmPassword = async (view: View, label: string) => {
  await view.user.type(await screen.findByLabelText('Your password'), 'correct horse');
  const code = screen.queryByLabelText('Code');
  if (code) await view.user.type(code, ' 123456');
  await view.user.click(
    within(screen.getByLabelText('Your password').closest('form')!).getByRole('button', { name: label }),
  );
};

describe('two-factor authentication in Settings', () => {
  it('is set up with a QR code and a code of the app, and shows recovery codes once', async () => {
    const codes: unknown[] = [];
    api.use(
      setUpReply,
      mockReply(enableTwoFactor, ({ body }) => {
        codes.push(body);
        return { success: true as const, recoveryCodes };
      }),
    );
    const view = open();
    await press(view, 'Set up authenticator app');
    await confirmPassword(view, 'Continue');
    const dialog = await screen.findByRole('dialog', { name: 'Add Rankwright to your authenticator app' });
    expect(within(dialog).getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
    expect(dialog).toHaveTextContent('MZXW 6YTB OIMZ XW6Y TBOI MZXW 6YTB OIAB');
    expect(await axe(dialog)).toHaveNoViolations();
    await view.user.type(within(dialog).getByLabelText('Code from the app'), '123456');
    api.use(on(10));
    await view.user.click(within(dialog).getByRole('button', { name: 'Turn on' }));
    const saved = await screen.findByRole('dialog', { name: 'Save your recovery codes' });
    expect(
      within(saved)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(recoveryCodes);
    expect(await axe(saved)).toHaveNoViolations();
    await view.user.keyboard('{Escape}');
    await view.user.click(within(saved).getByRole('button', { name: 'I saved the codes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.queryByText('k4wz-7hqm-p2xd')).not.toBeInTheDocument();
    expect(screen.getByText('On since Nov 20, 2026, 4:00 AM')).toBeVisible();
    expect(codes).toEqual([{ code: '123456' }]);
  });

  it('shows a wrong code and a wrong password at their fields', async () => {
    api.use(mockError(setUpTwoFactor, 'CURRENT_PASSWORD_INCORRECT'));
    const view = open();
    await press(view, 'Set up authenticator app');
    await confirmPassword(view, 'Continue');
    await waitFor(() =>
      expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription(
        'Current password is incorrect',
      ),
    );
    api.use(setUpReply, mockError(enableTwoFactor, 'SECOND_FACTOR_CODE'));
    await view.user.click(screen.getByRole('button', { name: 'Continue' }));
    await view.user.type(await screen.findByLabelText('Code from the app'), '000000');
    await press(view, 'Turn on');
    await waitFor(() =>
      expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(/not valid/),
    );
  });

  it('copies and downloads new recovery codes', async () => {
    api.use(on(2), mockReply(createRecoveryCodes, { success: true, recoveryCodes }));
    const view = open();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    expect(await screen.findByText('2 recovery codes left. Create new ones soon.')).toBeVisible();
    await press(view, 'New recovery codes');
    await confirmPassword(view, 'Create codes');
    await press(view, 'Copy');
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copy).toHaveBeenCalledWith(recoveryCodes.join('\n'));
    const blobs: Blob[] = [];
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => blobs.push(blob) && 'blob:codes',
      revokeObjectURL: () => undefined,
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await press(view, 'Download');
    expect(click).toHaveBeenCalledTimes(1);
    expect(blobs[0]?.type).toBe('text/plain');
    click.mockRestore();
  });

  it('is turned off with the password and a code, and says when the code is wrong', async () => {
    const bodies: unknown[] = [];
    api.use(on());
    const view = open();
    await press(view, 'Turn off');
    const dialog = await screen.findByRole('alertdialog', { name: 'Turn off two-factor authentication?' });
    await view.user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
    expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription(
      'Enter your password.',
    );
    expect(within(dialog).getByLabelText('Code')).toHaveAccessibleDescription(/Enter a code from your app/);
    expect(await axe(dialog)).toHaveNoViolations();
    api.use(mockError(disableTwoFactor, 'SECOND_FACTOR_CODE'));
    await confirmPassword(view, 'Turn off');
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Code')).toHaveAccessibleDescription(/This code is not valid/),
    );
    api.use(
      status(null),
      mockReply(disableTwoFactor, ({ body }) => {
        bodies.push(body);
        return { success: true as const };
      }),
    );
    await view.user.clear(within(dialog).getByLabelText('Your password'));
    await view.user.clear(within(dialog).getByLabelText('Code'));
    await confirmPassword(view, 'Turn off');
    expect(await screen.findByRole('button', { name: 'Set up authenticator app' })).toBeVisible();
    expect(bodies).toEqual([{ currentPassword: 'correct horse', code: '123456' }]);
  });

  it('asks to verify the email address first', async () => {
    api.use(profile({ emailVerified: false }));
    open();
    const button = await screen.findByRole('button', { name: 'Set up authenticator app' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Verify your email address first.');
  });

  it('loads the state again when Retry is pressed', async () => {
    api.use(mockError(getTwoFactor, 'UNAVAILABLE'));
    const view = open();
    expect(await screen.findByText('The status could not be loaded')).toBeVisible();
    api.use(on());
    await view.user.click(screen.getByRole('button', { name: /retry|again/i }));
    expect(await screen.findByText('8 recovery codes left.')).toBeVisible();
  });
});
