import { getProfile, updateUser } from '@rankwright/contracts/account';
import { mockApi, mockError, mockReply, renderScreen, sampleProfile } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { EmailSection } from './EmailSection.tsx';

const api = mockApi();
beforeEach(() => api.use(mockReply(getProfile, { success: true, user: sampleProfile() })));

describe('email alerts', () => {
  it('are switched off at once, and on again when that fails', async () => {
    let sent: unknown;
    api.use(
      mockReply(updateUser, ({ body }) => {
        sent = body;
        return { success: true as const, user: sampleProfile({ emailAlerts: false }) };
      }),
    );
    const { user } = renderScreen(<EmailSection />, { at: '/settings' });
    const control = await screen.findByRole('switch', { name: 'Send alerts by email' });
    expect(control).toBeChecked();
    await user.click(control);
    expect(await screen.findByText('Setting saved')).toBeVisible();
    expect(control).not.toBeChecked();
    expect(sent).toMatchObject({ emailAlerts: false });
    api.use(mockError(updateUser, 'INTERNAL'));
    await user.click(control);
    expect(await screen.findByText('The setting could not be saved.')).toBeVisible();
    expect(control).not.toBeChecked();
  });
});
