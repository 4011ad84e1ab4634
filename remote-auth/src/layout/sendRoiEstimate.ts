import { roiInputs, saveRoiEstimate } from '@rankwright/contracts/account';
import { roiStorageKey } from '@rankwright/contracts/limits';
import { callApi } from '@rankwright/sdk/api';

/** What the calculator of the landing page was told in this tab; null when it was not used. */
const takeInputs = (): unknown => {
  try {
    const text = sessionStorage.getItem(roiStorageKey);
    sessionStorage.removeItem(roiStorageKey);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Keeps the calculator's estimate with a new account; the API refuses it for older ones. Nobody waits for it. */
export const sendRoiEstimate = async (): Promise<void> => {
  const { success, data } = roiInputs.safeParse(takeInputs());
  if (success) await callApi(saveRoiEstimate, { body: data }).catch(() => undefined);
};
