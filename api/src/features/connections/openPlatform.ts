import type { Platform as PlatformName } from '@rankwright/contracts/limits';
import { z } from 'zod';
import type { Deps } from '../../deps.ts';
import type { Platform } from '../../platforms/platform.ts';
import { wordpressPlatform } from '../../platforms/wordpress/wordpress.ts';
import { secretPlace } from './connection.model.ts';
import type { ConnectionRow } from './connection.repository.ts';

type Opener = (deps: Pick<Deps, 'outbound'>, settings: Record<string, unknown>, secrets: unknown) => Platform;

const wordpressSettings = z.object({
  siteUrl: z.string(),
  username: z.string(),
  root: z.string().optional(),
});
const wordpressSecrets = z.object({ applicationPassword: z.string() });

/** One line per platform; everything else speaks to the interface. */
const openers: Partial<Record<PlatformName, Opener>> = {
  wordpress: ({ outbound }, settings, secrets) => {
    const { siteUrl, username, root } = wordpressSettings.parse(settings);
    return wordpressPlatform(outbound, {
      siteUrl,
      username,
      ...wordpressSecrets.parse(secrets),
      ...(root && { root }),
    });
  },
};

/** The connected site behind a row; null when its platform has no adapter here. */
export const openPlatform = (
  deps: Pick<Deps, 'outbound' | 'secrets'>,
  row: ConnectionRow,
): Platform | null => {
  const opener = openers[row.platform];
  if (!opener || !row.secrets) return null;
  return opener(deps, row.settings, JSON.parse(deps.secrets.open(row.secrets, secretPlace(row))));
};
