import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { openConnectedSite } from '../connections/openPlatform.service.ts';
import { publishOnce } from './oneTimePublishing.ts';

const testDraft = {
  title: 'A test draft from Rankwright',
  content: 'This draft shows that the connection works. You can delete it.',
  tags: [],
};

/** Creates a short private draft on the connected site. Returns its URL, where the platform gives one. */
export const publishTestDraft = async (
  deps: Deps,
  ownerId: string,
  platform: Platform,
): Promise<string | null> => {
  const site = await openConnectedSite(deps, ownerId, platform);
  const draft = { ...testDraft, status: getPlatformDescriptor(platform).statuses.draft };
  const { success, error, url = null } = await publishOnce(deps, ownerId, platform, site, draft);
  if (!success) throw new AppError('PUBLISHING_FAILED', { text: error ?? 'The draft could not be sent.' });
  return url;
};
