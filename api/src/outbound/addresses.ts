import ipaddr from 'ipaddr.js';

/** Only public unicast addresses; whatever hides a private one inside (mapped, translated, 6to4) is refused. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
};

/** `host:port` pairs that may be reached although they are not public; used by tests and doubles. */
export const parseAllowed = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  );
