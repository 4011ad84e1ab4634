/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  planner: 'Plan your articles for the month and publish them on schedule.',
} as const;
