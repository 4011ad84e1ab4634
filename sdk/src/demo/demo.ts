const key = 'rankwright:demo';
const parameter = 'demo';

/** The demo lasts as long as its tab. Null where there is no storage or it is blocked. */
const getTabStorage = (): Storage | null => {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage;
  } catch {
    return null;
  }
};

/** Opens the demo in a tab whose address asks for it. */
const openFromAddress = (): void => {
  if (typeof location === 'undefined') return;
  if (new URLSearchParams(location.search).get(parameter) === 'open') getTabStorage()?.setItem(key, 'open');
};

openFromAddress();

/** Whether this tab shows the demo: sample data, no request to the API, nothing saved. */
export const isDemo = (): boolean => getTabStorage()?.getItem(key) === 'open';

/** Ends the demo and loads an address with the session that the browser has. */
export const leaveDemo = (address: string): void => {
  getTabStorage()?.removeItem(key);
  location.assign(address);
};
