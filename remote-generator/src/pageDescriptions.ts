/** The description below each page heading. The host shows it before the page's code has loaded. */
export const pageDescriptions = {
  management: 'Write a new article, rewrite existing content, or find ideas for your next one.',
  history:
    'All your articles and scheduled content. You can read and export everything, even without a plan.',
  refreshes: 'New texts for posts that are live, and what became of them in search results.',
  distribution: 'Publish one article to several sites and track the result on each.',
} as const;
