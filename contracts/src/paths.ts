import type { Platform } from './limits.ts';

/** Sections of the settings screen, by the ids of their headings. */
export type SettingsSection =
  | 'email-address'
  | 'email-alerts'
  | 'writer'
  | 'site-profile'
  | 'password'
  | 'two-factor'
  | 'passkeys'
  | 'sessions'
  | 'activity'
  | 'data';

/** The path of every screen; functions build the paths with parameters. */
export const paths = {
  home: '/',
  services: '/#services',
  howItWorks: '/#how-it-works',
  features: '/features',
  pricing: '/pricing',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  /** The blog's posts in Atom. */
  feed: '/feed.xml',
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  /** The log-in that leads on to this address. */
  loginBefore: (address: string) => `/login?from=${encodeURIComponent(address)}`,
  /** Where the OpenID Connect provider sends people back to. */
  oidcCallback: '/login/callback',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  wordpressCallback: '/auth/wordpress/callback',
  /** Where Google sends people back to. */
  searchConsoleCallback: '/auth/search-console/callback',
  dashboard: '/dashboard',
  contentPlanner: '/content-planner',
  plannerMonth: (year: number, month: number) =>
    `/content-planner?month=${year}-${String(month).padStart(2, '0')}`,
  /** The planner with the setup of a new account open. */
  setup: '/content-planner?setup=open',
  /** The keywords that contain a text; empty for all. */
  plannerKeywords: (find: string) =>
    `/content-planner?view=keywords${find && `&find=${encodeURIComponent(find)}`}`,
  /** The workspace with sample data, for people without an account or a plan. */
  demo: '/content-planner?demo=open',
  generateContent: '/generate-content',
  /** An article: its text, or the brief while it has none. */
  article: (id: string) => `/generate-content?article=${id}`,
  /** An article to read and export, also without a plan. */
  readArticle: (id: string) => `/article?id=${id}`,
  /** An article with its publish dialog open. */
  publishArticle: (id: string) => `/generate-content?article=${id}&publish=open`,
  /** The generator with the primary keyword prefilled. */
  generateForKeyword: (keyword: string) => `/generate-content?keyword=${encodeURIComponent(keyword)}`,
  contentHistory: '/content-history',
  distribution: '/distribution',
  integrations: '/integrations',
  /** One integration: its status and settings, or the form that connects it. */
  integration: (name: Platform | 'search-console') => `/integrations?platform=${name}`,
  analytics: '/analytics',
  reports: '/reports',
  refreshes: '/refreshes',
  /** The proposal of a refresh, beside the live text. */
  refresh: (id: string) => `/refreshes?refresh=${id}`,
  /** Where a refresh of an article begins, for a finding of its search results. */
  newRefresh: (articleId: string, kind: string, query: string | null) =>
    `/refreshes?article=${articleId}&kind=${kind}${query === null ? '' : `&query=${encodeURIComponent(query)}`}`,
  myAccount: '/my-account',
  billing: '/billing',
  billingMonthly: '/billing?plan=monthly',
  settings: '/settings',
  settingsSection: (section: SettingsSection) => `/settings#${section}`,
  testSubscription: '/test-subscription',
  /** For staff. */
  fleet: '/fleet',
} as const;

/** Return URLs of the checkout and the billing portal. */
export const checkoutReturn = {
  success: '/dashboard?checkout=success',
  cancel: '/pricing?checkout=canceled',
  portal: '/billing',
} as const;
