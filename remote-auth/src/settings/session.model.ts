/** A moment as the account reads it. */
export const readableTime = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(iso),
  );

/** Browser and system in a user agent, as far as it says them. */
export const deviceOf = (userAgent: string): string => {
  const browser = /(Firefox|Edg|Chrome|Safari)\//.exec(userAgent)?.[1] ?? 'A browser';
  const system = /(Windows|Mac OS X|Android|iPhone|iPad|Linux)/.exec(userAgent)?.[1];
  const name = browser.replace('Edg', 'Edge');
  return system ? `${name} on ${system.replace('Mac OS X', 'macOS')}` : name;
};
