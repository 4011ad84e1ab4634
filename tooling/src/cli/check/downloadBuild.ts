import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remoteContract } from '@rankwright/contracts/remote';
import { maxBuildBytes, maxBuildFiles } from '../../origin/buildLimits.ts';

const timeoutMs = 15_000;
/** Bundle for Node, from which pages are prerendered. */
const serverBundle = 'server/routes.cjs';

/** Reads a response up to a size; throws when there is more. */
const readBytes = async (response: Response, maxBytes: number): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    const part = chunk as Uint8Array;
    bytes += part.length;
    if (bytes > maxBytes) throw new Error(`The build is larger than ${maxBuildBytes} bytes.`);
    chunks.push(part);
  }
  return Buffer.concat(chunks);
};

const fetchBuffer = async (url: URL, maxBytes: number): Promise<Buffer> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${url.href} responded with ${response.status}.`);
  return readBytes(response, maxBytes);
};

const isPlainName = (name: string): boolean => path.basename(name) === name && !name.startsWith('.');

/**
 * Downloads the build at a URL into a folder: its contract, every file the contract lists, and the bundle for Node when pages
 * are prerendered. At most 32 MB.
 */
export const downloadBuild = async (address: string, directory: string): Promise<void> => {
  const base = new URL(address.endsWith('/') ? address : `${address}/`);
  let left = maxBuildBytes;
  const download = async (name: string): Promise<Buffer> => {
    const content = await fetchBuffer(new URL(name, base), left);
    left -= content.length;
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    writeFileSync(path.join(directory, name), content);
    return content;
  };
  const text = await download('remote.contract.json');
  const { files, routes } = remoteContract.parse(JSON.parse(text.toString('utf8')));
  const names = Object.keys(files).filter(isPlainName);
  if (names.length > maxBuildFiles) throw new Error(`A build has at most ${maxBuildFiles} files.`);
  for (const name of names) await download(name);
  if (routes.some(({ prerender }) => prerender !== false)) await download(serverBundle);
};
