/** Formats an ISO time in the account's time zone. */
export const formatTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** Browser and system from a user agent, such as `Firefox on Windows`. */
export const formatDevice = (userAgent: string): string => {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'Unknown browser';
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(userAgent)?.[1];
  const name = browser.replace('Edg', 'Edge');
  return system ? `${name} on ${system.replace('Mac OS X', 'macOS')}` : name;
};
