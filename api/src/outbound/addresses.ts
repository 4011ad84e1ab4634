import ipaddr from 'ipaddr.js';

/** True only for public unicast IP addresses; false for addresses that embed a private one (mapped, NAT64, 6to4). */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  return ipaddr.process(text).range() === 'unicast';
};

/**
 * Parses a comma-separated list of `host:port` pairs that may be called although they are not public (for tests and
 * fakes).
 */
export const parseAllowedHosts = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter(Boolean),
  );
