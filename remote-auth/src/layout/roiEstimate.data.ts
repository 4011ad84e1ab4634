import { roiInputs, saveRoiEstimate } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';

/** Saves what the calculator was told, given as JSON. Rejects on text that the calculator cannot have left, and when the API does. */
export const requestSaveRoiEstimate = async (text: string): Promise<void> => {
  await callApi(saveRoiEstimate, { body: roiInputs.parse(JSON.parse(text)) });
};
