import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion, registry as registrySchema, type Registry } from '@rankwright/contracts/remote';
import { readDeployment } from './deployment.ts';
import { isSignedBy, signRegistry } from './registrySignature.ts';
import { writeCompressed } from './writeCompressed.ts';

const getRegistryFile = (origin: string): string => path.join(origin, 'registry.json');

/** `null` before the first shell release. */
export const readRegistry = (origin: string): Registry | null =>
  existsSync(getRegistryFile(origin))
    ? registrySchema.parse(JSON.parse(readFileSync(getRegistryFile(origin), 'utf8')))
    : null;

/** The registry before the first release. */
export const createEmptyRegistry = (shellVersion: string, now: Date): Registry => ({
  schema: 1,
  hostApi: hostApiVersion,
  updatedAt: now.toISOString(),
  shell: { version: shellVersion, previous: null },
  allowedOrigins: [],
  remotes: [],
});

/**
 * Reads the registry before a change. Throws when it is not the one that was written last: unsigned or signed by
 * somebody else where this origin has keys, or older than `writtenAt`.
 */
export const readTrustedRegistry = (origin: string, writtenAt: string | null): Registry | null => {
  const found = readRegistry(origin);
  const keys = readDeployment(origin)?.registryKeys ?? [];
  if (found && keys.length > 0 && !isSignedBy(found, keys))
    throw new Error(
      'registry.json is not signed by a key of this origin. Restore the signed one; nothing was changed.',
    );
  if (found && writtenAt !== null && found.updatedAt < writtenAt)
    throw new Error(
      `registry.json is of ${found.updatedAt}, older than the last release (${writtenAt}). Restore the newer one; nothing was changed.`,
    );
  return found;
};

export const writeRegistry = (origin: string, content: Registry, now: Date): void => {
  const keys = readDeployment(origin)?.registryKeys ?? [];
  const signed = signRegistry({ ...content, updatedAt: now.toISOString() }, keys);
  writeCompressed(getRegistryFile(origin), JSON.stringify(signed, null, 2), { durable: true });
};
