import { describeEndpoint, type AnyEndpoint, type CallReply } from './callApi.ts';
import { http } from './http.ts';
import { withDeadline } from './withDeadline.ts';

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
  const { data } = await withDeadline(uploadTimeoutMs, (signal) =>
    http.request<CallReply<E>>({
      ...describeEndpoint(endpoint),
      url: endpoint.path,
      data: form,
      signal,
      timeout: 0,
      // `fetch` does not tell how much of a body has been sent.
      adapter: 'xhr',
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    }),
  );
  return data;
};
