import type { RoiComparison, RoiEstimate, RoiInputs } from '@rankwright/contracts/account';
import { hourMs } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { getProfile } from '../profile/profile.service.ts';
import { compareClicksSince } from '../searchPerformance/clickChange.service.ts';
import { findRoiInputs, insertRoiEstimate } from './roi.repository.ts';

/** The calculator was used before the account was created, so what comes later is no estimate of that time. */
const newFor = hourMs;

/** Keeps what the calculator showed before sign-up; false: the account is not new, or has an estimate. */
export const saveRoiEstimate = async (deps: Deps, ownerId: string, inputs: RoiInputs): Promise<boolean> => {
  const { createdAt } = await getProfile(deps, ownerId);
  if (deps.clock.now().getTime() - createdAt.getTime() > newFor) return false;
  return insertRoiEstimate(deps.db, ownerId, inputs);
};

const computeEstimate = (inputs: RoiInputs, createdAt: Date): RoiEstimate => {
  const { traffic, trafficIncrease, conversionRate, averageSale } = inputs;
  const addedVisitors = traffic * (trafficIncrease / 100);
  return {
    ...inputs,
    createdAt: createdAt.toISOString(),
    addedVisitors,
    addedRevenue: addedVisitors * (conversionRate / 100) * averageSale,
  };
};

/** The estimate beside the clicks that came from Google. */
export const getRoiEstimate = async (
  deps: Deps,
  ownerId: string,
): Promise<{ estimate: RoiEstimate | null; comparison: RoiComparison }> => {
  const { createdAt } = await getProfile(deps, ownerId);
  const inputs = await findRoiInputs(deps.db, ownerId);
  return {
    estimate: inputs && computeEstimate(inputs, createdAt),
    comparison: await compareClicksSince(deps, ownerId, createdAt),
  };
};
