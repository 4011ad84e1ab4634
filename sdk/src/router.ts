/** Router facade: remotes import it instead of react-router-dom, so that the page has one router. */
export { useConfirmLeave } from './dialogs/useConfirmLeave.ts';
export { createRouter, type Router } from './routing/createRouter.ts';
export { RouterProvider, useNavigate } from './routing/RouterProvider.tsx';
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useParams,
  useSearchParams,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
