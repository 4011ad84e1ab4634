import type { saveWix, updateWix } from '@rankwright/contracts/connections';
import { wixKeyMinimum } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { wixSecrets } from '../../platforms/wix/wix.ts';
import { textOf } from './connection.model.ts';
import type { ConnectionRow } from './connection.repository.ts';
import { changeSettings, connect, readConnection } from './connection.service.ts';
import { secretsOf } from './openPlatform.ts';

type SaveInput = z.output<typeof saveWix.body>;
type Placement = Pick<SaveInput, 'memberId' | 'categoryIds' | 'tagIds'>;
export type WixInput = Pick<SaveInput, 'apiKey' | 'siteId'> & Placement;

const refuse = (field: string, text: string): never => {
  throw new AppError('INVALID_REQUEST', { text, details: { [field]: text } });
};

/** Only what was said; an id that is taken back is an empty text. */
const placementOf = ({ memberId, categoryIds, tagIds }: Placement): Record<string, unknown> => ({
  ...(memberId !== undefined && { memberId: memberId === '' ? null : memberId }),
  ...(categoryIds && { categoryIds }),
  ...(tagIds && { tagIds }),
});

export const wixCandidate = (input: WixInput) => {
  const { apiKey, siteId } = input;
  if (apiKey.length <= wixKeyMinimum)
    refuse('apiKey', `A Wix API key has more than ${wixKeyMinimum} characters.`);
  if (siteId.length <= wixKeyMinimum)
    refuse('siteId', 'Enter the site id: the code after /dashboard/ in the address of your Wix dashboard.');
  return {
    platform: 'wix' as const,
    method: 'api-key' as const,
    settings: { siteId, ...placementOf(input) },
    secrets: { apiKey },
  };
};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** A connection as the wire has it; never its key. */
export const wixConfigOf = ({ settings, autoPublish, defaultStatus, status, secrets }: ConnectionRow) => ({
  siteId: textOf(settings.siteId) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'PUBLISHED' ? ('PUBLISHED' as const) : ('DRAFT' as const),
  siteName: textOf(settings.name) ?? '',
  memberId: textOf(settings.memberId),
  categoryIds: listOf(settings.categoryIds),
  tagIds: listOf(settings.tagIds),
  connectionStatus: status,
  hasApiKey: secrets !== null,
});

/** A new key or site is tested before it replaces the old one; other settings change at once. */
export const changeWix = async (
  deps: Deps,
  ownerId: string,
  input: z.output<typeof updateWix.body>,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, ownerId, 'wix');
  const { apiKey, siteId, autoPublish, defaultStatus } = input;
  if (!apiKey && !siteId)
    return changeSettings(deps, row, { autoPublish, defaultStatus, settings: placementOf(input) });
  const { siteId: before, memberId, categoryIds, tagIds } = wixConfigOf(row);
  const moved = siteId !== undefined && siteId !== before;
  const kept = moved ? {} : { memberId: memberId ?? undefined, categoryIds, tagIds };
  const candidate = wixCandidate({
    ...kept,
    ...placementOf(input),
    apiKey: apiKey ?? wixSecrets.parse(secretsOf(deps, row)).apiKey,
    siteId: siteId ?? before,
  });
  return connect(deps, ownerId, candidate, {
    autoPublish: autoPublish ?? row.autoPublish,
    defaultStatus: defaultStatus ?? row.defaultStatus,
  });
};
