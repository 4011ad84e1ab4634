import { reportLimits } from '@rankwright/contracts/reports';
import { eq } from 'drizzle-orm';
import { files } from '../../database/schema/operations.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { rethrowOverload } from '../../parsing/createFairQueue.ts';
import { parseUntrusted } from '../../parsing/parseUntrusted.ts';
import { lockSettings, updateSettings } from './reportSettings.repository.ts';

const contentType = 'image/png';

const encodeLogo = async (upload: Buffer): Promise<Uint8Array> => {
  try {
    return await parseUntrusted('encodeLogo', upload);
  } catch (cause) {
    rethrowOverload(cause);
    throw new AppError('LOGO_TYPE', { cause });
  }
};

const replaceLogo = async (
  { db, clock, files: store }: Deps,
  ownerId: string,
  logo: { key: string; bytes: number } | null,
): Promise<void> => {
  const before = await db.transaction(async (tx) => {
    const { logoKey } = await lockSettings(tx, ownerId);
    if (logo) await tx.insert(files).values({ ...logo, ownerId, contentType });
    if (logoKey) await tx.delete(files).where(eq(files.key, logoKey));
    await updateSettings(tx, ownerId, { logoKey: logo?.key ?? null, updatedAt: clock.now() });
    return logoKey;
  });
  if (before) await store.delete(before);
};

/** Stores the logo as a PNG without metadata. Throws LOGO_TOO_LARGE and LOGO_TYPE. */
export const uploadReportLogo = async (deps: Deps, ownerId: string, upload: Buffer): Promise<void> => {
  if (upload.length > reportLimits.logoBytes) throw new AppError('LOGO_TOO_LARGE');
  const logo = await encodeLogo(upload);
  // Not below `profile/`, which anybody may read.
  const key = `reports/${ownerId}/${deps.ids.uuid()}.png`;
  await deps.files.put(key, logo, contentType);
  await replaceLogo(deps, ownerId, { key, bytes: logo.length });
};

export const deleteReportLogo = (deps: Deps, ownerId: string): Promise<void> =>
  replaceLogo(deps, ownerId, null);

/** PNG; null when there is none. */
export const readLogo = async (
  { files: store }: Pick<Deps, 'files'>,
  key: string | null,
): Promise<Uint8Array | null> => (key ? store.get(key) : null);

export const toDataUrl = (logo: Uint8Array | null): string | null =>
  logo && `data:${contentType};base64,${Buffer.from(logo).toString('base64')}`;
