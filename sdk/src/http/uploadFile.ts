import axios, { isAxiosError } from 'axios';
import { errorFromReply, networkError } from './ApiError.ts';
import { session } from '../session/session.ts';
import { noticeSessionLoss, sessionHeaders } from './callApi.ts';
import type { AnyEndpoint, CallReply } from './callInput.ts';

/** Sends one file as multipart field `file`; `onProgress` gets a fraction from 0 to 1. */
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
      headers: sessionHeaders(),
      onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
    });
    return reply.data;
  } catch (thrown) {
    if (!isAxiosError(thrown)) throw thrown;
    if (!thrown.response) throw networkError();
    const error = errorFromReply(thrown.response.status, thrown.response.data);
    noticeSessionLoss(error, sentToken);
    throw error;
  }
};
