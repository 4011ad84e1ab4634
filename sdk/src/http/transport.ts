/** Sends a request: `fetch`, or what replaces it where `fetch` lacks something. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>;

const startUpload = (
  request: XMLHttpRequest,
  url: string,
  { method = 'POST', headers }: RequestInit,
): void => {
  request.open(method, url);
  request.withCredentials = true;
  new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
};

/**
 * `fetch` does not tell how much of a body has been sent, so uploads with progress use `XMLHttpRequest`.
 * `onProgress` gets a fraction from 0 to 1.
 */
export const createUploadTransport =
  (onProgress: (fraction: number) => void): Transport =>
  (url, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      startUpload(request, url, init);
      request.upload.onprogress = ({ lengthComputable, loaded, total }) =>
        onProgress(lengthComputable && total > 0 ? loaded / total : 0);
      request.onload = () => {
        const { status, statusText, responseText } = request;
        resolve(new Response(responseText || null, { status, statusText }));
      };
      request.onerror = () => reject(new TypeError('The upload failed.'));
      const stop = () => {
        request.abort();
        reject(new DOMException('The upload was stopped.', 'AbortError'));
      };
      init.signal?.addEventListener('abort', stop, { once: true });
      request.send(init.body as XMLHttpRequestBodyInit);
    });
