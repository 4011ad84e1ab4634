/** The router facade: one router exists in the page, and this is how remotes reach it. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
