/** The sentence below a screen's heading: the host shows it before the screen's code is there. */
export const leads = {
  planner: 'What goes out, and when. Plan the month, and it publishes itself.',
} as const;
