/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  analytics: 'See what you wrote, published and scheduled.',
  reports: 'Your monthly results as a private page, a PDF and an email.',
} as const;
