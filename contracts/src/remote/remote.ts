import * as z from '@rankwright/contracts/zod';
import { remoteContract } from './contract.ts';
import { registry } from './registry.ts';

export { createSlotKey, isSlotKey, slotBudgets, slotContribution } from './slots.ts';
export type { SlotContribution, SlotInputs, SlotName } from './slots.ts';
export {
  remoteName,
  releaseVersion,
  navigationEntry,
  prefetchedRequest,
  remoteRoute,
  sizeBudget,
  configValue,
  remoteConfig,
  contractFile,
  remoteContract,
} from './contract.ts';
export type {
  NavigationEntry,
  PrefetchedRequest,
  RemoteRoute,
  ConfigValue,
  RemoteConfig,
  RemoteContract,
} from './contract.ts';
export {
  registeredVersion,
  canaryVersion,
  registeredRemote,
  registry,
  releasedVersion,
  versionList,
  toCanonicalJson,
} from './registry.ts';
export type {
  RegisteredVersion,
  CanaryVersion,
  RegisteredRemote,
  Registry,
  ReleasedVersion,
  VersionList,
} from './registry.ts';

/** The data block built into each page: `<script type="application/json" id="rankwright-host">`. */
export const hostData = z.object({
  registry,
  /** Contracts of the remotes on this page, by `name@version`. */
  contracts: z.record(z.string(), remoteContract),
  /** Absolute path of each shell chunk → integrity. */
  integrity: z.record(z.string(), z.string()),
  /** Lazy shared module → absolute paths of its shell chunks. */
  lazySharedModules: z.record(z.string(), z.array(z.string())).default({}),
  /** Ed25519 public key, base64 SPKI, when the deployment signs its registry. */
  registryKey: z.string().nullable(),
  /** True when the body holds prerendered HTML to hydrate. */
  prerendered: z.boolean(),
  /** Shows the diagnostics panel to everyone (development). */
  development: z.boolean(),
  /** Percentage of page views that report spans and web vitals; failures and errors are always reported. */
  telemetryPercent: z.number().min(0).max(100).default(10),
  /** Registers the service worker, and saves the last answers of the API on the device. */
  offline: z.boolean().optional(),
});
export type HostData = z.infer<typeof hostData>;
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
