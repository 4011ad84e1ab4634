/**
 * Styles of a section below the first screen: the browser lays it out when it comes near the screen. Until then it has about
 * the size of a section. Not above an anchor, which would move while the page scrolls to it.
 */
export const skipOffscreen = {
  contentVisibility: 'auto',
  containIntrinsicSize: { xs: 'auto 800px', md: 'auto 640px' },
} as const;
