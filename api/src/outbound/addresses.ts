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

export const outboundPurposes = ['platform', 'model', 'oidc'] as const;
export type OutboundPurpose = (typeof outboundPurposes)[number];

/** `host:port`, or the same for one purpose: `model=host:port`. */
const entryPattern = new RegExp(`^(?:(${outboundPurposes.join('|')})=)?([^=\\s]+)$`, 'i');

const readEntries = (list: string): string[] =>
  list
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter(Boolean);

export const isAllowList = (list: string): boolean =>
  readEntries(list).every((entry) => entryPattern.test(entry));

/**
 * The hosts of a comma-separated list that may be called for this purpose although they are not public. An entry without
 * a purpose is one for platforms: it opens neither a language model's host nor that of the sign-in provider to all that
 * accounts can do with those.
 */
export const parseAllowedHosts = (
  list: string,
  purpose: OutboundPurpose = 'platform',
): ReadonlySet<string> => {
  const entries = readEntries(list).map((entry) => entryPattern.exec(entry) ?? []);
  return new Set(
    entries.flatMap(([, of = 'platform', host]) => (of === purpose && host !== undefined ? [host] : [])),
  );
};
