import axios from 'axios';
import { acceptResponse, prepareRequest, rejectWithApiError } from './interceptors.ts';
import type { ErrorReply } from './parseErrorReply.ts';
import type { StartedTrace } from './requestTrace.ts';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Path of the endpoint with its parameters' names, for telemetry. */
    route?: string;
    /** False for endpoints that need no session: their errors never end it. */
    isAuthenticated?: boolean;
    /** Error text when an authenticated request has no token: it is not sent. Without a text it is sent anyway. */
    missingTokenText?: string;
    /** The error of a failed response, in place of `ApiError`. */
    parseError?: (reply: ErrorReply) => Error;
    /** Set by the request interceptor. */
    trace?: StartedTrace;
  }
}

/**
 * Sends every request of the page to the API: with the session and a trace. A refused session ends. Throws `ApiError`; an
 * aborted request throws the reason of its signal, by default an `AbortError`.
 */
export const http = axios.create({
  adapter: 'fetch',
  withCredentials: true,
  timeout: 120_000,
});
http.interceptors.request.use(prepareRequest);
http.interceptors.response.use(acceptResponse, rejectWithApiError);
