/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  analytics: 'See what you wrote, published and scheduled.',
} as const;
