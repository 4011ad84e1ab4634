import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import * as z from '@rankwright/contracts/zod';
import { loadExport } from '../../build/loadExport.ts';
import { createOriginClient, type OriginClient } from './originClient.ts';

const manifest = z.object({ rankwright: z.object({ origin: z.url().optional() }).optional() });

/** `--origin <url>`, else `RANKWRIGHT_ORIGIN`, else `rankwright.origin` in package.json. */
const readOrigin = (option: string | undefined, directory: string): string | undefined => {
  const own = manifest.parse(JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')));
  return option ?? process.env.RANKWRIGHT_ORIGIN ?? own.rankwright?.origin;
};

/** The remote in this folder. Throws when there is none. */
export const readRemote = (directory: string): Promise<RemoteConfig> => {
  if (!existsSync(path.join(directory, 'remote.config.ts')))
    throw new Error('There is no remote.config.ts here. Run this in the folder of your remote.');
  return loadExport<RemoteConfig>(directory, 'remote.config.ts', 'remote');
};

export const openOrigin = async (option: string | undefined, directory: string): Promise<OriginClient> => {
  const origin = readOrigin(option, directory);
  if (!origin || !URL.canParse(origin))
    throw new Error(
      'Missing origin: --origin <url>, RANKWRIGHT_ORIGIN, or "rankwright": { "origin": "…" } in package.json.',
    );
  const token = process.env.RANKWRIGHT_TOKEN;
  if (!token)
    throw new Error('Missing RANKWRIGHT_TOKEN: the token that the operator of the origin gave you.');
  const { name } = await readRemote(directory);
  return createOriginClient({ origin, token, remote: name });
};
