const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

const keysOf = (read: () => Storage): string[] => {
  try {
    return Object.keys(read());
  } catch {
    return [];
  }
};

/** Keys as in the session's store and in the kernel's overrides. */
const isSignedIn = (): boolean => keysOf(() => localStorage).includes('auth_token');
const isOverridden = (): boolean =>
  keysOf(() => sessionStorage).some((key) => key.startsWith('rankwright:override'));

/** Whether the app has something to do before anybody touches the page: a session to show, an address that asks. */
export const isAwaited = (starts: string | undefined): boolean =>
  starts !== 'on-touch' || location.search !== '' || isSignedIn() || isOverridden();

/** Calls once, with the first sign that somebody is there: a pointer, a finger, a key, the focus. */
export const onFirstTouch = (page: Document, then: () => void): void => {
  const touched = (): void => {
    for (const name of touches) page.removeEventListener(name, touched, true);
    then();
  };
  for (const name of touches) page.addEventListener(name, touched, { capture: true, passive: true });
};
