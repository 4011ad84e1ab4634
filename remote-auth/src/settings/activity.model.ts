import type { SecurityEvent, SecurityEventKind } from '@rankwright/contracts/account';

const labels: Record<SecurityEventKind, string> = {
  'signed-up': 'Account created',
  'signed-in': 'Signed in',
  'signed-in-new-device': 'Signed in on a new device',
  'signed-out-everywhere': 'Signed out everywhere',
  'google-linked': 'Google sign-in added',
  'oidc-linked': 'Single sign-on added',
  'password-changed': 'Password changed',
  'password-reset': 'Password reset by email',
  'email-verified': 'Email address verified',
  'email-changed': 'Email address changed',
  'email-change-undone': 'Change of email address undone',
  'two-factor-enabled': 'Two-factor authentication turned on',
  'two-factor-disabled': 'Two-factor authentication turned off',
  'two-factor-failed': 'Wrong code at log-in',
  'recovery-codes-created': 'New recovery codes created',
  'recovery-code-used': 'Signed in with a recovery code',
  'passkey-added': 'Passkey added',
  'passkey-removed': 'Passkey removed',
  'account-emptied': 'Everything from before the address was proven removed',
  'model-changed': 'Writer’s model changed',
  'model-removed': 'Writer’s model removed',
  'report-recipients-added': 'Report recipients added',
  'site-connected': 'Site connected',
  'site-disconnected': 'Site disconnected',
};

/** For example `Site connected: wordpress`. */
export const describeActivity = ({ kind, detail }: Pick<SecurityEvent, 'kind' | 'detail'>): string =>
  detail ? `${labels[kind]}: ${detail}` : labels[kind];
