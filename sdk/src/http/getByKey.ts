import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import { http } from './http.ts';
import type { ErrorReply } from './parseErrorReply.ts';

const createStatusError = ({ status, statusText, body }: ErrorReply): ApiError =>
  new ApiError(
    status,
    'UNEXPECTED',
    `${status}: ${typeof body === 'string' && body !== '' ? body : statusText}`,
  );

/** Default query function: GET of the path in the query key; an error's message is `{status}: {body or status text}`. */
export const getByKey = async ({
  queryKey,
  signal,
}: {
  queryKey: QueryKey;
  signal: AbortSignal;
}): Promise<unknown> => {
  const { data } = await http.get<string>(String(queryKey[0]), {
    signal,
    responseType: 'text',
    parseError: createStatusError,
  });
  return JSON.parse(data);
};
