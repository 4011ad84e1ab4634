import type { AnchorHTMLAttributes, Ref } from 'react';
import { useHref, useLinkClickHandler, useLocation, useResolvedPath, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site. */
  to: To;
  /** Replaces the entry in the browser's history. */
  replace?: boolean;
  /** Kept with the entry in the browser's history. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * Link within the app. The router's own one brings the code that preloads pages of a framework, 3 kB of each first visit
 * (docs/adr/0024).
 */
export const Link = ({ to, replace, state, target, onClick, children, ...rest }: LinkProps) => {
  const options = { ...(replace !== undefined && { replace }), ...(target && { target }), state };
  const follow = useLinkClickHandler(to, options);
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
};

/** Link with the class `active` and `aria-current` on its page and the pages below it. */
export const NavLink = ({ className, ...props }: LinkProps) => {
  const target = useResolvedPath(props.to).pathname.toLowerCase();
  const current = useLocation().pathname.toLowerCase();
  const isActive = current === target || current.startsWith(target.endsWith('/') ? target : `${target}/`);
  const classes = [className, isActive && 'active'].filter(Boolean).join(' ');
  return <Link {...props} className={classes} {...(isActive && { 'aria-current': 'page' as const })} />;
};
