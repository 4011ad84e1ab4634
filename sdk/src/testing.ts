export { answer, disconnect, mockApi, refuse, type MockedRequest } from './testing/mockApi.ts';
export { renderScreen, type ScreenOptions } from './testing/renderScreen.tsx';
export { tokenFor } from './testing/tokenFor.ts';
export { sampleConnections, sampleId, sampleItem, sampleProfile } from './testing/samples.ts';
