import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hostApiVersion, remoteContract, type RemoteContract } from '@rankwright/contracts/remote';
import semver from 'semver';
import { findBudgetViolations } from '../../build/budgets.ts';
import { readContract } from '../../origin/readContract.ts';
import { readRegistry } from '../../origin/registryFile.ts';
import { findIncompatibilities, readReleasedHost, type ProvidedHost } from '../../release/compatibility.ts';
import { verifyRelease } from '../../release/verifyRelease.ts';
import { repositoryRoot } from '../../origin/paths.ts';
import { readProvidedVersions } from '../../build/webpack/shareVersions.ts';
import { compareContracts } from './compareContracts.ts';
import type { Finding } from './report.ts';
import { findRouteConflicts } from './routeConflicts.ts';

const getErrorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const checkContractSchema = (dist: string): Finding[] => {
  const file = path.join(dist, 'remote.contract.json');
  if (!existsSync(file))
    return [{ check: 'contract', owner: 'unknown', message: `${file} is missing. Build the remote first.` }];
  const parsed = remoteContract.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    check: 'contract',
    owner: 'unknown',
    message: `${issue.path.join('.')}: ${issue.message}`,
  }));
};

/** The released host, else the one of this repository. */
const readHost = (origin: string): ProvidedHost => {
  const released = readReleasedHost(origin);
  const own = { hostApi: hostApiVersion, shared: readProvidedVersions(path.join(repositoryRoot, 'shell')) };
  return released && Object.keys(released.shared).length > 0 ? released : own;
};

const checkHostCompatibility = (contract: RemoteContract, origin: string): string[] => {
  const entryPoint = contract.exposes['./routes']?.includes('routes')
    ? []
    : ['exposes[./routes]: must export routes'];
  return [...findIncompatibilities(contract, readHost(origin)), ...entryPoint];
};

const isMajorUpgrade = (before: RemoteContract, after: RemoteContract): boolean =>
  semver.major(after.version) > semver.major(before.version);

const readReleasedContract = (contract: RemoteContract, origin: string): RemoteContract | null => {
  const version = readRegistry(origin)?.remotes.find(({ name }) => name === contract.name)?.current.version;
  const folder = path.join(origin, 'remotes', contract.name, version ?? '');
  return version && existsSync(folder) ? readContract(folder) : null;
};

/** Breaking changes against the released version; allowed when the major version is raised. */
const checkBreakingChanges = (contract: RemoteContract, origin: string): string[] => {
  const before = readReleasedContract(contract, origin);
  if (!before || isMajorUpgrade(before, contract)) return [];
  return compareContracts(before, contract).map(({ field, message }) => `${field}: ${message}`);
};

const checkFiles = (dist: string): string[] => {
  try {
    verifyRelease(dist);
    return [];
  } catch (error) {
    return [getErrorMessage(error)];
  }
};

/**
 * Checks a build without a browser: schema, files, host compatibility, routes, budgets and breaking changes.
 */
export const checkBuild = (dist: string, origin: string): Finding[] => {
  const shape = checkContractSchema(dist);
  if (shape.length > 0) return shape;
  const contract = readContract(dist);
  const toFindings = (check: string, messages: readonly string[]): Finding[] =>
    messages.map((message) => ({ check, message, owner: contract.owner }));
  return [
    ...toFindings('files', checkFiles(dist)),
    ...toFindings('host', checkHostCompatibility(contract, origin)),
    ...toFindings('routes', findRouteConflicts(contract, readRegistry(origin))),
    ...toFindings('budget', findBudgetViolations(contract)),
    ...toFindings('breaking change', checkBreakingChanges(contract, origin)),
  ];
};
