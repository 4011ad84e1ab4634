import type { UserProfile } from '@rankwright/contracts/account';
import type { FieldErrors } from '@rankwright/shared-ui/forms';

export type ProfileFormValues = Pick<
  UserProfile,
  'firstName' | 'lastName' | 'phone' | 'company' | 'website' | 'address' | 'bio' | 'timeZone'
>;

export const profileFields = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
  { name: 'phone', label: 'Phone', autoComplete: 'tel', type: 'tel' },
  { name: 'company', label: 'Company', autoComplete: 'organization' },
  { name: 'website', label: 'Website', autoComplete: 'url' },
  { name: 'address', label: 'Address', autoComplete: 'street-address' },
] as const;

export const toProfileForm = ({
  firstName,
  lastName,
  phone,
  company,
  website,
  address,
  bio,
  timeZone,
}: UserProfile): ProfileFormValues => ({
  firstName,
  lastName,
  phone,
  company,
  website,
  address,
  bio,
  timeZone,
});

const isPhone = (text: string): boolean => /^\+?[\d\s()./-]{5,30}$/.test(text) && /\d.*\d.*\d/.test(text);

const isWebsite = (text: string): boolean => {
  const address = /^[a-z]+:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return /^https?:$/.test(protocol) && /\w\.\w/.test(hostname);
};

/** Errors by field; empty fields are fine. */
export const validateProfile = ({
  phone,
  website,
}: Pick<ProfileFormValues, 'phone' | 'website'>): FieldErrors<'phone' | 'website'> => ({
  ...(phone.trim() &&
    !isPhone(phone.trim()) && { phone: 'Enter a phone number, for example +1 212 555 0100.' }),
  ...(website.trim() &&
    !isWebsite(website.trim()) && { website: 'Enter a URL, for example https://example.com.' }),
});

/** A profile with empty fields, for an account without a stored one. */
export const createBlankProfile = ({ uid, email }: Pick<UserProfile, 'uid' | 'email'>): UserProfile => ({
  uid,
  email,
  firstName: '',
  lastName: '',
  phone: '',
  company: '',
  website: '',
  address: '',
  bio: '',
  profilePicture: '',
  displayName: '',
  updatedAt: new Date(0).toISOString(),
  timeZone: 'UTC',
  hasPassword: true,
  emailVerified: true,
  emailAlerts: true,
});

/** Up to two uppercase initials. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
