import { profileQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, userEvent, within } from 'storybook/test';
import { emptySiteProfile } from '@rankwright/contracts/siteProfile';
import { activityQuery, sessionsQuery } from './settings.data.ts';
import { passkeysQuery } from './passkeys.data.ts';
import { siteProfileQuery } from './SiteProfileSection.tsx';
import { twoFactorQuery } from './twoFactor.data.ts';
import { writerQuery } from './writer.data.ts';
import { Component as SettingsPage } from './SettingsPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Settings', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const at = { createdAt: '2026-11-20T09:00:00.000Z', lastSeenAt: '2026-11-21T14:30:00.000Z' };
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:134.0) Gecko/20100101 Firefox/134.0';
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
const sessions = withQueryData(sessionsQuery, {
  success: true,
  sessions: [
    { id: 'one', ...at, userAgent: firefox, current: true },
    { id: 'two', ...at, userAgent: safari, current: false },
  ],
});
const profile = (change = {}) => withQueryData(profileQuery(sampleId(1)), sampleProfile(change));
const writing = [
  withQueryData(writerQuery, {
    success: true as const,
    writer: {
      source: 'account' as const,
      provider: 'openai-compatible' as const,
      url: 'http://localhost:11434/v1',
      model: 'small',
      hasKey: false,
      testedAt: null,
      lastError: null,
      tokens: { input: 18_420, output: 9_610 },
    },
  }),
  withQueryData(siteProfileQuery, { success: true as const, siteProfile: emptySiteProfile }),
];
const activity = withQueryData(activityQuery, {
  success: true as const,
  events: [
    {
      id: 'two',
      kind: 'signed-in-new-device' as const,
      detail: '',
      address: '203.0.113.7',
      userAgent: safari,
      createdAt: at.lastSeenAt,
    },
    {
      id: 'one',
      kind: 'signed-up' as const,
      detail: '',
      address: '203.0.113.4',
      userAgent: firefox,
      createdAt: at.createdAt,
    },
  ],
});
const twoFactor = withQueryData(twoFactorQuery, {
  success: true as const,
  enabledAt: null,
  recoveryCodesLeft: 0,
});
const passkeys = withQueryData(passkeysQuery, { success: true as const, passkeys: [] });
const screen = (...data: (typeof sessions)[]) =>
  renderStoryScreen(SettingsPage, {
    at: '/settings',
    layout: 'app',
    data: [...writing, activity, twoFactor, passkeys, ...data],
  });

export const TwoDevices: Story = { render: screen(profile(), sessions) };
export const CameByGoogle: Story = { render: screen(profile({ hasPassword: false }), sessions) };
export const AddressNotVerified: Story = { render: screen(profile({ emailVerified: false }), sessions) };
export const Waiting: Story = { render: screen(profile(), withPendingQuery(sessionsQuery)) };
export const FirstRuleBroken: Story = {
  render: screen(profile(), sessions),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};
