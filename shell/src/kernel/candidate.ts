import type { RegisteredRemote } from '@rankwright/contracts/remote';

/** One version of a remote that may be tried. */
export interface Candidate {
  source: 'current' | 'previous' | 'override';
  version: string;
  base: string;
  /** Null for an override: what a team is just building has no released hash. */
  contractIntegrity: string | null;
}

/** What to try, in order: an override, then current, then previous; known bad versions are left out while there is a good one. */
export const candidatesOf = (
  remote: RegisteredRemote,
  override: string | null,
  isBad: (version: string) => boolean,
): Candidate[] => {
  const released: Candidate[] = [{ source: 'current', ...remote.current }];
  if (remote.previous) released.push({ source: 'previous', ...remote.previous });
  const good = released.filter(({ version }) => !isBad(version));
  const first: Candidate[] = override
    ? [{ source: 'override', version: 'override', base: override, contractIntegrity: null }]
    : [];
  return [...first, ...(good.length > 0 ? good : released)];
};
