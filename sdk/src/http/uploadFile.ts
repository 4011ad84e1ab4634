import { describeEndpoint, type AnyEndpoint, type CallReply } from './callApi.ts';
import { sendRequest } from './sendRequest.ts';
import { createUploadTransport } from './transport.ts';

const uploadTimeoutMs = 300_000;

/** Uploads a file as multipart field `file`; `onProgress` gets a fraction from 0 to 1. Throws `ApiError`. */
export const uploadFile = async <E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  name: string,
  onProgress: (fraction: number) => void,
): Promise<CallReply<E>> => {
  const form = new FormData();
  form.append('file', file, name);
  return sendRequest<CallReply<E>>({
    ...describeEndpoint(endpoint),
    path: endpoint.path,
    timeoutMs: uploadTimeoutMs,
    body: form,
    transport: createUploadTransport(onProgress),
  });
};
