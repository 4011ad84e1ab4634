export { mockReply, mockNetworkError, mockApi, mockError, type MockedRequest } from './testing/mockApi.ts';
export { renderScreen, type ScreenOptions } from './testing/renderScreen.tsx';
export { withQueryData, withPendingQuery, type QueryPreset } from './testing/queryPresets.ts';
export { createToken } from './testing/createToken.ts';
export { createMockSession } from './testing/mockSession.ts';
export {
  sampleConnections,
  sampleGeneration,
  sampleId,
  sampleProfile,
  sampleScheduledItem,
  sampleSiteProfile,
  sampleOfflineWriter,
  sampleWriter,
} from './testing/samples.ts';
