/** The sentence below each page heading; the host shows it before the page's code has loaded. */
export const pageDescriptions = {
  account: 'Your profile, contact details and time zone.',
  settings: 'Your password, your devices and your data.',
} as const;
