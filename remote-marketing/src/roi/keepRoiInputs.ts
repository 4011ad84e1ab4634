import { roiStorageKey } from '@rankwright/contracts/limits';
import type { RoiInputs } from './roi.model.ts';

/** Keeps what a visitor has set in this tab, so that an account created here can be measured against it. */
export const keepRoiInputs = (inputs: RoiInputs): void => {
  try {
    sessionStorage.setItem(roiStorageKey, JSON.stringify(inputs));
  } catch {
    // The browser may keep nothing; the calculator works without.
  }
};
