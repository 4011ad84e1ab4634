import type { RegisteredRemote } from '@rankwright/contracts/remote';

/** A version of a remote that can be activated. */
export interface Candidate {
  source: 'current' | 'previous' | 'override';
  version: string;
  base: string;
  /** Null for an override, which has no released hash. */
  contractIntegrity: string | null;
}

/** Candidates in order: override, current, previous. Failed versions are skipped unless all have failed. */
export const listCandidates = (
  remote: RegisteredRemote,
  override: string | null,
  isBad: (version: string) => boolean,
): Candidate[] => {
  const released: Candidate[] = [{ source: 'current', ...remote.current }];
  if (remote.previous) released.push({ source: 'previous', ...remote.previous });
  const healthy = released.filter(({ version }) => !isBad(version));
  const first: Candidate[] = override
    ? [{ source: 'override', version: 'override', base: override, contractIntegrity: null }]
    : [];
  return [...first, ...(healthy.length > 0 ? healthy : released)];
};
