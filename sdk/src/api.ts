export { ApiError, getErrorMessage } from './http/ApiError.ts';
export { callApi } from './http/callApi.ts';
export type { CallInput, CallReply } from './http/callInput.ts';
export { endpointKey, endpointQuery } from './http/endpointQuery.ts';
export { streamApi } from './http/streamApi.ts';
export { uploadFile } from './http/uploadFile.ts';
