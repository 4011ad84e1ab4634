/** Sessions that started a version, and those of them in which it failed. */
export interface StartCounts {
  starts: number;
  failures: number;
}

/** What is known of a canary: starts of both versions, and how strongly they say that the canary is worse. */
export interface CanaryEvidence {
  canary: StartCounts;
  current: StartCounts;
  /** Likelihood ratio (natural logarithm) of each alternative in `worseBy` against "as good as the current version". */
  logRatios: readonly number[];
}

export interface SessionStart {
  version: 'canary' | 'current';
  /** `failedLate`: the session was counted as started before. */
  outcome: 'started' | 'failed' | 'failedLate';
}

/** How many times more often a canary fails, in the alternatives that are tested side by side. */
const worseBy = [8, 16] as const;

/** The share of the canary's starts counts as this many starts before any are known. */
const priorStarts = 20;

/** A healthy canary reaches this mean likelihood ratio with a probability of at most 1 in 20, however long it runs. */
const haltRatio = 20;

export const noEvidence: CanaryEvidence = {
  canary: { starts: 0, failures: 0 },
  current: { starts: 0, failures: 0 },
  logRatios: worseBy.map(() => 0),
};

const addOutcome = ({ starts, failures }: StartCounts, outcome: SessionStart['outcome']): StartCounts => ({
  starts: starts + (outcome === 'failedLate' ? 0 : 1),
  failures: failures + (outcome === 'started' ? 0 : 1),
});

/** Share of all starts that are the canary's, between 0 and 1: as meant at first, as seen later. */
const estimateShare = ({ canary, current }: CanaryEvidence, percent: number): number =>
  (canary.starts + (priorStarts * percent) / 100) / (canary.starts + current.starts + priorStarts);

/**
 * Adds one session's start. Only failures say something: if the canary is as good as the current version, a failure is the
 * canary's with the probability of its share of starts, whatever the network or the API do to both.
 */
export const addStart = (
  evidence: CanaryEvidence,
  { version, outcome }: SessionStart,
  percent: number,
): CanaryEvidence => {
  const counts = { ...evidence, [version]: addOutcome(evidence[version], outcome) };
  if (outcome === 'started') return counts;
  const share = estimateShare(counts, percent);
  const logRatios = evidence.logRatios.map((sum, at) => {
    const factor = worseBy[at] ?? 1;
    return sum + Math.log((version === 'canary' ? factor : 1) / (share * factor + 1 - share));
  });
  return { ...counts, logRatios };
};

/** Mean likelihood ratio over the alternatives; 1 when nothing is known. */
const computeRatio = ({ logRatios }: CanaryEvidence): number =>
  logRatios.reduce((sum, ratio) => sum + Math.exp(ratio), 0) / logRatios.length;

/** True when the canary fails more often than the current version does, beyond what chance explains. */
export const isWorse = (evidence: CanaryEvidence): boolean => computeRatio(evidence) >= haltRatio;
