import {
  addPasskey,
  getProfile,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
  type Passkey,
} from '@rankwright/contracts/account';
import {
  mockApi,
  mockError,
  mockReply,
  renderScreen,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { startRegistration } from '@simplewebauthn/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { PasskeySection } from './PasskeySection.tsx';

jest.mock('@simplewebauthn/browser', () => ({
  startRegistration: jest.fn(),
  WebAuthnError: class extends Error {
    code = 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  },
}));

const credential = {
  id: 'AQID',
  rawId: 'AQID',
  type: 'public-key' as const,
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', attestationObject: 'AQID' },
};
const laptop: Passkey = {
  id: sampleId(1),
  name: 'Laptop',
  createdAt: '2026-11-20T09:00:00.000Z',
  lastUsedAt: null,
};
const list = (...passkeys: Passkey[]) => mockReply(listPasskeys, { success: true, passkeys });
const profile = (change = {}) => mockReply(getProfile, { success: true, user: sampleProfile(change) });
const api = mockApi();
beforeEach(() => api.use(profile(), list()));

const open = () => renderScreen(<PasskeySection />, { at: '/settings' });
const openAdd = async () => {
  const view = open();
  await view.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add a passkey' });
  await view.user.type(within(dialog).getByLabelText('Your password'), 'correct horse');
  return { ...view, dialog };
};

describe('passkeys in Settings', () => {
  it('are added with a name, by the browser', async () => {
    const bodies: unknown[] = [];
    jest.mocked(startRegistration).mockResolvedValueOnce(credential);
    api.use(
      mockReply(startPasskey, { success: true, options: { challenge: 'begun' } }),
      mockReply(addPasskey, ({ body }) => {
        bodies.push(body);
        return { success: true as const };
      }),
    );
    const { user, dialog } = await openAdd();
    expect(await axe(dialog)).toHaveNoViolations();
    await user.clear(within(dialog).getByLabelText('Name'));
    await user.type(within(dialog).getByLabelText('Name'), 'Laptop');
    api.use(list(laptop));
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'LaptopAdded Nov 20, 2026, 4:00 AM, not used yet',
    );
    expect(startRegistration).toHaveBeenCalledWith({ optionsJSON: { challenge: 'begun' } });
    expect(bodies).toEqual([{ name: 'Laptop', credential }]);
  });

  it('say so when the browser created none, and keep the dialog open', async () => {
    jest.mocked(startRegistration).mockRejectedValueOnce(new Error('NotAllowedError'));
    api.use(mockReply(startPasskey, { success: true, options: {} }));
    const { user, dialog } = await openAdd();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No passkey was created. Please try again.')).toBeInTheDocument();
    expect(dialog).toBeInTheDocument();
  });

  it('show a wrong password at its field', async () => {
    api.use(mockError(startPasskey, 'CURRENT_PASSWORD_INCORRECT'));
    const { user, dialog } = await openAdd();
    await user.click(within(dialog).getByRole('button', { name: 'Continue' }));
    await waitFor(() =>
      expect(within(dialog).getByLabelText('Your password')).toHaveAccessibleDescription(
        'Current password is incorrect',
      ),
    );
  });

  it('are renamed', async () => {
    const requests: unknown[] = [];
    api.use(
      list(laptop),
      mockReply(renamePasskey, ({ params, body }) => {
        requests.push(params.id, body);
        return { success: true as const };
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Rename Laptop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Rename passkey' });
    expect(await axe(dialog)).toHaveNoViolations();
    const name = within(dialog).getByLabelText('Name');
    await user.clear(name);
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(name).toHaveAccessibleDescription('Enter a name.');
    await user.type(name, 'Work laptop');
    api.use(list({ ...laptop, name: 'Work laptop' }));
    await user.click(within(dialog).getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Rename Work laptop' })).toBeVisible();
    expect(requests).toEqual([laptop.id, { name: 'Work laptop' }]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('are removed with the password', async () => {
    const requests: unknown[] = [];
    api.use(
      list(laptop),
      mockReply(removePasskey, ({ params, body }) => {
        requests.push(params.id, body);
        return { success: true as const };
      }),
    );
    const { user, container } = open();
    await user.click(await screen.findByRole('button', { name: 'Remove Laptop' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove this passkey?' }));
    await user.type(dialog.getByLabelText('Your password'), 'correct horse');
    api.use(list());
    await user.click(dialog.getByRole('button', { name: 'Remove passkey' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
    expect(requests).toEqual([laptop.id, { currentPassword: 'correct horse' }]);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await axe(container)).toHaveNoViolations();
  });

  it('ask to verify the email address first', async () => {
    api.use(profile({ emailVerified: false }));
    open();
    const button = await screen.findByRole('button', { name: 'Add passkey' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Verify your email address first.');
  });
});
