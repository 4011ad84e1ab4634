/** Answers of the API that are saved on the device. For the host; remotes ask for it with `savedOnDevice` of `./query`. */
export { openDeviceStore, type DeviceStore } from './queries/saved/deviceStore.ts';
export type { SavedQueriesState } from './queries/saved/savedAnswers.ts';
export { createSavedQueries, type SavedQueries } from './queries/saved/savedQueries.ts';
