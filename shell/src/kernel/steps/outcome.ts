/** Activation steps in order; the first that fails is reported. */
export const steps = [
  'fetch',
  'schema',
  'origin',
  'hostApi',
  'shared',
  'integrity',
  'entry',
  'exports',
  'mount',
] as const;
export type Step = (typeof steps)[number];

export interface Failure {
  step: Step;
  remote: string;
  version: string;
  owner: string;
  /** Technical reason, for the team. */
  reason: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** Failure of one step; the caller adds remote, version and owner. */
export type Fault = { ok: false; step: Step; reason: string };
export type StepResult<T> = { ok: true; value: T } | Fault;

export const pass = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = (step: Step, reason: string): Fault => ({
  ok: false,
  step,
  reason,
});
export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
