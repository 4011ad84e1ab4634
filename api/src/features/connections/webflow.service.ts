import type { saveWebflow } from '@rankwright/contracts/connections';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Verified } from '../../platforms/platform.ts';
import { webflowSecrets } from '../../platforms/webflow/webflow.ts';
import { textOf } from './connection.model.ts';
import { findConnection, type ConnectionRow } from './connection.repository.ts';
import { connect } from './connection.service.ts';
import { secretsOf } from './openPlatform.ts';

type SaveInput = z.output<typeof saveWebflow.body>;

export const webflowCandidate = (
  apiKey: string,
  settings: { siteId: string; collectionId?: string; fieldMapping?: Record<string, string> },
) => ({ platform: 'webflow' as const, method: 'token' as const, settings, secrets: { apiKey } });

const mappingOf = (value: unknown): Record<string, string> =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

export const siteInfoOf = ({ name, found }: Pick<Verified, 'name' | 'found'>) => ({
  displayName: name,
  name,
  shortName: textOf(found.shortName) ?? '',
});

/** A connection as the wire has it; never its key. */
export const webflowConfigOf = ({ settings, autoPublish, defaultStatus, secrets }: ConnectionRow) => ({
  siteId: textOf(settings.siteId) ?? '',
  collectionId: textOf(settings.collectionId) ?? '',
  autoPublish,
  defaultStatus: defaultStatus === 'published' ? ('published' as const) : ('draft' as const),
  siteInfo: siteInfoOf({ name: textOf(settings.name) ?? '', found: settings }),
  fieldMapping: mappingOf(settings.fieldMapping),
  hasApiKey: secrets !== null,
});

/** Tests, then keeps. Without a key the stored one goes on; a mapping stays with its collection. */
export const saveConnection = async (
  deps: Deps,
  ownerId: string,
  input: SaveInput,
): Promise<ConnectionRow> => {
  const { siteId, collectionId, fieldMapping } = input;
  const row = await findConnection(deps.db, ownerId, 'webflow');
  const apiKey = input.apiKey?.trim()
    ? input.apiKey
    : row && webflowSecrets.parse(secretsOf(deps, row)).apiKey;
  if (!apiKey)
    throw new AppError('INVALID_REQUEST', {
      text: 'Enter the API key.',
      details: { apiKey: 'Enter the API key.' },
    });
  const before = row && webflowConfigOf(row);
  const mapping = fieldMapping ?? (before?.collectionId === collectionId ? before.fieldMapping : undefined);
  const settings = { siteId, collectionId, ...(mapping && { fieldMapping: mapping }) };
  return connect(deps, ownerId, webflowCandidate(apiKey, settings), input);
};
