/** Every limit, number and option list of the specifications. */
export const plan = {
  name: 'Pro',
  tagline: 'Perfect for getting started',
  currency: 'usd',
  monthlyCents: 9_900,
  crossedOutCents: 20_000,
  saveCents: 10_100,
  savePercent: 50,
  trialDays: 3,
  features: [
    '100 keywords tracking',
    'Unlimited content generation',
    'Advanced analytics dashboard',
    'Multi-platform distribution',
    'Priority support',
  ],
} as const;

export const billingIntervals = ['monthly', 'halfYearly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];
export const billingIntervalLabels: Record<BillingInterval, string> = {
  monthly: 'Monthly',
  halfYearly: 'Half-Yearly',
  yearly: 'Yearly',
};
export const billingIntervalMonths: Record<BillingInterval, number> = {
  monthly: 1,
  halfYearly: 6,
  yearly: 12,
};

/** Price of one interval in cents. */
export const getIntervalCents = (interval: BillingInterval): number =>
  plan.monthlyCents * billingIntervalMonths[interval];

/** -1 means unlimited. */
export const planLimits = {
  keywordsLimit: 100,
  rankCheckLimit: -1,
  reportsLimit: -1,
  rankCheckFrequency: 'daily',
  storageMegabytes: 500,
} as const;

/**
 * What an account may store, in MB of 1,000,000 bytes: each version of each article, the originals of imported posts,
 * and pictures. `recordBytes` is
 * counted for each version in addition.
 */
export const storage = {
  megabytes: planLimits.storageMegabytes,
  megabytesWithoutPlan: 5,
  recordBytes: 1_000,
} as const;

/** What a post may have beside its text: characters of the author and of a category's or tag's name, and how many of these. */
export const postLimits = { author: 160, name: 100, categories: 10, tags: 30 } as const;

export const testCustomerPrefix = 'cus_test_';

export const premiumFeatures = [
  'Unlimited content generation',
  'Advanced analytics & insights',
  'Multi-platform distribution',
  'Priority support',
] as const;

export const session = { verifyEveryMs: 30_000, redirectAfterLoginMs: 1_000, passwordMinimum: 6 } as const;
/** Bytes of a request's body: an endpoint's own, one that saves texts, one with a file and its multipart frame. */
export const bodyBytes = { default: 65_536, text: 2_097_152, upload: 6_291_456 } as const;
export const profilePicture = { maxBytes: 5_242_880, recommendedPixels: 400 } as const;
/** An image of an article: what may be uploaded, and the longest side in pixels that is kept. */
export const articleImage = { maxBytes: 5_242_880, maxPixels: 2_000 } as const;
export const contactReplyHours = 24;

export const toastTimes = {
  defaultMs: 5_000,
  checkoutSuccessMs: 6_000,
  checkoutCanceledMs: 5_000,
  removeAfterMs: 1_000_000,
  swipePx: 50,
  visibleAtOnce: 1,
  hotkey: 'F8',
} as const;

export const roi = {
  traffic: { min: 100, max: 10_000, step: 100, initial: 1_000 },
  conversionRate: { min: 0.5, max: 10, step: 0.1, initial: 2.5 },
  averageSale: { min: 10, max: 1_000, step: 10, initial: 100 },
  trafficIncrease: { min: 10, max: 100, step: 5, initial: 30 },
  monthlyCost: 99,
  annualCost: 1_188,
} as const;

/** Where the browser keeps the calculator's inputs until an account is created. */
export const roiStorageKey = 'rankwright:roi';

export const timeframes = ['7d', '30d', '90d'] as const;
export type Timeframe = (typeof timeframes)[number];
export const defaultTimeframe: Timeframe = '30d';

export {
  listedPlatforms,
  platformLabels,
  platforms,
  type ListedPlatform,
  type Platform,
} from './platforms/platforms.ts';

export const scheduledStatuses = ['planned', 'in-progress', 'published'] as const;
export type ScheduledStatus = (typeof scheduledStatuses)[number];
export const scheduledStatusLabels: Record<ScheduledStatus, string> = {
  planned: 'Planned',
  'in-progress': 'In Progress',
  published: 'Published',
};

export const volume = {
  min: 100,
  max: 5_000,
  plannerDefault: 500,
  generatorDefault: 800,
  invalid: 0,
} as const;
export const difficulty = { min: 1, max: 20, scheduledDefault: 5, keywordDefault: 1, invalid: 1 } as const;
export const scheduleDefaultTime = '09:00';
export const plannedDelivery = { fromHourUtc: 7, toHourUtc: 8 } as const;

export const generationCounts = [5, 10, 15, 20] as const;
export const defaultGenerationCount = 10;
export const articleWordCounts = [500, 800, 1_200, 1_500] as const;
export const defaultArticleWordCount = 800;

export const rewriteStyles = [
  'Professional and engaging',
  'Casual and conversational',
  'Academic and formal',
  'Creative and storytelling',
  'Technical and detailed',
] as const;
export const tones = [
  'Informative',
  'Persuasive',
  'Friendly',
  'Authoritative',
  'Inspiring',
  'Humorous',
] as const;
/** `All Types` is sent as an empty string. */
export const ideaContentTypes = [
  'How-to Guides',
  'Listicles',
  'Case Studies',
  'Industry News',
  'Best Practices',
  'Comparisons',
] as const;
export const ideaDefaults = { contentType: 'Guide', difficulty: 'Intermediate' } as const;

/** Days during which a deleted article can be restored. */
export const articleRestoreDays = 30;

export const history = {
  pageSize: 10,
  maxPageSize: 100,
  maxPage: 1_000,
  scrollThresholdPx: 200,
  scrollThrottleMs: 100,
  searchDebounceMs: 300,
  totalCap: 1_000,
} as const;

/** History difficulty badge: up to 4 default, 5–7 secondary, above 7 destructive. */
export const getDifficultyBadge = (value: number): 'default' | 'secondary' | 'destructive' => {
  if (value <= 4) return 'default';
  return value <= 7 ? 'secondary' : 'destructive';
};

export const excerptLengths = { article: 160, manualShopifyWebflow: 200, distribution: 150 } as const;

export const wordpressOAuth = {
  tokenLifetimeDays: 14,
  expiringMinutes: 1_440,
  refreshEveryMs: 3_600_000,
  warningHours: { expired: 0, soon: 24, upcoming: 72 },
  popup: { width: 600, height: 700, timeoutMs: 300_000, closedPollMs: 1_000 },
  callbackCloseMs: { success: 1_500, error: 5_000 },
  stateLifetimeMinutes: 10,
} as const;

export const shopifyScopes = ['read_content', 'write_content'] as const;
export const shopifyApiKeyPattern = /^[0-9a-f]{32}$/i;
export const shopifyTokenMinimum = 10;
export const wixKeyMinimum = 10;

/** The e-mail pattern of the specification's forms. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
