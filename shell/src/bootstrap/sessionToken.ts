/** Same keys as in sdk's session store and demo. Null without a session, and in the demo, which asks no server. */
export const readToken = (): string | null => {
  try {
    const isDemo =
      sessionStorage.getItem('rankwright:demo') !== null || new URLSearchParams(location.search).has('demo');
    return isDemo ? null : localStorage.getItem('auth_token');
  } catch {
    return null;
  }
};
