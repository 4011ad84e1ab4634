/** The sentence below a screen's heading: the host shows it before the screen's code is there. */
export const leads = {
  management: 'Write a new article, rework an old one, or look for what to write next.',
  history: 'Everything you wrote and planned. Yours to read and export, with or without a plan.',
  distribution: 'One text, several sites, one record of what became of it.',
} as const;
