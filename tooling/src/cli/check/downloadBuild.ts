import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract } from '@rankwright/contracts/remote';

const timeoutMs = 15_000;

const fetchBuffer = async (url: URL): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
};

const isPlainName = (name: string): boolean => path.basename(name) === name && !name.startsWith('.');

/** Downloads the build at a URL into a folder: its contract and every file the contract lists. */
export const downloadBuild = async (address: string, directory: string): Promise<void> => {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  const text = await fetchBuffer(new URL('remote.contract.json', base));
  writeFileSync(path.join(directory, 'remote.contract.json'), text);
  const { files } = remoteContract.parse(JSON.parse(text.toString('utf8')));
  for (const name of Object.keys(files).filter(isPlainName))
    writeFileSync(path.join(directory, name), await fetchBuffer(new URL(name, base)));
};
