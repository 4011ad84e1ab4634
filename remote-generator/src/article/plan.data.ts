import { usePlan } from '@rankwright/sdk/queries';

/** False once it is known that no plan is active: articles are then opened for reading. */
export const useCanWrite = (): boolean => {
  const { isSuccess, active } = usePlan();
  return active || !isSuccess;
};
