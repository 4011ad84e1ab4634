import { createContext, startTransition, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router as RouterContexts, type NavigateFunction } from 'react-router-dom';
import type { Router } from './createRouter.ts';

const RouterContext = createContext<Router | null>(null);

export const useRouter = (): Router => {
  const router = use(RouterContext);
  if (!router) throw new Error('The router is missing.');
  return router;
};

/** The same function for the life of the page, so that effects may depend on it. */
export const useNavigate = (): NavigateFunction => useRouter().navigate;

/** Renders the children at the router's address. As a transition, so that a screen that loads does not blank the page. */
export const RouterProvider = ({ router, children }: { router: Router; children: ReactNode }) => {
  const [{ location, action }, setState] = useState(router.state);
  useLayoutEffect(() => {
    const follow = (): void => startTransition(() => setState(router.state));
    const stop = router.subscribe(follow);
    // An address that opened since the first render began, e.g. by Back.
    follow();
    return stop;
  }, [router]);
  return (
    <RouterContext value={router}>
      <RouterContexts location={location} navigationType={action} navigator={router.navigator}>
        {children}
      </RouterContexts>
    </RouterContext>
  );
};
