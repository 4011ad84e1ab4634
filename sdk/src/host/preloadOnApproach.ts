/** Spread on what leads to a lazy part: loads its script when the pointer or the focus arrives there. */
export const preloadOnApproach = ({ preload }: { preload: () => Promise<unknown> }) => ({
  onPointerEnter: () => void preload(),
  onFocus: () => void preload(),
});
