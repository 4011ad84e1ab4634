import { profileQuery } from '@rankwright/sdk/queries';
import { renderStoryScreen, sampleId, sampleProfile, withQueryData } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ReactNode } from 'react';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { ScanDialog } from './ScanDialog.tsx';
import { twoFactorQuery } from './twoFactor.data.ts';
import { TwoFactorDialog } from './TwoFactorDialog.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';

const meta: Meta = {
  title: 'Screens/Accounts/Two-factor authentication',
  parameters: { layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const nothing = () => undefined;
const secret = 'MZXW6YTBOIMZXW6YTBOIMZXW6YTBOIAB';
const uri = `otpauth://totp/Rankwright:ada%40example.com?secret=${secret}&issuer=Rankwright`;
const codes = Array.from({ length: 10 }, (_, index) => `k4wz-7hqm-p2x${'abcdefghij'.charAt(index)}`);
const profile = withQueryData(profileQuery(sampleId(1)), sampleProfile());
const section = (enabledAt: string | null, recoveryCodesLeft: number) =>
  renderStoryScreen(TwoFactorSection, {
    at: '/settings',
    layout: 'app',
    data: [profile, withQueryData(twoFactorQuery, { success: true, enabledAt, recoveryCodesLeft })],
  });
const dialog = (Dialog: () => ReactNode) =>
  renderStoryScreen(Dialog, { at: '/settings', layout: 'app', data: [profile] });

export const Off: Story = { render: section(null, 0) };
export const On: Story = { render: section('2026-11-20T09:00:00.000Z', 8) };
export const FewCodesLeft: Story = { render: section('2026-11-20T09:00:00.000Z', 1) };
export const ConfirmPassword: Story = {
  render: dialog(() => <TwoFactorDialog action="set-up" hasPassword onClose={nothing} />),
};
export const ScanCode: Story = {
  render: dialog(() => <ScanDialog secret={secret} uri={uri} onEnabled={nothing} onClose={nothing} />),
};
export const RecoveryCodes: Story = {
  render: dialog(() => <RecoveryCodesDialog codes={codes} onClose={nothing} />),
};
export const TurnOff: Story = {
  render: dialog(() => <TwoFactorDialog action="turn-off" hasPassword onClose={nothing} />),
};
