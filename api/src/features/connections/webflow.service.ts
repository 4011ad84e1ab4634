import type { EndpointSchemas } from '@rankwright/contracts/http';
import type * as endpoints from '@rankwright/contracts/connections';
import type { z } from 'zod';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { webflowSecretsSchema } from '@rankwright/platforms/webflow/webflow';
import { readText } from './connection.model.ts';
import { findConnection } from './connection.repository.ts';
import { readSecrets } from './openPlatform.service.ts';
import { saveConnectionThenTest, saveTestedConnection } from './saveConnection.service.ts';

type SaveInput = z.output<EndpointSchemas<typeof endpoints.saveWebflow>['body']>;

export const createWebflowCandidate = (
  apiKey: string,
  settings: { siteId: string; collectionId?: string; fieldMapping?: Record<string, string> },
) => ({ platform: 'webflow' as const, method: 'token' as const, settings, secrets: { apiKey } });

const readMapping = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

export const toSiteInfo = (name: string, settings: Record<string, unknown>) => ({
  displayName: name,
  name,
  shortName: readText(settings.shortName) ?? '',
});

/** The connection as the API returns it, without its key. */
export const toWebflowConfig = ({
  settings,
  autoPublish,
  defaultStatus,
  status,
  secrets,
}: ConnectionRow) => ({
  siteId: readText(settings.siteId) ?? '',
  collectionId: readText(settings.collectionId) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'published' ? ('published' as const) : ('draft' as const),
  siteInfo: toSiteInfo(readText(settings.name) ?? '', settings),
  connectionStatus: status,
  fieldMapping: readMapping(settings.fieldMapping),
  hasApiKey: secrets !== null,
});

/**
 * Saves; a new key is tested in the background. Without a key the stored one is used, and other settings are tested
 * before they replace those that work. The field mapping is kept if the collection is the same.
 */
export const saveWebflow = async (deps: Deps, owner: Owner, input: SaveInput): Promise<ConnectionRow> => {
  const { siteId, collectionId, fieldMapping } = input;
  const row = await findConnection(deps.db, owner.userId, 'webflow');
  const newKey = input.apiKey?.trim() ? input.apiKey : null;
  const apiKey = newKey ?? (row && webflowSecretsSchema.parse(readSecrets(deps, row)).apiKey);
  if (!apiKey)
    throw new AppError('INVALID_REQUEST', {
      text: 'Enter the API key.',
      details: { apiKey: 'Enter the API key.' },
    });
  const before = row && toWebflowConfig(row);
  const mapping = fieldMapping ?? (before?.collectionId === collectionId ? before.fieldMapping : undefined);
  const settings = { siteId, collectionId, ...(mapping && { fieldMapping: mapping }) };
  const save = newKey ? saveConnectionThenTest : saveTestedConnection;
  return save(deps, owner, createWebflowCandidate(apiKey, settings), {
    autoPublish: input.autoPublish,
    defaultStatus: input.defaultStatus ?? row?.defaultStatus ?? 'draft',
    selectedStatus: input.defaultStatus,
  });
};
