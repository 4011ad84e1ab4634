import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  hostApiVersion,
  remoteContract,
  type Registry,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import semver from 'semver';
import { budgetBreaches } from '../build/budgets.ts';
import { readContract } from '../release/readContract.ts';
import { readRegistry } from '../release/registryFile.ts';
import { smokeFolder } from '../release/smokeFolder.ts';
import { checkout } from '../release/origin.ts';
import { providedVersions } from '../webpack/shareVersions.ts';
import { contractChanges } from './contractChanges.ts';
import type { Finding } from './report.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const shapeFindings = (dist: string): Finding[] => {
  const file = path.join(dist, 'remote.contract.json');
  if (!existsSync(file))
    return [{ check: 'contract', owner: 'unknown', message: `${file} is missing; build the remote first` }];
  const parsed = remoteContract.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    check: 'contract',
    owner: 'unknown',
    message: `${issue.path.join('.')}: ${issue.message}`,
  }));
};

const hostFindings = (contract: RemoteContract): string[] => {
  const provided = providedVersions(path.join(checkout, 'shell'));
  const shared = Object.entries(contract.shared)
    .filter(([name, range]) => !semver.satisfies(provided[name] ?? '0.0.0', range))
    .map(([name, range]) => `shared[${name}]: wants ${range}, the host gives ${provided[name] ?? 'nothing'}`);
  const api = semver.satisfies(hostApiVersion, contract.hostApi)
    ? []
    : [`hostApi: wants ${contract.hostApi}, the host is ${hostApiVersion}`];
  const door = contract.exposes['./routes']?.includes('routes')
    ? []
    : ['exposes[./routes]: has to export routes'];
  return [...api, ...shared, ...door];
};

const neighbourFindings = (contract: RemoteContract, registry: Registry | null): string[] =>
  (registry?.remotes ?? [])
    .filter(({ name }) => name !== contract.name)
    .flatMap((other) =>
      other.routes
        .filter(({ path: taken }) => contract.routes.some((route) => route.path === taken))
        .map(({ path: taken }) => `routes[${taken}]: belongs to ${other.name} (${other.owner}) already`),
    );

const raisesMajor = (before: RemoteContract, after: RemoteContract): boolean =>
  semver.major(after.version) > semver.major(before.version);

const releasedContract = (contract: RemoteContract, origin: string): RemoteContract | null => {
  const version = readRegistry(origin)?.remotes.find(({ name }) => name === contract.name)?.current.version;
  const folder = path.join(origin, 'remotes', contract.name, version ?? '');
  return version && existsSync(folder) ? readContract(folder) : null;
};

/** A breaking change is stopped unless its team says it on purpose, by raising the major version. */
const changeFindings = (contract: RemoteContract, origin: string): string[] => {
  const before = releasedContract(contract, origin);
  if (!before || raisesMajor(before, contract)) return [];
  return contractChanges(before, contract).map(({ field, message }) => `${field}: ${message}`);
};

const fileFindings = (dist: string): string[] => {
  try {
    smokeFolder(dist);
    return [];
  } catch (error) {
    return [messageOf(error)];
  }
};

/** Everything about a build that can be said without a browser. */
export const checkBuild = (dist: string, origin: string): Finding[] => {
  const shape = shapeFindings(dist);
  if (shape.length > 0) return shape;
  const contract = readContract(dist);
  const named = (check: string, messages: readonly string[]): Finding[] =>
    messages.map((message) => ({ check, message, owner: contract.owner }));
  return [
    ...named('files', fileFindings(dist)),
    ...named('host', hostFindings(contract)),
    ...named('addresses', neighbourFindings(contract, readRegistry(origin))),
    ...named('budget', budgetBreaches(contract)),
    ...named('breaking change', changeFindings(contract, origin)),
  ];
};
