import axios, { isAxiosError } from 'axios';
import { parseErrorReply, createNetworkError } from './ApiError.ts';
import { session } from '../session/session.ts';
import { endExpiredSession, getSessionHeaders } from './callApi.ts';
import type { AnyEndpoint, CallReply } from './callInput.ts';

/** Uploads a file as multipart field `file`; `onProgress` gets a fraction from 0 to 1. Throws `ApiError`. */
export const uploadFile = async <E extends AnyEndpoint>(
  endpoint: E,
  file: Blob,
  name: string,
  onProgress: (fraction: number) => void,
): Promise<CallReply<E>> => {
  const sentToken = session.current().token;
  const form = new FormData();
  form.append('file', file, name);
  try {
    const reply = await axios.request<CallReply<E>>({
      method: endpoint.method,
      url: endpoint.path,
      data: form,
      headers: getSessionHeaders(),
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    });
    return reply.data;
  } catch (thrown) {
    if (!isAxiosError(thrown)) throw thrown;
    if (!thrown.response) throw createNetworkError();
    const error = parseErrorReply(thrown.response.status, thrown.response.data);
    endExpiredSession(error, sentToken);
    throw error;
  }
};
