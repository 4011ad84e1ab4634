import type { UserProfile } from '@rankwright/contracts/account';
import type { Connection } from '@rankwright/contracts/connections';
import { platforms, type Platform } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';

const sampleTime = '2026-11-21T09:00:00.000Z';

/** A recognisable valid UUID: `sampleId(7)` ends in `7`. */
export const sampleId = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const sampleProfile = (change: Partial<UserProfile> = {}): UserProfile => ({
  uid: sampleId(1),
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  phone: '',
  company: '',
  website: '',
  address: '',
  bio: '',
  profilePicture: '',
  displayName: 'Ada Lovelace',
  updatedAt: sampleTime,
  timeZone: 'America/New_York',
  hasPassword: true,
  ...change,
});

/** All four platforms; the given ones are connected. */
export const sampleConnections = (...connected: Platform[]): Connection[] =>
  platforms.map((platform) => ({
    platform,
    connected: connected.includes(platform),
    method: connected.includes(platform) ? 'token' : null,
    name: null,
    url: null,
    autoPublish: false,
    defaultStatus: 'draft',
    expiresAt: null,
    lastSuccessAt: null,
    lastError: null,
  }));

export const sampleScheduledItem = (change: Partial<ScheduledItem> = {}): ScheduledItem => ({
  id: sampleId(100),
  title: 'When to prune climbing roses',
  scheduledDate: '2026-11-27',
  scheduledTime: null,
  timeZone: 'America/New_York',
  publishAt: null,
  status: 'planned',
  volume: 500,
  difficulty: 5,
  type: 'Article',
  content: null,
  articleId: null,
  platforms: { wordpress: false, wix: false, shopify: false, webflow: false },
  keywords: [],
  publications: [],
  updatedAt: sampleTime,
  ...change,
});
