import { paths, type SettingsSection } from '@rankwright/contracts/paths';
import type { HostAction } from '@rankwright/sdk/host';

type Target = Omit<HostAction, 'run'> & { to: string };

/** What a signed-in user can start from anywhere. */
export const createTargets: readonly Target[] = [
  {
    id: 'plan-month',
    label: 'Plan a month of articles',
    group: 'Create',
    keywords: 'setup schedule calendar start',
    to: paths.setup,
  },
  {
    id: 'connect-site',
    label: 'Connect a site',
    group: 'Create',
    keywords: 'integration wordpress shopify wix webflow',
    to: paths.integrations,
  },
];

const sections: readonly [label: string, keywords: string, section: SettingsSection][] = [
  ['Email address', 'change verify mail', 'email-address'],
  ['Email alerts', 'notifications mail', 'email-alerts'],
  ['Writer', 'language model ai key', 'writer'],
  ['Site profile', 'niche audience tone facts', 'site-profile'],
  ['Change password', 'security', 'password'],
  ['Two-factor authentication', 'security 2fa totp code', 'two-factor'],
  ['Passkeys', 'security sign in', 'passkeys'],
  ['Active sessions', 'security devices sign out', 'sessions'],
  ['Recent activity', 'security log', 'activity'],
  ['Export or delete your data', 'account download backup', 'data'],
];

const settings: readonly (readonly [label: string, keywords: string, to: string])[] = [
  ...sections.map(([label, keywords, section]) => [label, keywords, paths.settingsSection(section)] as const),
  ['Profile picture', 'photo avatar', paths.myAccount],
  ['Time zone', 'hours account', paths.myAccount],
  ['Plan and invoices', 'billing subscription payment cancel upgrade', paths.billing],
];

export const settingTargets: readonly Target[] = settings.map(([label, keywords, to]) => ({
  id: `setting-${label.toLowerCase().replaceAll(' ', '-')}`,
  label,
  group: 'Settings',
  keywords,
  to,
}));
