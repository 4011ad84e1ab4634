/** Sets the color scheme before the first paint: the stored one, else the system's. Same key as in shared-ui's theme. */
const storedMode = ((): string | null => {
  try {
    return localStorage.getItem('rankwright:color-mode');
  } catch {
    return null;
  }
})();
const isDark =
  storedMode === 'dark' || (storedMode !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-color-scheme', isDark ? 'dark' : 'light');

export {};
