/** Runs before the first paint: the remembered colours, else the system's. Keys as in shared-ui's theme. */
const remembered = ((): string | null => {
  try {
    return localStorage.getItem('rankwright:color-mode');
  } catch {
    return null;
  }
})();
const dark =
  remembered === 'dark' || (remembered !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.setAttribute('data-color-scheme', dark ? 'dark' : 'light');

export {};
