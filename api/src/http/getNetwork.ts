import ipaddr from 'ipaddr.js';

/** An IPv4 address, or the /64 network of an IPv6 address, within which one caller chooses its addresses freely. */
export const getNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
};
