import {
  isAxiosError,
  isCancel,
  type AxiosAdapter,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';
import { isDemo } from '../demo/demo.ts';
import { createMissingTokenError, createNetworkError } from './ApiError.ts';
import { parseErrorReply } from './parseErrorReply.ts';
import { startTrace } from './requestTrace.ts';
import { endSessionOnError, endSessionOnReply, setSessionHeaders } from './sessionExpiry.ts';

/** In the demo, the sample data answers. */
const demoAdapter: AxiosAdapter = async (config) => {
  const { answerFromDemo } = await import('./answerFromDemo.ts');
  return { data: answerFromDemo(config), status: 200, statusText: 'OK', headers: {}, config };
};

/** Adds the session and a trace. */
export const prepareRequest = (config: InternalAxiosRequestConfig): InternalAxiosRequestConfig => {
  const { headers, isAuthenticated = true, missingTokenText, method = 'GET', route } = config;
  const url = new URL(config.url ?? '', location.href).href;
  if (isDemo()) return { ...config, url, adapter: demoAdapter };
  const hasToken = setSessionHeaders(headers, url);
  if (isAuthenticated && !hasToken && missingTokenText) throw createMissingTokenError(missingTokenText);
  // Without this, axios calls a missing body a form.
  if (config.data === undefined) headers.setContentType(false);
  const trace = startTrace(url, method.toUpperCase(), route);
  headers.set(trace.headers);
  return { ...config, url, trace };
};

export const acceptResponse = (response: AxiosResponse<unknown>): AxiosResponse<unknown> => {
  response.config.trace?.end(response.status);
  endSessionOnReply(response);
  return response;
};

const parseText = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

/** The text of a stream's error; it is empty when it breaks off. */
const readBody = async (data: unknown): Promise<unknown> =>
  data instanceof ReadableStream ? new Response(data).text().catch(() => '') : data;

const createResponseError = async ({ config, status, statusText, data }: AxiosResponse): Promise<Error> => {
  const body = await readBody(data);
  const error = parseErrorReply({
    status,
    statusText,
    body: parseText(body),
  });
  endSessionOnError(error, config);
  return config.parseError?.({ status, statusText, body }) ?? error;
};

export const rejectWithApiError = async (thrown: unknown): Promise<never> => {
  if (!isAxiosError(thrown)) throw thrown;
  const { config, response } = thrown;
  config?.trace?.end(response?.status ?? null);
  if (isCancel(thrown)) throw (config?.signal as AbortSignal).reason;
  throw response ? await createResponseError(response) : createNetworkError();
};
