/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  integrations:
    'Connect the sites you publish to. Keys and passwords are stored encrypted and never shown again.',
} as const;
