/** The order in which a remote is activated. The first failing step names itself. */
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
  /** For the log and the team: what exactly was wrong. */
  reason: string;
}

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** What one step gives; who failed is added by its caller. */
export type Fault = { ok: false; step: Step; reason: string };
export type StepResult<T> = { ok: true; value: T } | Fault;

export const pass = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const fail = (step: Step, reason: string): Fault => ({
  ok: false,
  step,
  reason,
});
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
