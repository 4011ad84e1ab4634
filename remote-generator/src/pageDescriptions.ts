/** The description below each page heading. The host shows it before the page's code has loaded. */
export const pageDescriptions = {
  management: 'Write a new article, rewrite existing content, or find ideas for your next one.',
  history:
    'All your articles and scheduled content. You can read and export everything, even without a plan.',
  refreshes: 'Updates to your published posts, and how they performed in search.',
  distribution: 'Publish one article to several sites and track the result on each.',
} as const;
