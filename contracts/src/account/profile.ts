import * as z from '@rankwright/contracts/zod';
import { missingTokenTexts } from '../errors.ts';
import { defineEndpoint, isoTime, ok } from '../http.ts';
import { name, timeZone } from './fields.ts';

const textField = (max: number) => z.string().trim().max(max);

export const userProfile = z.object({
  uid: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  company: z.string(),
  website: z.string(),
  address: z.string(),
  bio: z.string(),
  profilePicture: z.string(),
  displayName: z.string(),
  updatedAt: isoTime,
  /** IANA time zone in which the account's times are shown and entered. */
  timeZone: z.string(),
  /** False for accounts that have only signed in with Google. */
  hasPassword: z.boolean(),
  /** Connecting sites and publishing need a verified address. */
  emailVerified: z.boolean(),
  /** Whether mail is sent when an article needs review. */
  emailAlerts: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** "First Last" when both exist, else the display name, else the local part of the e-mail, else "User". */
export const getDisplayName = (
  user: Pick<UserProfile, 'firstName' | 'lastName' | 'displayName' | 'email'>,
): string => {
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  return [user.displayName, user.email.split('@')[0]].find(Boolean) ?? 'User';
};

export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/auth/profile',
  missingTokenText: missingTokenTexts.profile,
  summary: 'The profile of the signed-in user.',
  reply: ok.extend({ user: userProfile }),
});

const userParams = z.object({ uid: z.uuid() });

export const getUser = defineEndpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/auth/users/:uid',
  missingTokenText: missingTokenTexts.profile,
  summary: "The signed-in user's own profile.",
  params: userParams,
  reply: ok.extend(userProfile.shape),
});

export const profileChange = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  phone: textField(40).optional(),
  company: textField(160).optional(),
  website: textField(300).optional(),
  address: textField(300).optional(),
  bio: textField(2_000).optional(),
  displayName: name.optional(),
  profilePicture: z.string().max(2_000).optional(),
  timeZone: timeZone.optional(),
  emailAlerts: z.boolean().optional(),
  /** Accepted from the client and ignored: the server sets its own time. */
  updatedAt: z.string().optional(),
});

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'PUT',
  path: '/api/auth/users/:uid',
  missingTokenText: missingTokenTexts.profile,
  summary: 'Update profile fields or the picture.',
  params: userParams,
  body: profileChange,
  reply: ok.extend({ user: userProfile }),
  example: { body: { firstName: 'Ada', company: 'Analytical Engines' } },
});

export const uploadProfilePicture = defineEndpoint({
  id: 'uploadProfilePicture',
  method: 'POST',
  stores: true,
  path: '/api/auth/profile-picture',
  missingTokenText: missingTokenTexts.profile,
  documented: false,
  summary:
    'Upload a picture (multipart field `file`); save the returned URL in the profile with PUT users/{uid}.',
  reply: ok.extend({ url: z.string() }),
});
