import { displayNameOf, type UserProfile } from '@rankwright/contracts/account';
import type { User } from '../auth/user.repository.ts';

/** What may be shown of an account. */
export const profileOf = (user: User): UserProfile => ({
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
  displayName: displayNameOf(user),
  updatedAt: user.updatedAt.toISOString(),
  timeZone: user.timeZone,
  hasPassword: user.passwordHash !== null,
});
