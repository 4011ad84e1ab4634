/** Every screen's address, once. Makers take what varies and give the full path. */
export const paths = {
  home: '/',
  services: '/#services',
  howItWorks: '/#how-it-works',
  features: '/features',
  pricing: '/pricing',
  blog: '/blog',
  blogPost: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  contact: '/contact',
  terms: '/terms',
  privacy: '/privacy',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  wordpressCallback: '/auth/wordpress/callback',
  dashboard: '/dashboard',
  contentPlanner: '/content-planner',
  plannerMonth: (year: number, month: number) =>
    `/content-planner?month=${year}-${String(month).padStart(2, '0')}`,
  generateContent: '/generate-content',
  article: (id: string) => `/generate-content?article=${id}`,
  /** The generator with its primary keyword filled in. */
  writeAbout: (keyword: string) => `/generate-content?keyword=${encodeURIComponent(keyword)}`,
  contentHistory: '/content-history',
  distribution: '/distribution',
  integrations: '/integrations',
  analytics: '/analytics',
  myAccount: '/my-account',
  billing: '/billing',
  billingMonthly: '/billing?plan=monthly',
  settings: '/settings',
  testSubscription: '/test-subscription',
} as const;

/** Return addresses of the checkout and the billing portal. */
export const checkoutReturn = {
  success: '/dashboard?checkout=success',
  cancel: '/pricing?checkout=canceled',
  portal: '/billing',
} as const;
