import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok } from '../http.ts';
import { name, timeZone } from './fields.ts';

const text = (max: number) => z.string().trim().max(max);

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
  /** IANA zone that decides what every hour on screen means. */
  timeZone: z.string(),
  /** False for accounts that only ever signed in with Google. */
  hasPassword: z.boolean(),
});
export type UserProfile = z.infer<typeof userProfile>;

/** 'first last' when both exist, else the account's display name, else the e-mail's local part, else 'User'. */
export const displayNameOf = (
  user: Pick<UserProfile, 'firstName' | 'lastName' | 'displayName' | 'email'>,
): string => {
  if (user.firstName && user.lastName) return `${user.firstName} ${user.lastName}`;
  return [user.displayName, user.email.split('@')[0]].find(Boolean) ?? 'User';
};

export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The signed-in person.',
  reply: ok.extend({ user: userProfile }),
});

const uidParams = z.object({ uid: z.uuid() });

export const getUser = defineEndpoint({
  id: 'getUser',
  method: 'GET',
  path: '/api/auth/users/:uid',
  summary: "One's own profile fields.",
  params: uidParams,
  reply: ok.extend(userProfile.shape),
});

export const profileChange = z.object({
  firstName: name.optional(),
  lastName: name.optional(),
  phone: text(40).optional(),
  company: text(160).optional(),
  website: text(300).optional(),
  address: text(300).optional(),
  bio: text(2_000).optional(),
  displayName: name.optional(),
  profilePicture: z.string().max(2_000).optional(),
  timeZone: timeZone.optional(),
  /** Sent by the client; the server keeps its own time. */
  updatedAt: z.string().optional(),
});

export const updateUser = defineEndpoint({
  id: 'updateUser',
  method: 'PUT',
  path: '/api/auth/users/:uid',
  summary: 'Change profile fields or the picture.',
  params: uidParams,
  body: profileChange,
  reply: ok.extend({ user: userProfile }),
  example: { body: { firstName: 'Ada', company: 'Analytical Engines' } },
});

export const uploadPicture = defineEndpoint({
  id: 'uploadProfilePicture',
  method: 'POST',
  path: '/api/auth/profile-picture',
  documented: false,
  summary:
    'Store a picture (multipart field `file`); its address then goes into the profile by PUT users/{uid}.',
  reply: ok.extend({ url: z.string() }),
});
