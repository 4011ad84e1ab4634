import type { QueryKey } from '@tanstack/react-query';
import { ApiError } from './ApiError.ts';
import type { ErrorReply } from './parseErrorReply.ts';
import { sendRequest } from './sendRequest.ts';

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
}): Promise<unknown> =>
  JSON.parse(
    await sendRequest<string>({
      method: 'GET',
      path: String(queryKey[0]),
      isAuthenticated: true,
      signal,
      responseType: 'text',
      parseError: createStatusError,
    }),
  );
