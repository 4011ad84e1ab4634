import { getDisplayName, type UserProfile } from '@rankwright/contracts/account';
import type { Account } from '../auth/account.service.ts';

/** The account fields that its owner may see. */
export const toProfile = (user: Account): UserProfile => ({
  uid: user.uid,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  phone: user.phone,
  company: user.company,
  website: user.website,
  address: user.address,
  bio: user.bio,
  profilePicture: user.profilePicture,
  displayName: getDisplayName(user),
  updatedAt: user.updatedAt.toISOString(),
  timeZone: user.timeZone,
  hasPassword: user.passwordHash !== null,
  emailVerified: user.emailVerifiedAt !== null,
  emailAlerts: user.emailAlerts,
});
