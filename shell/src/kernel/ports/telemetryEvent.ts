import type { Step } from '../result/steps.ts';

/** Window event with the `Failure` as its detail, for monitoring. */
export const failureEvent = 'rankwright:remote-failure';

/** What something is told about: a remote, or the host itself. */
export interface Subject {
  remote: string;
  version: string;
  owner: string;
}

/** What the kernel observes for monitoring. Texts of errors stay in the page: they may quote what a person typed. */
export type TelemetryEvent = Subject &
  (
    | { kind: 'phase'; step: Step; ms: number }
    | {
        kind: 'error';
        /** Class of the error, e.g. `TypeError`. */
        type: string;
        /** Name of the script that it happened in, without address and parameters. */
        file: string;
      }
  );
