/** The sentence below a screen's heading: the host shows it before the screen's code is there. */
export const leads = {
  analytics: 'What you wrote, what went out, and what still waits.',
} as const;
