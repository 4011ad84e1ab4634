/** The router facade: one router exists in the page, and this is how remotes reach it. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type NavigateFunction,
  type RouteObject,
} from 'react-router-dom';
