import {
  createSavedQueries,
  openDeviceStore,
  type QueryClient,
  type SavedQueries,
} from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';

/** Milliseconds for which the first screen waits for the device. */
const restoreDeadlineMs = 200;

/** Shows what was saved on this device for this account, and saves what the API answers from now on. */
export const openSavedData = async (client: QueryClient, schema: string): Promise<SavedQueries> => {
  const saved = createSavedQueries({ client, session, device: openDeviceStore(), schema, now: Date.now });
  saved.follow();
  window.addEventListener('pagehide', () => void saved.save());
  await Promise.race([saved.restore(), new Promise((resolve) => setTimeout(resolve, restoreDeadlineMs))]);
  return saved;
};
