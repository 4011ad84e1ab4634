/**
 * Closes the header's menu when one of its links is followed: an anchor of the same page leaves it open
 * otherwise.
 */
export const closeMenuOnNavigation = (page: Document): void => {
  const handleClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    target.closest('a[href]')?.closest<HTMLElement>('[popover]')?.hidePopover();
  };
  page.addEventListener('click', handleClick);
};
