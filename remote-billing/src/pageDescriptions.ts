/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  analytics: 'See what you wrote, published and scheduled.',
  reports: 'A month of results as a page with a private link, as a PDF and as an email.',
} as const;
