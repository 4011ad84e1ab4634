/** Router facade: remotes import it instead of react-router-dom, so that the page has one router. */
export { useConfirmLeave } from './dialogs/useConfirmLeave.ts';
export { Link, NavLink, type LinkProps } from './routing/Link.tsx';
export { createRouter, type Router } from './routing/createRouter.ts';
export type { PagePrefetch, PagePrefetchArguments } from './routing/pagePrefetch.ts';
export { RouterProvider, useNavigate } from './routing/RouterProvider.tsx';
export {
  Navigate,
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useParams,
  useSearchParams,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
