import { existsSync } from 'node:fs';
import path from 'node:path';
import type {
  Deployable,
  FleetCanary,
  FleetSetting,
  FleetState,
  FleetVersion,
} from '@rankwright/contracts/fleet';
import type { RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import { listRecords, readHistory, shellName, type History } from '../origin/history.ts';
import { readContract } from '../origin/readContract.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { readCanaryRecords } from '../release/canary/evidenceFile.ts';

const getFolder = (origin: string, name: string, version: string): string =>
  name === shellName ? path.join(origin, 'shell', version) : path.join(origin, 'remotes', name, version);

const listVersions = (origin: string, history: History, name: string): FleetVersion[] =>
  listRecords(history, name)
    .map(({ version, releasedAt, smoke, withdrawn }) => ({
      version,
      releasedAt,
      smoke,
      withdrawn,
      isStored: existsSync(getFolder(origin, name, version)),
    }))
    .toReversed();

const noStarts = { starts: 0, failures: 0 };

const describeCanary = (origin: string, { name, canary }: RegisteredRemote): FleetCanary | null => {
  if (!canary) return null;
  const { version, percent, startedAt } = canary;
  const record = readCanaryRecords(origin)[name];
  const evidence = record?.version === version && record.startedAt === startedAt ? record.evidence : null;
  return {
    version,
    percent,
    startedAt,
    canary: evidence?.canary ?? noStarts,
    current: evidence?.current ?? noStarts,
  };
};

const listSettings = (
  { config, flags }: Pick<RemoteContract, 'config' | 'flags'>,
  remote: RegisteredRemote,
): FleetSetting[] => [
  ...Object.entries(flags).map(([name, declared]) => ({
    kind: 'flag' as const,
    name,
    ...declared,
    value: remote.flags?.[name] ?? null,
  })),
  ...Object.entries(config).map(([name, declared]) => ({
    kind: 'config' as const,
    name,
    ...declared,
    value: remote.config?.[name] ?? null,
  })),
];

/** Everything that the console shows about the releases of an origin. Throws before the first release. */
export const readFleetState = (origin: string): FleetState => {
  const registry = readRegistry(origin);
  if (!registry) throw new Error('Nothing is released yet.');
  const history = readHistory(origin, registry);
  const shell: Deployable = {
    name: shellName,
    owner: 'Platform',
    hostApi: registry.hostApi,
    current: registry.shell.version,
    previous: registry.shell.previous,
    versions: listVersions(origin, history, shellName),
    canary: null,
    settings: [],
  };
  const remotes = registry.remotes.map((remote): Deployable => {
    const { name, owner, current, previous } = remote;
    const contract = readContract(getFolder(origin, name, current.version));
    return {
      name,
      owner,
      hostApi: contract.hostApi,
      current: current.version,
      previous: previous?.version ?? null,
      versions: listVersions(origin, history, name),
      canary: describeCanary(origin, remote),
      settings: listSettings(contract, remote),
    };
  });
  return { updatedAt: registry.updatedAt, deployables: [shell, ...remotes] };
};
