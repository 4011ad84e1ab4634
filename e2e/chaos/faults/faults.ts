import type { Fault } from '../matrix/fault.ts';
import { apiFaults } from './api.faults.ts';
import { canaryFaults } from './canary.faults.ts';
import { fileFaults } from './file.faults.ts';
import { networkFaults } from './network.faults.ts';
import { releaseFaults } from './release.faults.ts';
import { sessionFaults } from './session.faults.ts';
import { workerFaults } from './worker.faults.ts';

/** Rows of the matrix. */
export const faults: readonly Fault[] = [
  ...fileFaults,
  ...releaseFaults,
  ...canaryFaults,
  ...networkFaults,
  ...apiFaults,
  ...sessionFaults,
  ...workerFaults,
];
