import { createPrivateKey, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  toCanonicalJson,
  hostApiVersion,
  registry as registrySchema,
  type Registry,
} from '@rankwright/contracts/remote';
import { writeAtomically } from './writeAtomically.ts';

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

const signRegistry = (content: Registry): Registry => {
  const pem = process.env.REGISTRY_PRIVATE_KEY;
  const body = { ...content };
  delete body.signature;
  if (!pem) return body;
  return {
    ...body,
    signature: sign(null, Buffer.from(toCanonicalJson(body)), createPrivateKey(pem)).toString('base64'),
  };
};

export const writeRegistry = (origin: string, content: Registry, now: Date): void =>
  writeAtomically(
    getRegistryFile(origin),
    JSON.stringify(signRegistry({ ...content, updatedAt: now.toISOString() }), null, 2),
  );
