import type { UserProfile } from './profile.schemas.ts';

/** "First Last" when both exist, else the display name, else the local part of the e-mail, else "User". */
export const getDisplayName = (
  user: Pick<UserProfile, 'firstName' | 'lastName' | 'displayName' | 'email'>,
): string => {
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  return [user.displayName, user.email.split('@')[0]].find(Boolean) ?? 'User';
};
