import { paths } from '@rankwright/contracts/paths';
import type { Message } from '../../mail/mail.ts';
import type { User } from './user.repository.ts';

const createLink = (publicUrl: string, path: string, token: string, name = 'token'): string =>
  new URL(`${path}?${name}=${token}`, publicUrl).href;

const join = (...paragraphs: string[]): string => paragraphs.join('\n\n');

const startsEmpty =
  'Nobody has verified this address yet, so the new password starts an empty account: what was set up before is removed. If you set it up yourself, open the link that verifies your address first, then request a new password again.';

export const createResetMail = (
  publicUrl: string,
  { email: to, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
  token: string,
): Message => ({
  kind: 'reset',
  to,
  subject: 'Choose a new password',
  text: join(
    'We received a request to reset the password of your Rankwright account.',
    `Choose a new password within one hour:\n${createLink(publicUrl, paths.resetPassword, token)}`,
    ...(emailVerifiedAt ? [] : [startsEmpty]),
    'A new password signs you out everywhere and removes passkeys that were added in the last 30 days.',
    'If you did not request this, you can ignore this email. Your password stays the same.',
  ),
});

export const createVerificationMail = (publicUrl: string, to: string, token: string): Message => ({
  kind: 'verification',
  to,
  subject: 'Verify your email address',
  text: join(
    `Verify ${to} for your Rankwright account within 24 hours:\n${createLink(publicUrl, paths.verifyEmail, token)}`,
    'If you did not create this account, do not open the link: whoever did could then use it in your name.',
  ),
});

export const createChangedEmailMail = (
  publicUrl: string,
  to: string,
  next: string,
  token: string,
): Message => ({
  kind: 'undo',
  to,
  subject: 'Your email address was changed',
  text: join(
    `The email address of your Rankwright account is now ${next}.`,
    `If you did not change it, undo the change within seven days:\n${createLink(publicUrl, paths.verifyEmail, token, 'undo')}`,
    'That ends every session, removes the password and sends you a link to choose a new one.',
  ),
});

export const createChangedBackMail = (publicUrl: string, to: string, email: string): Message => ({
  kind: 'security',
  to,
  subject: 'The change of your email address was undone',
  text: join(
    `The email address of your Rankwright account is ${email} again. Every session was ended.`,
    `If this was not you, contact us at once:\n${new URL(paths.contact, publicUrl).href}`,
  ),
});

/** `label` names the sign-in, for example `Google sign-in`. */
export const createProviderLinkedMail = (to: string, label: string, wasUnverified: boolean): Message => ({
  kind: 'security',
  to,
  subject: `${label} was added to your account`,
  text: join(
    `${label} was added to your Rankwright account.`,
    wasUnverified
      ? 'Nobody had verified this email address before, so the account was emptied: the password set at sign-up was removed with everything that was set up or written, and every other session was ended.'
      : 'You can still log in with your password.',
    'If this was not you, reset your password and check your recent activity in Settings.',
  ),
});

const notYours = 'If this was not you, reset your password and check your recent activity in Settings.';

const twoFactorTexts = {
  enabled: {
    subject: 'Two-factor authentication was turned on',
    text: 'Your Rankwright account now asks for a code from your authenticator app when you log in.',
  },
  disabled: {
    subject: 'Two-factor authentication was turned off',
    text: 'Your Rankwright account no longer asks for a code when you log in. Your recovery codes were deleted.',
  },
  codes: {
    subject: 'New recovery codes were created',
    text: 'New recovery codes were created for your Rankwright account. The earlier ones no longer work.',
  },
};

export const createTwoFactorMail = (to: string, change: keyof typeof twoFactorTexts): Message => {
  const { subject, text } = twoFactorTexts[change];
  return { kind: 'security', to, subject, text: join(text, notYours) };
};

export const createSettingMail = (to: string, text: string): Message => ({
  kind: 'security',
  to,
  subject: 'A setting of your account was changed',
  text: join(text, notYours),
});

export const createPasskeyMail = (to: string, change: 'added' | 'removed', name: string): Message => ({
  kind: 'security',
  to,
  subject: `A passkey was ${change}`,
  text: join(
    `The passkey "${name}" was ${change === 'added' ? 'added to' : 'removed from'} your Rankwright account.`,
    notYours,
  ),
});

export const createRecoveryCodeUsedMail = (to: string, left: number): Message => ({
  kind: 'security',
  to,
  subject: 'A recovery code was used to log in',
  text: join(
    `Somebody logged in to your Rankwright account with a recovery code. ${left} of them are left; you can create new ones in Settings.`,
    notYours,
  ),
});
