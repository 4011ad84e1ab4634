export { mockReply, mockNetworkError, mockApi, mockError, type MockedRequest } from './testing/mockApi.ts';
export { renderScreen, type ScreenOptions } from './testing/renderScreen.tsx';
export { createToken } from './testing/createToken.ts';
export { sampleConnections, sampleId, sampleScheduledItem, sampleProfile } from './testing/samples.ts';
