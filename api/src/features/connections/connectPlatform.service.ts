import type { EndpointSchemas } from '@rankwright/contracts/http';
import {
  getConnectFieldError,
  insecureUrlText,
  type ConnectField,
  type connectPlatform as connectPlatformEndpoint,
} from '@rankwright/contracts/connections';
import { getPlatformDescriptor, type Platform } from '@rankwright/contracts/platforms';
import type { z } from 'zod';
import { addMs, dayMs } from '../../clock.ts';
import type { ConnectionRow } from '../../database/schema/connections.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Owner } from '../../http/caller.ts';
import { parseAllowedHosts } from '../../outbound/addresses.ts';
import { findConnection } from './connection.repository.ts';
import { getAdapter, readSecrets } from './openPlatform.service.ts';
import { saveUntestedConnection, saveTestedConnection } from './saveConnection.service.ts';

type ConnectInput = z.infer<EndpointSchemas<typeof connectPlatformEndpoint>['body']>;

/** Plain http is only for the hosts that this deployment allows by name. */
const isSecureUrl = ({ env }: Pick<Deps, 'env'>, url: string): boolean => {
  const { protocol, hostname, port } = new URL(url);
  return protocol === 'https:' || parseAllowedHosts(env.OUTBOUND_ALLOW).has(`${hostname}:${port || '80'}`);
};

const getFieldError = (deps: Pick<Deps, 'env'>, field: ConnectField, value: string): string | null => {
  const isInsecure = field.kind === 'url' && URL.canParse(value) && !isSecureUrl(deps, value);
  return isInsecure ? insecureUrlText : getConnectFieldError(field, value);
};

/** The fields that the descriptor names for the method. Throws with the text of each wrong value. */
const checkFields = (
  deps: Pick<Deps, 'env'>,
  platform: Platform,
  { method, fields: values }: ConnectInput,
): readonly ConnectField[] => {
  const { label, methods } = getPlatformDescriptor(platform);
  const fields = methods[method]?.fields;
  if (!fields) throw new AppError('INVALID_REQUEST', { text: `${label} cannot be connected this way.` });
  const unknown = Object.keys(values).filter((name) => !fields.some((field) => field.name === name));
  const errors = [
    ...unknown.map((name) => [name, `${label} does not take this field.`] as const),
    ...fields.map((field) => [field.name, getFieldError(deps, field, values[field.name] ?? '')] as const),
  ].filter((entry): entry is readonly [string, string] => entry[1] !== null);
  const [first] = errors;
  if (first) throw new AppError('INVALID_REQUEST', { text: first[1], details: Object.fromEntries(errors) });
  return fields;
};

const pickValues = (
  fields: readonly ConnectField[],
  values: Record<string, string>,
  isPicked: (field: ConnectField) => boolean,
): Record<string, string> =>
  Object.fromEntries(
    fields.filter(isPicked).flatMap(({ name }) => (values[name] ? [[name, values[name]] as const] : [])),
  );

/** The host of its URL, until a test finds a name. */
const getSiteName = (platform: Platform, url = ''): string =>
  URL.canParse(url) ? new URL(url).host : getPlatformDescriptor(platform).label;

/** A secret that the server made, and the one before it. */
interface StoredSecret {
  secret?: string;
  previous?: { secret: string; validUntil: string };
}

/** How long a replaced secret is still used beside its successor. */
const secretOverlapMs = dayMs;

const createPrevious = (stored: StoredSecret | null, now: Date): StoredSecret['previous'] =>
  stored?.secret
    ? { secret: stored.secret, validUntil: addMs(now, secretOverlapMs).toISOString() }
    : undefined;

/** Connects a platform by the fields of its descriptor. Returns a secret that the server made, if it is new. */
export const connectPlatform = async (
  deps: Deps,
  owner: Owner,
  platform: Platform,
  input: ConnectInput,
): Promise<{ row: ConnectionRow; secret: string | null }> => {
  const { method, rotateSecret } = input;
  const fields = checkFields(deps, platform, input);
  const settings = pickValues(fields, input.fields, ({ kind }) => kind !== 'secret');
  const secrets = pickValues(fields, input.fields, ({ kind }) => kind === 'secret');
  const before = await findConnection(deps.db, owner.userId, platform);
  const publishSettings = before ?? {
    autoPublish: false,
    defaultStatus: getPlatformDescriptor(platform).statuses.live,
  };
  const { createSecret } = getAdapter(platform, method);
  const candidate = { platform, method, settings, secrets };
  if (!createSecret)
    return { row: await saveTestedConnection(deps, owner, candidate, publishSettings), secret: null };
  const stored = before?.method === method ? (readSecrets(deps, before) as StoredSecret | null) : null;
  const known = rotateSecret ? undefined : stored?.secret;
  const secret = known ?? createSecret();
  const previous = rotateSecret ? createPrevious(stored, deps.clock.now()) : stored?.previous;
  const row = await saveUntestedConnection(
    deps,
    owner,
    {
      ...candidate,
      settings: { ...settings, name: getSiteName(platform, settings.url) },
      secrets: { ...secrets, secret, ...(previous && { previous }) },
    },
    publishSettings,
  );
  return { row, secret: known === undefined ? secret : null };
};
