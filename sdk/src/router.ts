/** Router facade: remotes import it instead of react-router-dom, so that the page has one router. */
export { useConfirmLeave } from './dialogs/useConfirmLeave.ts';
export type { PagePrefetch, PagePrefetchArguments } from './routing/pagePrefetch.ts';
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LinkProps,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
