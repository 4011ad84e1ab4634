import { Agent, request } from 'undici';
import type { FuzzRequest } from './doors.ts';

const agent = new Agent({ connections: 16, headersTimeout: 60_000, bodyTimeout: 60_000 });

/** A body refused before it was read to its end closes the connection while it is being sent. */
const closedWhileSending = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);

/** Status of the answer; null when the server closed the connection over the body. */
export const send = async ({ url, method, headers, body }: FuzzRequest): Promise<number | null> => {
  try {
    const answer = await request(url, {
      dispatcher: agent,
      method: method as 'GET',
      headers: { ...headers, ...(body && { 'content-type': body.type }) },
      ...(body && { body: body.bytes }),
    });
    await answer.body.dump();
    return answer.statusCode;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (body && code !== undefined && closedWhileSending.has(code)) return null;
    throw error;
  }
};
