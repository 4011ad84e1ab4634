import { createPrivateKey, sign } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  canonicalJson,
  hostApiVersion,
  registry as registrySchema,
  type Registry,
} from '@rankwright/contracts/remote';
import { writeAtomically } from './writeAtomically.ts';

const fileOf = (origin: string): string => path.join(origin, 'registry.json');

/** Before the first shell release there is no registry yet. */
export const readRegistry = (origin: string): Registry | null =>
  existsSync(fileOf(origin)) ? registrySchema.parse(JSON.parse(readFileSync(fileOf(origin), 'utf8'))) : null;

/** The registry a first release starts from. */
export const emptyRegistry = (shellVersion: string, now: Date): Registry => ({
  schema: 1,
  hostApi: hostApiVersion,
  updatedAt: now.toISOString(),
  shell: { version: shellVersion, previous: null },
  allowedOrigins: [],
  remotes: [],
});

const signed = (content: Registry): Registry => {
  const pem = process.env.REGISTRY_PRIVATE_KEY;
  const body = { ...content };
  delete body.signature;
  if (!pem) return body;
  return {
    ...body,
    signature: sign(null, Buffer.from(canonicalJson(body)), createPrivateKey(pem)).toString('base64'),
  };
};

export const writeRegistry = (origin: string, content: Registry, now: Date): void =>
  writeAtomically(
    fileOf(origin),
    JSON.stringify(signed({ ...content, updatedAt: now.toISOString() }), null, 2),
  );
