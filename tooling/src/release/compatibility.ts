import { existsSync } from 'node:fs';
import path from 'node:path';
import type { RemoteContract } from '@rankwright/contracts/remote';
import semver from 'semver';
import type { ShellManifest } from '../build/buildShell.ts';
import { readShellManifest } from '../build/shellManifest.ts';
import { readContract } from '../origin/readContract.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { shellName } from '../origin/history.ts';
import type { Candidate, ReleaseProblem } from './candidates.ts';

export type ProvidedHost = Pick<ShellManifest, 'hostApi' | 'shared'>;

/** What a remote requires and this host does not provide, one sentence each. */
export const findIncompatibilities = (
  contract: RemoteContract,
  { hostApi, shared }: ProvidedHost,
): string[] => {
  const ranges = Object.entries(contract.shared)
    .filter(([name, range]) => !semver.satisfies(shared[name] ?? '0.0.0', range))
    .map(
      ([name, range]) => `shared[${name}]: requires ${range}, the host provides ${shared[name] ?? 'nothing'}`,
    );
  if (semver.satisfies(hostApi, contract.hostApi)) return ranges;
  return [`hostApi: requires ${contract.hostApi}, the host is ${hostApi}`, ...ranges];
};

const getShellFolder = (origin: string, version: string): string => path.join(origin, 'shell', version);

/** What the released shell provides; null before the first release. */
export const readReleasedHost = (origin: string): ProvidedHost | null => {
  const version = readRegistry(origin)?.shell.version;
  return version === undefined ? null : readShellManifest(getShellFolder(origin, version));
};

/** Contracts of the released remotes that lie on this origin, canaries included. */
export const readReleasedContracts = (origin: string): RemoteContract[] =>
  (readRegistry(origin)?.remotes ?? [])
    .flatMap(({ name, current, canary }) =>
      [current, ...(canary ? [canary] : [])].map(({ version }) =>
        path.join(origin, 'remotes', name, version),
      ),
    )
    .filter((folder) => existsSync(folder))
    .map(readContract);

/**
 * Candidates that do not fit together with what is released: a remote whose ranges exclude the host, a shell that a
 * released remote excludes.
 */
export const findUnfitCandidates = (candidates: readonly Candidate[], origin: string): ReleaseProblem[] => {
  const shell = candidates.find(({ kind }) => kind === 'shell');
  const host = shell ? readShellManifest(shell.dist) : readReleasedHost(origin);
  if (!host) throw new Error('Release the shell first: there is no registry yet.');
  // A shell from before its manifest named what it provides: only the browser can tell.
  const provided = (contract: RemoteContract): string[] =>
    findIncompatibilities(Object.keys(host.shared).length > 0 ? contract : { ...contract, shared: {} }, host);
  const remotes = candidates.filter(({ kind }) => kind === 'remote');
  const own = remotes.flatMap(({ name, dist }) =>
    provided(readContract(dist)).map((message) => ({ name, message })),
  );
  if (!shell) return own;
  const others = readReleasedContracts(origin).filter(
    ({ name }) => !remotes.some((remote) => remote.name === name),
  );
  const excluded = others.flatMap((contract) =>
    provided(contract).map((message) => ({
      name: shellName,
      message: `${contract.name} ${contract.version} (${contract.owner}) ${message}`,
    })),
  );
  return [...own, ...excluded];
};
