import type { RegisteredRemote, RegisteredVersion } from '@rankwright/contracts/remote';

/** A version of a remote that can be activated. */
export interface Candidate {
  source: 'canary' | 'current' | 'previous' | 'override';
  version: string;
  base: string;
  /** Null for an override, which has no released hash. */
  contractIntegrity: string | null;
}

const createCandidate = (source: Candidate['source'], registered: RegisteredVersion): Candidate => ({
  source,
  version: registered.version,
  base: registered.base,
  contractIntegrity: registered.contractIntegrity,
});

/** What one browser's choice depends on. */
interface Choice {
  /** URL of the build that replaces the remote in this tab. */
  override: string | null;
  /** True when this browser is one of those that start the canary. */
  isInCanary: boolean;
  isBad: (version: string) => boolean;
}

/** Candidates in order: override, canary, current, previous. Failed versions are skipped unless all have failed. */
export const listCandidates = (
  { canary, current, previous }: RegisteredRemote,
  { override, isInCanary, isBad }: Choice,
): Candidate[] => {
  const released: Candidate[] = [
    ...(canary && isInCanary ? [createCandidate('canary', canary)] : []),
    createCandidate('current', current),
    ...(previous ? [createCandidate('previous', previous)] : []),
  ];
  const healthy = released.filter(({ version }) => !isBad(version));
  const first: Candidate[] = override
    ? [{ source: 'override', version: 'override', base: override, contractIntegrity: null }]
    : [];
  return [...first, ...(healthy.length > 0 ? healthy : released)];
};
