import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, isoTime, ok, okWithMessage } from './http.ts';

const email = z
  .string()
  .trim()
  .min(3)
  .max(254)
  .regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Please enter a valid email address.');
const name = z.string().trim().max(120);
const text = (max: number) => z.string().trim().max(max);

/** IANA zone name, e.g. `Asia/Kolkata`. */
export const timeZone = z.string().min(1).max(64).refine(isTimeZone, 'Choose a time zone from the list.');
function isTimeZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

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

const signedIn = ok.extend({ token: z.string(), message: z.string() });

export const register = defineEndpoint({
  id: 'registerAccount',
  method: 'POST',
  path: '/api/auth/register',
  access: 'none',
  summary: 'Create an account and sign in.',
  body: z.object({
    email,
    password: z.string().min(6, 'Password must be at least 6 characters long').max(200),
    displayName: name.min(1, 'Enter your name.'),
    role: z.literal('user').default('user'),
    timeZone: timeZone.optional(),
  }),
  reply: signedIn,
  example: {
    body: {
      email: 'ada@example.com',
      password: 'correct horse',
      displayName: 'Ada Lovelace',
      role: 'user',
      timeZone: 'Europe/London',
    },
  },
});

export const login = defineEndpoint({
  id: 'logIn',
  method: 'POST',
  path: '/api/auth/login',
  access: 'none',
  summary: 'Sign in with e-mail and password.',
  body: z.object({ email: z.string().trim().min(1).max(254), password: z.string().min(1).max(200) }),
  reply: signedIn,
  example: { body: { email: 'ada@example.com', password: 'correct horse' } },
});

export const googleSignIn = defineEndpoint({
  id: 'signInWithGoogle',
  method: 'POST',
  path: '/api/auth/google',
  access: 'none',
  summary:
    'Sign in or up with an ID token. The token decides who it is; the other fields only fill a new profile.',
  body: z.object({
    idToken: z.string().min(1).max(8_000),
    displayName: name.nullish(),
    email: z.string().max(254).nullish(),
    photoURL: z.string().max(2_000).nullish(),
    timeZone: timeZone.optional(),
  }),
  reply: ok.extend({ token: z.string() }),
  example: { body: { idToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2lnbmF0dXJl', email: 'ada@example.com' } },
});

export const identityConfig = defineEndpoint({
  id: 'getIdentityConfig',
  method: 'GET',
  path: '/api/auth/identity',
  access: 'none',
  documented: false,
  summary:
    'How the browser offers Google sign-in: Google itself, or the local identity provider in development.',
  reply: ok.extend({
    provider: z.enum(['google', 'local', 'none']),
    clientId: z.string().nullable(),
    /** Popup page of the local provider. */
    url: z.string().nullable(),
  }),
});

export const getProfile = defineEndpoint({
  id: 'getProfile',
  method: 'GET',
  path: '/api/auth/profile',
  summary: 'The signed-in person.',
  reply: ok.extend({ user: userProfile }),
});

export const verifyToken = defineEndpoint({
  id: 'verifyToken',
  method: 'POST',
  path: '/api/auth/verify-token',
  summary: 'Is this session still good?',
  reply: z.object({ valid: z.literal(true) }),
});

export const logout = defineEndpoint({
  id: 'logOut',
  method: 'POST',
  path: '/api/auth/logout',
  documented: false,
  summary: 'End this session.',
  reply: ok,
});

export const updatePassword = defineEndpoint({
  id: 'updatePassword',
  method: 'POST',
  path: '/api/auth/users/update-password',
  summary: 'Change the password; every other session ends.',
  body: z.object({ currentPassword: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
  reply: okWithMessage.extend({ token: z.string() }),
  example: { body: { currentPassword: 'correct horse', newPassword: 'battery staple' } },
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

export const activeSession = z.object({
  id: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  userAgent: z.string(),
  current: z.boolean(),
});
export type ActiveSession = z.infer<typeof activeSession>;

export const listSessions = defineEndpoint({
  id: 'listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  documented: false,
  summary: 'Where the account is signed in.',
  reply: ok.extend({ sessions: z.array(activeSession) }),
});

export const endAllSessions = defineEndpoint({
  id: 'endAllSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  documented: false,
  summary: 'Log out everywhere, here too.',
  reply: ok,
});

export const exportAccount = defineEndpoint({
  id: 'exportAccount',
  method: 'GET',
  path: '/api/auth/export',
  documented: false,
  summary: "All of one's data as JSON.",
  reply: ok.extend({
    exportedAt: isoTime,
    user: userProfile,
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
});

export const deleteAccount = defineEndpoint({
  id: 'deleteAccount',
  method: 'DELETE',
  path: '/api/auth/account',
  documented: false,
  summary: 'Delete the account and everything it owns. `confirm` is the account e-mail.',
  body: z.object({ confirm: z.string().min(1).max(254) }),
  reply: ok,
  example: { body: { confirm: 'ada@example.com' } },
});

export * from './account/analytics.ts';
export * from './account/passwordReset.ts';
