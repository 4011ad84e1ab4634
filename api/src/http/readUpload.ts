import type { ErrorCode } from '@rankwright/contracts/errors';
import type { FastifyRequest } from 'fastify';
import { AppError } from './AppError.ts';

/** The only file of a multipart request. Throws the given codes when there is none, or when it is too large. */
export const readUpload = async (
  request: FastifyRequest,
  { maxBytes, missing, tooLarge }: { maxBytes: number; missing: ErrorCode; tooLarge: ErrorCode },
): Promise<Buffer> => {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const part = await request.file({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 1_000 } });
  if (!part) throw new AppError(missing);
  try {
    return await part.toBuffer();
  } catch (cause) {
    throw new AppError(tooLarge, { cause });
  }
};
