import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Account } from '../auth/account.service.ts';
import { toProfile } from './profile.model.ts';

it('a profile has what its owner may see', () => {
  const at = new Date('2026-03-01T00:00:00.000Z');
  const fields = {
    uid: 'u',
    firstName: 'Ada',
    lastName: 'Rose',
    email: 'ada@example.com',
    phone: '1',
    company: 'c',
    website: 'w',
    address: 'a',
    bio: 'b',
    profilePicture: null,
    timeZone: 'UTC',
    emailAlerts: true,
  };
  const account = {
    ...fields,
    updatedAt: at,
    passwordHash: 'hash',
    emailVerifiedAt: at,
  } as unknown as Account;
  const profile = {
    ...fields,
    displayName: 'Ada Rose',
    updatedAt: at.toISOString(),
    hasPassword: true,
    emailVerified: true,
  };
  assert.deepEqual(toProfile(account), profile);
  assert.deepEqual(toProfile({ ...account, passwordHash: null, emailVerifiedAt: null }), {
    ...profile,
    hasPassword: false,
    emailVerified: false,
  });
});
