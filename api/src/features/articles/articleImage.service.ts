import { articleImagePath } from '@rankwright/contracts/articles';
import { articleImage } from '@rankwright/contracts/limits';
import { files } from '../../database/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';

const contentType = 'image/webp';

const encodeImage = async (bytes: Buffer): Promise<Uint8Array> => {
  try {
    return await parseUntrusted('encodeArticleImage', { bytes, maxPixels: articleImage.maxPixels });
  } catch (cause) {
    rethrowOverload(cause);
    throw new AppError('PICTURE_TYPE', { cause });
  }
};

/**
 * Stores an image for the account's articles and returns its URL path. Sites show it to their readers, so its key does
 * not name the account and cannot be guessed. Throws PICTURE_TOO_LARGE, PICTURE_TYPE and IMAGE_FAILED.
 */
export const uploadArticleImage = async (deps: Deps, ownerId: string, upload: Buffer): Promise<string> => {
  if (upload.length > articleImage.maxBytes) throw new AppError('PICTURE_TOO_LARGE');
  const image = await encodeImage(upload);
  const name = `${deps.ids.uuid()}.webp`;
  const key = `articles/${name}`;
  try {
    await deps.files.put(key, image, contentType);
  } catch (cause) {
    throw new AppError('IMAGE_FAILED', { cause });
  }
  await deps.db.insert(files).values({ key, ownerId, contentType, bytes: image.length });
  return `${articleImagePath}${name}`;
};
