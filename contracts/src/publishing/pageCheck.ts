export const pageProblemCodes = [
  'status',
  'noindex',
  'robots',
  'canonical',
  'title',
  'structured-data',
  'broken-links',
  'sitemap',
  'heavy-images',
] as const;
