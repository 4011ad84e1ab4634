import { roiStorageKey } from '@rankwright/contracts/limits';

/** Takes what the calculator of the landing page was told in this tab, as JSON; null when it was not used. */
const takeInputs = (): string | null => {
  try {
    const text = sessionStorage.getItem(roiStorageKey);
    sessionStorage.removeItem(roiStorageKey);
    return text;
  } catch {
    return null;
  }
};

/**
 * Keeps the calculator's estimate with a new account; the API refuses it for older ones. Nobody waits for it, and only an account with an
 * estimate loads what checks it.
 */
export const sendRoiEstimate = async (): Promise<void> => {
  const text = takeInputs();
  if (text === null) return;
  try {
    const { requestSaveRoiEstimate } = await import(
      /* webpackChunkName: "roi-estimate" */ './roiEstimate.data.ts'
    );
    await requestSaveRoiEstimate(text);
  } catch {
    // The account works without it.
  }
};
