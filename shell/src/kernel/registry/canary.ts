import type { RegisteredRemote } from '@rankwright/contracts/remote';
import type { KeyValueStorage } from '../ports/storage.ts';

const storageKey = 'rankwright:cohort';

/** Spreads texts evenly over 0 to 1 (FNV-1a with a final mix, 32 bits). */
const hashToUnit = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * Which canaries this browser starts, and which flags it has that are on for a share of the browsers. A random id, kept in
 * its local storage from the first canary on, decides: the same browser keeps its version, and each canary has other
 * browsers. Without storage there is no canary.
 */
export const createCanaryCohort = (kept: KeyValueStorage, createId: () => string) => {
  const getId = (): string | null => {
    if (kept.get(storageKey) === null) kept.set(storageKey, createId());
    return kept.get(storageKey);
  };
  const isInShare = (what: string, percent: number): boolean => {
    const id = getId();
    return id !== null && hashToUnit(`${id}:${what}`) * 100 < percent;
  };
  return {
    includes: ({ name, canary }: RegisteredRemote): boolean =>
      canary !== undefined && isInShare(`${name}@${canary.version}`, canary.percent),
    /** True when this browser has a flag of the remote that a share of the browsers has. */
    hasFlag: ({ name }: RegisteredRemote, flag: string, percent: number): boolean =>
      percent === 100 || (percent > 0 && isInShare(`${name}?${flag}`, percent)),
  };
};
