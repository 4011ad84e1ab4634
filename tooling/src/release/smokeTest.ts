import type { Candidate, ReleaseProblem } from './candidates.ts';

/** A browser on a host that serves any origin folder. */
export interface SmokeTest {
  /** Opens every screen that the candidates concern. `isTemporary`: the folder has no pages yet. */
  run: (origin: string, candidates: readonly Candidate[], isTemporary: boolean) => Promise<ReleaseProblem[]>;
  close: () => Promise<void>;
}
