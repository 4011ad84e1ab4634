/**
 * Answers of the API, and screens that show nothing else, that are saved on the device. For the host; remotes ask for it with
 * `savedOnDevice` of `./query`.
 */
export { openDeviceStore, type DeviceStore } from './queries/saved/deviceStore.ts';
export type { SavedQueriesState } from './queries/saved/savedAnswers.ts';
export { createSavedQueries, type SavedQueries } from './queries/saved/savedQueries.ts';
export { isSavedOnDevice } from './queries/saved/savedOnDevice.ts';
export { getScreenAddress, isSmallEnough } from './queries/saved/savedScreens.model.ts';
export { openScreenStore, type ScreenStore } from './queries/saved/screenStore.ts';
