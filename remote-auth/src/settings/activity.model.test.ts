import type { SecurityEventKind } from '@rankwright/contracts/account';
import { describeActivity } from './activity.model.ts';

it.each<[SecurityEventKind, string]>([
  ['signed-up', 'Account created'],
  ['signed-in', 'Signed in'],
  ['signed-in-new-device', 'Signed in on a new device'],
  ['signed-out-everywhere', 'Signed out everywhere'],
  ['google-linked', 'Google sign-in added'],
  ['oidc-linked', 'Single sign-on added'],
  ['password-changed', 'Password changed'],
  ['password-reset', 'Password reset by email'],
  ['email-verified', 'Email address verified'],
  ['email-changed', 'Email address changed'],
  ['two-factor-enabled', 'Two-factor authentication turned on'],
  ['two-factor-disabled', 'Two-factor authentication turned off'],
  ['two-factor-failed', 'Wrong code at log-in'],
  ['recovery-codes-created', 'New recovery codes created'],
  ['recovery-code-used', 'Signed in with a recovery code'],
  ['passkey-added', 'Passkey added'],
  ['passkey-removed', 'Passkey removed'],
  ['site-connected', 'Site connected'],
  ['site-disconnected', 'Site disconnected'],
])('says of %s: %s', (kind, text) => {
  expect(describeActivity({ kind, detail: '' })).toBe(text);
});

it('adds the detail', () => {
  expect(describeActivity({ kind: 'site-connected', detail: 'wordpress' })).toBe('Site connected: wordpress');
});
