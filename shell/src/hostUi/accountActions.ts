import { paths } from '@rankwright/contracts/paths';
import type { HostAction } from '@rankwright/sdk/host';

type Target = Omit<HostAction, 'run'> & { to: string };

/** What a signed-in user can start from anywhere. */
export const createTargets: readonly Target[] = [
  {
    id: 'new-article',
    label: 'New article',
    group: 'Create',
    keywords: 'write generate draft post',
    to: paths.generateContent,
  },
  {
    id: 'plan-month',
    label: 'Plan a month of articles',
    group: 'Create',
    keywords: 'setup schedule calendar start',
    to: paths.setup,
  },
  {
    id: 'publish-article',
    label: 'Publish an article',
    group: 'Create',
    keywords: 'distribute send post site',
    to: paths.distribution,
  },
  {
    id: 'connect-site',
    label: 'Connect a site',
    group: 'Create',
    keywords: 'integration wordpress shopify wix webflow',
    to: paths.integrations,
  },
];

const settings: readonly [label: string, keywords: string, to?: string][] = [
  ['Email address', 'change verify mail'],
  ['Email alerts', 'notifications mail'],
  ['Writer', 'language model ai key'],
  ['Site profile', 'niche audience tone facts'],
  ['Change password', 'security'],
  ['Two-factor authentication', 'security 2fa totp code'],
  ['Passkeys', 'security sign in'],
  ['Active sessions', 'security devices sign out'],
  ['Recent activity', 'security log'],
  ['Export or delete your data', 'account download backup'],
  ['Profile picture', 'photo avatar', paths.myAccount],
  ['Time zone', 'hours account', paths.myAccount],
  ['Plan and invoices', 'billing subscription payment cancel upgrade', paths.billing],
];

export const settingTargets: readonly Target[] = settings.map(([label, keywords, to = paths.settings]) => ({
  id: `setting-${label.toLowerCase().replaceAll(' ', '-')}`,
  label,
  group: 'Settings',
  keywords,
  to,
}));
