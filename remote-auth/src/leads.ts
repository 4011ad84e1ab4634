/** The sentence below a screen's heading: the host shows it before the screen's code is there. */
export const leads = {
  account: 'How you appear here, and the hours your posts go out at.',
  settings: 'Your password, your devices and your data.',
} as const;
