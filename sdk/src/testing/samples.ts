import type { UserProfile } from '@rankwright/contracts/account';
import type { Connection } from '@rankwright/contracts/connections';
import type { Generation } from '@rankwright/contracts/generations';
import { listedPlatforms, type Platform } from '@rankwright/contracts/limits';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import { emptySiteProfile, type SiteProfile } from '@rankwright/contracts/siteProfile';
import type { AccountWriter } from '@rankwright/contracts/writers';

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
  emailVerified: true,
  emailAlerts: true,
  ...change,
});

/** All listed platforms; the given ones are connected. */
export const sampleConnections = (...connected: Platform[]): Connection[] =>
  listedPlatforms.map((platform) => ({
    platform,
    connected: connected.includes(platform),
    method: connected.includes(platform) ? 'token' : null,
    name: null,
    url: null,
    mode: 'review',
    autoPublish: false,
    defaultStatus: 'draft',
    publishAs: 'live',
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
  state: 'planned',
  hasText: false,
  volume: 500,
  difficulty: 5,
  type: 'Article',
  content: null,
  articleId: sampleId(500),
  platforms: { wordpress: false, wix: false, shopify: false, webflow: false },
  keywords: [],
  publications: [],
  updatedAt: sampleTime,
  ...change,
});

export const sampleGeneration = (change: Partial<Generation> = {}): Generation => ({
  id: sampleId(900),
  articleId: sampleId(500),
  state: 'running',
  stage: 'writing',
  section: 2,
  sections: 4,
  words: 210,
  wordGoal: 800,
  title: 'How to prune roses in winter',
  text: '## When\n\nRose pruning is work for late winter.',
  applied: false,
  rerunOf: null,
  error: null,
  startedAt: sampleTime,
  finishedAt: null,
  ...change,
});

export const sampleWriter = (change: Partial<AccountWriter> = {}): AccountWriter => ({
  source: 'account',
  provider: 'openai-compatible',
  url: 'https://models.example/v1',
  model: 'small',
  hasKey: true,
  testedAt: sampleTime,
  lastError: null,
  tokens: { input: 12_000, output: 4_000 },
  ...change,
});

/** The writer of an account without a model of its own. */
export const sampleOfflineWriter = (change: Partial<AccountWriter> = {}): AccountWriter =>
  sampleWriter({
    source: 'offline',
    provider: null,
    url: null,
    model: null,
    hasKey: false,
    testedAt: null,
    tokens: { input: 0, output: 0 },
    ...change,
  });

export const sampleSiteProfile = (change: Partial<SiteProfile> = {}): SiteProfile => ({
  ...emptySiteProfile,
  niche: 'Rose gardening',
  audience: 'hobby gardeners',
  facts: ['We ship bare-root roses from November to March.'],
  ...change,
});
