/** The sentence below a screen's heading: the host shows it before the screen's code is there. */
export const leads = {
  integrations:
    'Connect the sites your articles go to. Keys and passwords are stored encrypted and are never shown again.',
} as const;
