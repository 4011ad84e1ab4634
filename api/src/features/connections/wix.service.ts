import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/connections';
import { wixKeyMinimum } from '@rankwright/contracts/limits';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { wixSecretsSchema } from '@rankwright/platforms/wix/wix';
import { applyWixChange } from './changedCredentials.model.ts';
import { readText } from './connection.model.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import { updateConnectionSettings, readConnection } from './connection.service.ts';
import { readSecrets } from './openPlatform.service.ts';
import { saveTestedConnection } from './saveConnection.service.ts';

type SaveInput = z.output<EndpointSchemas<typeof endpoints.saveWix>['body']>;
type Placement = Pick<SaveInput, 'memberId' | 'categoryIds' | 'tagIds'>;
export type WixInput = Pick<SaveInput, 'apiKey' | 'siteId'> & Placement;

const rejectField = (field: string, text: string): never => {
  throw new AppError('INVALID_REQUEST', { text, details: { [field]: text } });
};

/** Only the given settings. An empty `memberId` clears it. */
const getPlacement = ({ memberId, categoryIds, tagIds }: Placement): Record<string, unknown> => ({
  ...(memberId !== undefined && { memberId: memberId === '' ? null : memberId }),
  ...(categoryIds && { categoryIds }),
  ...(tagIds && { tagIds }),
});

export const createWixCandidate = (input: WixInput) => {
  const { apiKey, siteId } = input;
  if (apiKey.length <= wixKeyMinimum)
    rejectField('apiKey', `A Wix API key has more than ${wixKeyMinimum} characters.`);
  if (siteId.length <= wixKeyMinimum)
    rejectField('siteId', 'Enter the site ID: the code after /dashboard/ in the URL of your Wix dashboard.');
  return {
    platform: 'wix' as const,
    method: 'api-key' as const,
    settings: { siteId, ...getPlacement(input) },
    secrets: { apiKey },
  };
};

const readStrings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

/** The connection as the API returns it, without its key. */
export const toWixConfig = ({ settings, autoPublish, defaultStatus, status, secrets }: ConnectionRow) => ({
  siteId: readText(settings.siteId) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'PUBLISHED' ? ('PUBLISHED' as const) : ('DRAFT' as const),
  siteName: readText(settings.name) ?? '',
  memberId: readText(settings.memberId),
  categoryIds: readStrings(settings.categoryIds),
  tagIds: readStrings(settings.tagIds),
  connectionStatus: status,
  hasApiKey: secrets !== null,
});

/** Tests a new key or site before it replaces the old one. Other settings change without a test. */
export const updateWix = async (
  deps: Deps,
  owner: Owner,
  input: z.output<EndpointSchemas<typeof endpoints.updateWix>['body']>,
): Promise<ConnectionRow> => {
  const row = await readConnection(deps, owner.userId, 'wix');
  const { apiKey, siteId, autoPublish, defaultStatus } = input;
  if (!apiKey && !siteId)
    return updateConnectionSettings(deps, row, { autoPublish, defaultStatus, settings: getPlacement(input) });
  const stored = apiKey ? { apiKey } : wixSecretsSchema.parse(readSecrets(deps, row));
  const before = { ...toWixConfig(row), ...stored };
  const candidate = createWixCandidate(applyWixChange(before, { apiKey, siteId }, getPlacement(input)));
  return saveTestedConnection(deps, owner, candidate, {
    autoPublish: autoPublish ?? row.autoPublish,
    defaultStatus: defaultStatus ?? row.defaultStatus,
  });
};
