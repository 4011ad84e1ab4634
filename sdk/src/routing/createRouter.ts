import {
  NavigationType,
  resolvePath,
  type Location,
  type NavigateFunction,
  type NavigateOptions,
  type Navigator,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom';

type RouterHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

interface RouterState {
  location: Location;
  action: NavigationType;
}

/** True stops the navigation to `pathname`; `leave` performs it after all. */
type LeaveGuard = (pathname: string, leave: () => void) => boolean;

export interface Router {
  readonly state: RouterState;
  /** What `Link` calls. */
  navigator: Navigator;
  navigate: NavigateFunction;
  subscribe: (listener: () => void) => () => void;
  /** Asks before another address opens. A router has one guard. */
  setGuard: (guard: LeaveGuard) => () => void;
}

/** The browser has moved already when it reports Back or Forward, so a stopped one is moved back. */
const watchHistory = (
  history: RouterHistory,
  isStopped: LeaveGuard,
  publish: (state: RouterState) => void,
): void => {
  let isReturning = false;
  let isConfirmed = false;
  history.listen(({ action, location, delta }) => {
    if (isReturning) {
      isReturning = false;
      return;
    }
    const leave = (): void => {
      isConfirmed = true;
      history.go(delta ?? 0);
    };
    if (action === NavigationType.Pop && delta && !isConfirmed && isStopped(location.pathname, leave)) {
      isReturning = true;
      history.go(-delta);
      return;
    }
    isConfirmed = false;
    publish({ location, action });
  });
};

/**
 * The router of the page. The routes are the registry's and have no loaders, so react-router's data router, which is more
 * than half of that library, is not needed (docs/adr/0021).
 */
export const createRouter = (history: RouterHistory): Router => {
  const listeners = new Set<() => void>();
  let state: RouterState = { location: history.location, action: history.action };
  let guard: LeaveGuard = () => false;
  watchHistory(
    history,
    (pathname, leave) => guard(pathname, leave),
    (next) => {
      state = next;
      for (const listener of listeners) listener();
    },
  );
  const move = (change: 'push' | 'replace', to: To, data?: unknown): void => {
    const path = resolvePath(to, state.location.pathname);
    const run = (): void => history[change](path, data);
    if (!guard(path.pathname, run)) run();
  };
  return {
    get state() {
      return state;
    },
    navigator: {
      ...history,
      push: (to, data) => move('push', to, data),
      replace: (to, data) => move('replace', to, data),
    },
    navigate: (to: To | number, options: NavigateOptions = {}) => {
      if (typeof to === 'number') history.go(to);
      else move(options.replace ? 'replace' : 'push', to, options.state);
      return Promise.resolve();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    setGuard: (next) => {
      guard = next;
      return () => {
        guard = () => false;
      };
    },
  };
};
