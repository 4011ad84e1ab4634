import type { UserProfile } from '@rankwright/contracts/account';

export const uid = '00000000-0000-4000-8000-000000000001';

/** A profile as the API answers it. */
export const profile: UserProfile = {
  uid,
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  company: 'Analytical Engines',
  website: '',
  address: '',
  bio: '',
  profilePicture: '',
  displayName: 'Ada Lovelace',
  updatedAt: '2026-11-20T09:00:00.000Z',
  timeZone: 'Asia/Kolkata',
  hasPassword: true,
};
