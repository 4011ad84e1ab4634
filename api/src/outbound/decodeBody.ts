import { promisify } from 'node:util';
import { brotliDecompress, constants, gunzip, inflate, inflateRaw } from 'node:zlib';

/** The decoded response is larger than 5 MB. */
export class ResponseTooLargeError extends Error {
  constructor() {
    super('The response is too large.');
  }
}

/** Of a response, counted after decoding. */
export const maxBytes = 5_242_880;

type Decoder = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Few large pieces: with the default of 16 KB, a small response that decodes to much occupies the event loop. */
const limits = { maxOutputLength: maxBytes, chunkSize: 524_288 };
/** A truncated body decodes to what there is of it. */
const zlibOptions = { ...limits, finishFlush: constants.Z_SYNC_FLUSH };
const brotliOptions = { ...limits, finishFlush: constants.BROTLI_OPERATION_FLUSH };

const decodeGzip: Decoder = (bytes) => promisify(gunzip)(bytes, zlibOptions);
/** `deflate` comes with and without the header of zlib. */
const decodeDeflate: Decoder = (bytes) =>
  promisify(((bytes[0] ?? 0) & 0x0f) === 8 ? inflate : inflateRaw)(bytes, zlibOptions);
const decodeBrotli: Decoder = (bytes) => promisify(brotliDecompress)(bytes, brotliOptions);

const decoders = new Map<string, Decoder>([
  ['gzip', decodeGzip],
  ['x-gzip', decodeGzip],
  ['deflate', decodeDeflate],
  ['br', decodeBrotli],
]);

export const acceptedEncodings = 'gzip, deflate, br';

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Undoes the `Content-Encoding` of a whole body, in the thread pool and up to `maxBytes`. Unknown encodings are left as
 * they are. Throws `ResponseTooLargeError`.
 */
export const decodeBody = async (body: Uint8Array, contentEncoding: string): Promise<Uint8Array> => {
  const [name = '', ...outer] = contentEncoding
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim());
  const decode = decoders.get(name);
  if (outer.length > 0) throw new Error('The response is encoded more than once.');
  if (!decode || body.length === 0) return body;
  try {
    return await decode(body);
  } catch (error) {
    throw isTooLarge(error) ? new ResponseTooLargeError() : error;
  }
};
