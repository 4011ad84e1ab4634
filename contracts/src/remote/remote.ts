export const hostDataElementId = 'rankwright-host';

/** Attribute of `main` that names what is mounted, as `<remote>@<version>`; probes read it to know what they look at. */
export const screenAttribute = 'data-screen';

/** The service worker's script, which lies at the root of the origin so that it may answer for every page. */
export const serviceWorkerPath = '/service-worker.js';

/** The browser's database in which pages save answers of the API. */
export const savedAnswersDatabase = 'rankwright-saved';

/** Where the host reports starts of remotes while a canary runs. */
export const startReportsPath = '/api/telemetry/starts';

/** Where browsers send spans and log records: OTLP/HTTP in JSON. */
export const spanReportsPath = '/api/telemetry/v1/traces';

export const logReportsPath = '/api/telemetry/v1/logs';

/** Version of the host API described by this contract; a breaking change raises the major version. */
export const hostApiVersion = '1.1.0';

export * from './remote.schemas.ts';
export { createSlotKey, isSlotKey, slotBudgets } from './slots.ts';
export { slotContribution } from './slots.schemas.ts';
export type { SlotContribution, SlotInputs, SlotName } from './slots.schemas.ts';
export {
  remoteName,
  releaseVersion,
  navigationEntry,
  remoteRoute,
  sizeBudget,
  configValue,
  remoteConfig,
  contractFile,
  remoteContract,
} from './contract.schemas.ts';
export type {
  NavigationEntry,
  RemoteRoute,
  ConfigValue,
  RemoteConfig,
  RemoteContract,
} from './contract.schemas.ts';
export {
  registeredVersion,
  canaryVersion,
  registeredRemote,
  registry,
  releasedVersion,
  versionList,
} from './registry.schemas.ts';
export { toCanonicalJson } from './registry.ts';
export type {
  RegisteredVersion,
  CanaryVersion,
  RegisteredRemote,
  Registry,
  ReleasedVersion,
  VersionList,
} from './registry.schemas.ts';
