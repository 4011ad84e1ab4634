import type { Connection } from '@rankwright/contracts/connections';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import { PlatformError, type Platform, type Verified } from '../../platforms/platform.ts';
import { wordpressPlatform, type WordpressSettings } from '../../platforms/wordpress/wordpress.ts';
import { connectionOf, secretPlace } from './connection.model.ts';
import { changeConnection, findConnection, saveConnection } from './connection.repository.ts';
import { openPlatform } from './openPlatform.ts';

/** What a failed test means to the person. */
export const refusedTest = (error: unknown): unknown => {
  if (!(error instanceof PlatformError)) return error;
  return new AppError(
    error.message === 'Invalid WordPress credentials' ? 'WORDPRESS_CREDENTIALS' : 'CONNECTION_TEST_FAILED',
    { text: error.message },
  );
};

const verified = async (platform: Platform): Promise<Verified> => {
  try {
    return await platform.verify();
  } catch (error) {
    throw refusedTest(error);
  }
};

export const testSent = ({ outbound }: Deps, settings: WordpressSettings): Promise<Verified> =>
  verified(wordpressPlatform(outbound, settings));

/** Tests the stored connection and writes down how it went. */
export const testStored = async (deps: Deps, ownerId: string): Promise<Verified> => {
  const row = await findConnection(deps.db, ownerId, 'wordpress');
  const platform = row && openPlatform(deps, row);
  if (!platform) throw new AppError('WORDPRESS_NOT_CONNECTED');
  const now = deps.clock.now();
  try {
    const result = await verified(platform);
    await changeConnection(deps.db, ownerId, 'wordpress', {
      status: 'connected',
      lastSuccessAt: now,
      lastError: null,
      updatedAt: now,
    });
    return result;
  } catch (error) {
    if (error instanceof AppError)
      await changeConnection(deps.db, ownerId, 'wordpress', { lastError: error.message, updatedAt: now });
    throw error;
  }
};

interface SaveInput extends WordpressSettings {
  autoPublish: boolean;
  defaultStatus: string;
}

/** Tests, then keeps; a password that does not work is not stored. */
export const connectWordpress = async (
  deps: Deps,
  ownerId: string,
  input: SaveInput,
): Promise<Connection> => {
  const result = await testSent(deps, input);
  const known = await findConnection(deps.db, ownerId, 'wordpress');
  const id = known?.id ?? deps.ids.uuid();
  const now = deps.clock.now();
  const row = await saveConnection(deps.db, {
    id,
    ownerId,
    platform: 'wordpress',
    method: 'application-password',
    secrets: deps.secrets.seal(
      JSON.stringify({ applicationPassword: input.applicationPassword }),
      secretPlace({ id, ownerId }),
    ),
    settings: {
      siteUrl: input.siteUrl,
      username: input.username,
      name: result.name,
      url: result.url,
      ...result.found,
    },
    autoPublish: input.autoPublish,
    defaultStatus: input.defaultStatus,
    status: 'connected',
    lastSuccessAt: now,
    lastError: null,
    updatedAt: now,
  });
  return connectionOf('wordpress', row);
};
