export { ApiError, getErrorMessage } from './http/ApiError.ts';
export { callApi } from './http/callApi.ts';
export type { CallInput, CallReply } from './http/callInput.ts';
export { endpointQuery } from './queries/endpointQuery.ts';
export { createQueryKey, endpointKey } from './queries/queryKeys.ts';
export { streamApi } from './http/streamApi.ts';
export { uploadFile } from './http/uploadFile.ts';
