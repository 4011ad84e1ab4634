import { createSlotKey, slotBudgets, type RemoteContract } from '@rankwright/contracts/remote';
import { ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';

/** A contribution costs the screen around it no more than its slot allows, whatever its build let through. */
export const checkSlotBudget = (
  { slots, assets, files, entry }: RemoteContract,
  key: string,
): Result<null, StepError> => {
  const contribution = slots.find(({ id }) => createSlotKey(id) === key);
  if (!contribution) return fail('exports', `the contract has no contribution ${key}`);
  const added = (assets[key] ?? []).filter((file) => file !== entry);
  const bytes = added.reduce((sum, file) => sum + (files[file]?.brotli ?? 0), 0);
  const budget = slotBudgets[contribution.slot];
  return bytes > budget
    ? fail('exports', `${key} needs ${bytes} bytes, the slot ${contribution.slot} allows ${budget}`)
    : ok(null);
};
