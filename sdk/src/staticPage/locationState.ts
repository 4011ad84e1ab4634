/** Where the app's router keeps the state of an address. */
const key = 'usr';

type Entry = Readonly<Record<string, unknown>> | null;

/** What `useLocation().state` is in the app, read where the app does not run. */
export const readLocationState = (): Readonly<Record<string, unknown>> =>
  ((history.state as Entry)?.[key] ?? {}) as Readonly<Record<string, unknown>>;

/** Sets what `useLocation().state` will be when the app starts on this page. */
export const saveLocationState = (state: Readonly<Record<string, unknown>>): void =>
  history.replaceState({ ...(history.state as Entry), [key]: state }, '');
