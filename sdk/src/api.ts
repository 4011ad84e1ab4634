export { ApiError, getErrorMessage } from './http/ApiError.ts';
export { callApi, type CallInput, type CallReply } from './http/callApi.ts';
export { endpointQuery } from './queries/endpointQuery.ts';
export { createQueryKey, endpointKey } from './queries/queryKeys.ts';
export { http } from './http/http.ts';
export { streamApi } from './http/streamApi.ts';
export { uploadFile } from './http/uploadFile.ts';
