/**
 * Styles of a section below the first screen: the browser lays it out when it comes near the screen. The sizes, about those
 * of the sections, keep the scroll bar right until then; links to an anchor and search in the page reach it all the same.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 800px', md: 'auto 640px' },
} as const;
