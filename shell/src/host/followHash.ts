/** Scrolls to the anchor of the address, once the screen has rendered it, and focuses it where it can be. Returns a function that stops waiting. */
export const followHash = (hash: string): (() => void) => {
  const id = decodeURIComponent(hash.slice(1));
  const scrollIfRendered = (): boolean => {
    const target = document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    return target !== null;
  };
  const observer = new MutationObserver(() => {
    if (scrollIfRendered()) observer.disconnect();
  });
  if (!scrollIfRendered()) observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
