import * as z from '@rankwright/contracts/zod';
import { isoTime, ok, defineSchemas } from '../http.schemas.ts';
import { name, timeZone } from './fields.schemas.ts';

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

const userParams = z.object({ uid: z.uuid() });

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

/** By endpoint. */
export const profileSchemas = {
  getProfile: defineSchemas({
    summary: 'The profile of the signed-in user.',
    reply: ok.extend({ user: userProfile }),
  }),
  getUser: defineSchemas({
    summary: "The signed-in user's own profile.",
    params: userParams,
    reply: ok.extend(userProfile.shape),
  }),
  updateUser: defineSchemas({
    summary: 'Update profile fields or the picture.',
    params: userParams,
    body: profileChange,
    reply: ok.extend({ user: userProfile }),
    example: { body: { firstName: 'Ada', company: 'Analytical Engines' } },
  }),
  uploadProfilePicture: defineSchemas({
    summary:
      'Upload a picture (multipart field `file`); save the returned URL in the profile with PUT users/{uid}.',
    reply: ok.extend({ url: z.string() }),
  }),
};
