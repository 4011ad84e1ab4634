import { err, type Result } from './result.ts';

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

export interface StepError {
  step: Step;
  /** Technical reason, for the team. */
  reason: string;
}

/** The error of a step, with the version it happened in. */
export interface Failure extends StepError {
  remote: string;
  version: string;
  owner: string;
}

export const fail = (step: Step, reason: string): Result<never, StepError> => err({ step, reason });
