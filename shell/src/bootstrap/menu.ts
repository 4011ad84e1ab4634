/**
 * Closes the header's menu when one of its links is followed, until the signal is aborted: an anchor of the same page leaves it open
 * otherwise.
 */
export const closeMenuOnNavigation = (page: Document, signal: AbortSignal): void => {
  const handleClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    target.closest('a[href]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  page.addEventListener('click', handleClick, { signal });
};
