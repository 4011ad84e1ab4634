const listKeys = (read: () => Storage): string[] => {
  try {
    return Object.keys(read());
  } catch {
    return [];
  }
};

/** Same keys as in the shell's session store, the kernel's overrides and `hostUi/staff`. */
const hasLocalKey = (name: string): boolean => listKeys(() => localStorage).includes(name);
export const isSignedIn = (): boolean => hasLocalKey('auth_token');
export const isOverridden = (): boolean =>
  listKeys(() => sessionStorage).some((key) => key.startsWith('rankwright:override'));

/** True when a static page has to start the app: a session, an override, our own staff, or a parameter that the host answers. */
export const needsApp = (): boolean => {
  const parameters = new URLSearchParams(location.search);
  return (
    isSignedIn() ||
    isOverridden() ||
    hasLocalKey('rankwright:staff') ||
    parameters.has('override') ||
    parameters.has('staff')
  );
};
