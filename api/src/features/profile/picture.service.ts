import { profilePicture } from '@rankwright/contracts/limits';
import { eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { files } from '../../database/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';

export const filesPath = '/api/files/';
const contentType = 'image/webp';

const encodePicture = async (upload: Buffer): Promise<Uint8Array> => {
  try {
    return await parseUntrusted('encodePicture', upload);
  } catch (cause) {
    rethrowOverload(cause);
    throw new AppError('PICTURE_TYPE', { cause });
  }
};

/**
 * Stores the picture and returns its URL path. The profile references it only after it is saved with that
 * URL.
 */
export const uploadProfilePicture = async (deps: Deps, ownerId: string, upload: Buffer): Promise<string> => {
  if (upload.length > profilePicture.maxBytes) throw new AppError('PICTURE_TOO_LARGE');
  const picture = await encodePicture(upload);
  const key = `profile/${ownerId}/${deps.clock.now().getTime()}_profile.webp`;
  try {
    await deps.files.put(key, picture, contentType);
  } catch (cause) {
    throw new AppError('PICTURE_FAILED', { cause });
  }
  await deps.db
    .insert(files)
    .values({ key, ownerId, contentType, bytes: picture.length })
    .onConflictDoUpdate({ target: files.key, set: { bytes: picture.length } });
  return `${filesPath}${key}`;
};

/** Deletes a picture of the owner's; other URLs are left alone. */
export const deletePicture = async (deps: Deps, ownerId: string, url: string): Promise<void> => {
  if (!url.startsWith(`${filesPath}profile/${ownerId}/`)) return;
  const key = url.slice(filesPath.length);
  await deps.db.delete(files).where(eq(files.key, key));
  await deps.files.delete(key);
};

/** Where pictures are that anybody may read who knows their path. */
const publicFolders = ['profile/', 'articles/'];

/** A profile picture or an article's image; other files are not for everybody. */
export const findPicture = async (db: Database, key: string) => {
  if (!publicFolders.some((folder) => key.startsWith(folder))) return null;
  const [row] = await db.select().from(files).where(eq(files.key, key));
  return row ?? null;
};

export const listFiles = (db: Database, ownerId: string) =>
  db.select().from(files).where(eq(files.ownerId, ownerId));
