import ipaddr from 'ipaddr.js';

/** The deprecated form `::1.2.3.4`. */
const isIpv4Compatible = (address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  address instanceof ipaddr.IPv6 && address.parts.slice(0, 6).every((part) => part === 0);

/** True only for public unicast IP addresses; false for addresses that embed a private one (mapped, NAT64, 6to4). */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && !isIpv4Compatible(address);
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
