import type { webhookConfig } from '@rankwright/contracts/connections';
import type { z } from 'zod';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { parseAllowedHosts } from '../../outbound/addresses.ts';
import { createWebhookSecret } from '@rankwright/platforms/webhook/signature';
import { webhookSecretsSchema } from '@rankwright/platforms/webhook/webhook';
import { readText, toConnection } from './connection.model.ts';
import { findConnection } from './connection.repository.ts';
import { readSecrets } from './openPlatform.service.ts';
import { saveUntestedConnection } from './saveConnection.service.ts';

const platform = 'webhook' as const;

export const toWebhookConfig = (row: ConnectionRow): z.infer<typeof webhookConfig> => ({
  url: readText(row.settings.url) ?? '',
  hasSecret: row.secrets !== null,
  connection: toConnection(platform, row),
});

/** Plain http is only for the hosts that this deployment allows by name. */
const assertSecureUrl = ({ env }: Pick<Deps, 'env'>, url: string): void => {
  const { protocol, hostname, port } = new URL(url);
  if (protocol === 'https:') return;
  if (parseAllowedHosts(env.OUTBOUND_ALLOW).has(`${hostname}:${port || '80'}`)) return;
  const text = 'Enter a URL that starts with https://.';
  throw new AppError('INVALID_REQUEST', { text, details: { url: text } });
};

/** Saves the URL. Returns the secret if it is new: it is shown once. */
export const saveWebhook = async (
  deps: Deps,
  owner: Owner,
  { url, rotateSecret }: { url: string; rotateSecret: boolean },
): Promise<{ row: ConnectionRow; secret: string | null }> => {
  assertSecureUrl(deps, url);
  const before = await findConnection(deps.db, owner.userId, platform);
  const known = before?.secrets ? webhookSecretsSchema.parse(readSecrets(deps, before)).secret : null;
  const isNew = known === null || rotateSecret;
  const secret = isNew ? createWebhookSecret() : known;
  const row = await saveUntestedConnection(
    deps,
    owner,
    { platform, method: 'webhook', settings: { url, name: new URL(url).host }, secrets: { secret } },
    before ?? { autoPublish: false, defaultStatus: 'published' },
  );
  return { row, secret: isNew ? secret : null };
};
