import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { remoteContract } from '@rankwright/contracts/remote';
import { ServiceError } from '../requests/ServiceError.ts';
import { maxBuildBytes, maxBuildFiles } from '../origin/buildLimits.ts';
import type { BuildUpload } from './protocol.ts';

export interface ReceivedBuild {
  dist: string;
  remove: () => void;
}

const contractFile = 'remote.contract.json';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const decodeFiles = ({ files }: BuildUpload): Map<string, Buffer> => {
  if (Object.keys(files).length > maxBuildFiles)
    throw new ServiceError(413, `A build has at most ${maxBuildFiles} files.`);
  const decoded = new Map(
    Object.entries(files).map(([name, content]) => [name, Buffer.from(content, 'base64')] as const),
  );
  const bytes = [...decoded.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > maxBuildBytes)
    throw new ServiceError(413, `A build has at most ${maxBuildBytes} bytes; this one has ${bytes}.`);
  return decoded;
};

/** Throws unless the contract is one of this remote and names every script of the build. */
const verifyContract = (files: ReadonlyMap<string, Buffer>, remote: string): void => {
  const parsed = remoteContract.safeParse(parseJson(files.get(contractFile)?.toString('utf8') ?? ''));
  if (!parsed.success)
    throw new ServiceError(
      422,
      `${contractFile}: ${parsed.error.issues[0]?.path.join('.') ?? ''} ${parsed.error.issues[0]?.message ?? ''}`,
    );
  const { name, files: named } = parsed.data;
  if (name !== remote) throw new ServiceError(403, `This token is for ${remote}; the build is of ${name}.`);
  const unnamed = [...files.keys()].find((file) => /^[^/]+\.(js|css)$/.test(file) && !(file in named));
  if (unnamed) throw new ServiceError(422, `${unnamed} is not in the contract of the build.`);
};

/** Writes an uploaded build of this remote into a folder of its own. */
export const receiveBuild = (upload: BuildUpload, remote: string): ReceivedBuild => {
  const files = decodeFiles(upload);
  verifyContract(files, remote);
  const dist = mkdtempSync(path.join(tmpdir(), 'rankwright-upload-'));
  mkdirSync(path.join(dist, 'server'));
  for (const [name, content] of files) writeFileSync(path.join(dist, name), content);
  return { dist, remove: () => rmSync(dist, { recursive: true, force: true }) };
};

/** Throws when this version was placed before with other files: a version never changes. */
export const assertVersionIsFree = (dist: string, origin: string, remote: string): void => {
  const contract = readFileSync(path.join(dist, contractFile));
  const { version } = remoteContract.parse(JSON.parse(contract.toString('utf8')));
  const placed = path.join(origin, 'remotes', remote, version, contractFile);
  if (existsSync(placed) && !readFileSync(placed).equals(contract))
    throw new ServiceError(409, `${remote} ${version} exists with other files. Build another version.`);
};
