import type { Passkey } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { renderStoryScreen, sampleId, sampleProfile, withQueryData } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AddPasskeyDialog } from './AddPasskeyDialog.tsx';
import { passkeysQuery } from './passkeys.data.ts';
import { PasskeySection } from './PasskeySection.tsx';

const meta: Meta = { title: 'Screens/Accounts/Passkeys', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const at = { createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: '2026-11-21T14:30:00.000Z' };
const passkeys: Passkey[] = [
  { id: sampleId(1), name: 'Chrome on macOS', ...at },
  { id: sampleId(2), name: 'Security key in the office', ...at, lastUsedAt: null },
];
const profile = withQueryData(profileQuery(sampleId(1)), sampleProfile());
const section = (list: typeof passkeys) =>
  renderStoryScreen(PasskeySection, {
    at: '/settings',
    layout: 'app',
    data: [profile, withQueryData(passkeysQuery, { success: true, passkeys: list })],
  });

export const None: Story = { render: section([]) };
export const Two: Story = { render: section(passkeys) };
export const Add: Story = {
  render: renderStoryScreen(() => <AddPasskeyDialog hasPassword onClose={() => undefined} />, {
    at: '/settings',
    layout: 'app',
    data: [profile],
  }),
};
