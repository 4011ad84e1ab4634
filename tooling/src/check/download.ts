import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract } from '@rankwright/contracts/remote';

const limitMs = 15_000;

const get = async (url: URL): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(limitMs) });
  if (!response.ok) throw new Error(`${url.href} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
};

const isPlainName = (name: string): boolean => path.basename(name) === name && !name.startsWith('.');

/** Copies the build that lies at an address into a folder: its contract and every file the contract names. */
export const download = async (address: string, directory: string): Promise<void> => {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const text = await get(new URL('remote.contract.json', base));
  writeFileSync(path.join(directory, 'remote.contract.json'), text);
  const { files } = remoteContract.parse(JSON.parse(text.toString('utf8')));
  for (const name of Object.keys(files).filter(isPlainName))
    writeFileSync(path.join(directory, name), await get(new URL(name, base)));
};
