const interactionEvents = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const listKeys = (read: () => Storage): string[] => {
  try {
    return Object.keys(read());
  } catch {
    return [];
  }
};

/** Same keys as in sdk's session store and in the kernel's overrides. */
export const isSignedIn = (): boolean => listKeys(() => localStorage).includes('auth_token');
export const isOverridden = (): boolean =>
  listKeys(() => sessionStorage).some((key) => key.startsWith('rankwright:override'));

/** True when the page has to hydrate without an interaction: trigger `load`, a query in the URL, a session, an override. */
export const shouldHydrateImmediately = (trigger: string | undefined): boolean =>
  trigger !== 'interaction' || location.search !== '' || isSignedIn() || isOverridden();

const getParameters = (): URLSearchParams => new URLSearchParams(location.search);

/** As in hostUi/staff: people of ours see the diagnostics panel on every page. */
const isStaff = (): boolean => {
  try {
    return localStorage.getItem('rankwright:staff') === 'on';
  } catch {
    return false;
  }
};

/** True when a static page has to start the app: a session, an override, or a parameter that the host answers. */
export const doesStaticPageNeedApp = (): boolean =>
  isSignedIn() ||
  isOverridden() ||
  isStaff() ||
  ['override', 'staff'].some((name) => getParameters().has(name));

/** Runs the callback once, on the first pointer, touch, key or focus event. */
export const onFirstInteraction = (page: Document, then: () => void): void => {
  const handleInteraction = (): void => {
    for (const name of interactionEvents) page.removeEventListener(name, handleInteraction, true);
    then();
  };
  for (const name of interactionEvents)
    page.addEventListener(name, handleInteraction, { capture: true, passive: true });
};
