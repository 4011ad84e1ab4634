import * as z from '@rankwright/contracts/zod';
import { slotContribution } from './slots.ts';

export { createSlotKey, isSlotKey, slotBudgets, slotContribution } from './slots.ts';
export type { SlotContribution, SlotInputs, SlotName } from './slots.ts';

/** Name of a remote: the folder under `/remotes/` on the static origin. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);

/** `<package version>-<build hash>`; a released version folder is immutable. */
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/);

const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);
const bytes = z.number().int().nonnegative();

export const navigationEntry = z.object({
  /** Shown in the sidebar or header. */
  label: z.string().min(1),
  /** Which menu lists it: the sidebar's main group, its RESOURCES group, the account menu, the public header. */
  group: z.enum(['main', 'resources', 'account', 'public']),
  /** Ascending within the group. */
  order: z.number().int(),
  /** Name of an icon that shared-ui draws. */
  icon: z.string().min(1).optional(),
});
export type NavigationEntry = z.infer<typeof navigationEntry>;

export const remoteRoute = z.object({
  /** Absolute path, react-router syntax without a splat, e.g. `/blog/:slug`. Parameters only in its last two parts. */
  path: z.string().regex(/^(\/[\w-]+)*(\/:?[\w-]+){1,2}$|^\/$/),
  /** A protected route needs a session before any file of the remote is downloaded. */
  access: z.enum(['public', 'protected']),
  /** A gated route needs an active plan before any file of the remote is downloaded. */
  gated: z.boolean().default(false),
  layout: z.enum(['public', 'app', 'bare']),
  /** Document title without the product's name. */
  title: z.string().min(1),
  /** Meta description of a public page (required there); on a private page the sentence below its heading while the code loads. */
  description: z.string().optional(),
  navigation: navigationEntry.optional(),
  /** Rendered to HTML at release and hydrated; public pages only. A parameterised path lists its addresses. */
  prerender: z.union([z.boolean(), z.array(z.string())]).default(false),
  /** Hydration trigger of a prerendered page: after the first paint, or with the first interaction on pages that are mostly read. */
  hydrateOn: z.enum(['load', 'interaction']).default('load'),
  /** Address → title and description, for the pages of a parameterised path. */
  pages: z
    .record(z.string(), z.object({ title: z.string().min(1), description: z.string().min(1) }))
    .optional(),
  /** Shape of the skeleton shown while the code loads. */
  skeleton: z.enum(['article', 'calendar', 'form', 'table', 'cards', 'plain']).default('plain'),
});
export type RemoteRoute = z.infer<typeof remoteRoute>;

export const sizeBudget = z.object({
  /** Brotli bytes of entry + routes module + first page. */
  firstRoute: bytes,
  /** Brotli bytes of all scripts of the remote. */
  total: bytes,
});

const settingName = z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/);
export const configValue = z.union([z.string().max(500), z.number(), z.boolean()]);
/** A value that a deployment sets for a remote; it belongs to no person and is no secret. */
export type ConfigValue = z.infer<typeof configValue>;

/** Written by a team in `remote.config.ts`; the build adds the rest of the contract. */
export const remoteConfig = z.object({
  name: remoteName,
  /** Team that owns the remote; shown with its errors. */
  owner: z.string().min(1),
  /** Range of host API versions the remote works with, e.g. `^1.0.0`. */
  hostApi: z.string().min(1),
  routes: z.array(remoteRoute).min(1),
  /** Origins the remote calls besides the API; added to the content-security policy. */
  origins: z.array(z.url()).default([]),
  /**
   * Route path → script that makes the prerendered page work without the app (a source file in `src/`, in the contract the
   * built file), or null when HTML is enough. Such a static page starts the app only for signed-in people.
   */
  pageScripts: z.record(z.string(), z.string().nullable()).default({}),
  budget: sizeBudget,
  /** What the remote adds to screens of others, e.g. `{ id: 'articleFacts', slot: 'plannerItemPanel', title: 'Article' }`. */
  slots: z.array(slotContribution).default([]),
  /** Values that a deployment may set, e.g. `{ pageSize: { description: 'Rows of a page', default: 50 } }`. */
  config: z
    .record(settingName, z.object({ description: z.string().min(1), default: configValue }))
    .default({}),
  /** Parts that a deployment switches on, for all browsers or a share of them. Off unless the default says otherwise. */
  flags: z
    .record(settingName, z.object({ description: z.string().min(1), default: z.boolean().default(false) }))
    .default({}),
});
export type RemoteConfig = z.input<typeof remoteConfig>;

export const contractFile = z.object({ integrity, bytes, brotli: bytes });

/** `remote.contract.json`: what the host checks before it runs any code of the remote. */
export const remoteContract = remoteConfig.extend({
  schema: z.literal(1),
  version: releaseVersion,
  buildHash: z.string().min(8),
  /** The entry script, relative to the version folder. */
  entry: z.string().min(1),
  /** Global that the entry assigns its container to; contains the version so that two versions can run on one page. */
  container: z.string().regex(/^[A-Za-z_$][\w$]*$/),
  /** Exposed module → its export names. The host needs `./routes` with `routes`, and `./slots` with `slots` for contributions. */
  exposes: z.record(z.string(), z.array(z.string())),
  /** Shared module → semver range the remote was built against. */
  shared: z.record(z.string(), z.string()),
  /** Every JS and CSS file of the release, relative to the version folder. */
  files: z.record(z.string(), contractFile),
  /** Route path, or `slot:<id>` → files to preload for it (entry first). */
  assets: z.record(z.string(), z.array(z.string())),
  /** Route path, or `slot:<id>` → lazy shared modules it uses; the host preloads their scripts too. */
  lazySharedModules: z.record(z.string(), z.array(z.string())).default({}),
});
export type RemoteContract = z.infer<typeof remoteContract>;

export const deadlines = z.object({
  contract: z.number().int().positive().default(3_000),
  entry: z.number().int().positive().default(5_000),
  expose: z.number().int().positive().default(5_000),
  mount: z.number().int().positive().default(3_000),
});
/** Milliseconds until each activation step fails. */
export type Deadlines = z.infer<typeof deadlines>;

export const registeredVersion = z.object({
  version: releaseVersion,
  /** Absolute URL or origin-relative path of the version folder, with trailing slash. */
  base: z.string().regex(/\/$/),
  /** Integrity of `remote.contract.json` itself. */
  contractIntegrity: integrity,
});
export type RegisteredVersion = z.infer<typeof registeredVersion>;

export const canaryVersion = registeredVersion.extend({
  /** Percentage of browsers that start it; commands allow at most 50. */
  percent: z.number().gt(0).max(100),
  startedAt: z.iso.datetime(),
});
/** A version that a part of the browsers starts in place of the current one. */
export type CanaryVersion = z.infer<typeof canaryVersion>;

export const registeredRemote = z.object({
  name: remoteName,
  owner: z.string().min(1),
  current: registeredVersion,
  previous: registeredVersion.nullable(),
  /** Absent when every browser starts the current version. */
  canary: canaryVersion.optional(),
  deadlines: deadlines.prefault({}),
  /** What the deployment has set; the rest has its default. */
  config: z.record(settingName, configValue).optional(),
  /** Flag → percentage of browsers that have it. */
  flags: z.record(settingName, z.number().min(0).max(100)).optional(),
  /** Copied from the contracts of the current version and the canary. */
  defaults: z
    .object({
      config: z.record(settingName, configValue),
      flags: z.record(settingName, z.boolean()),
    })
    .optional(),
  /** Copied from the current contract, so that the host knows every route before it fetches a contract. */
  routes: z.array(remoteRoute),
  /** Contributions of the current contract; absent when it has none. */
  slots: z.array(slotContribution).optional(),
});
export type RegisteredRemote = z.infer<typeof registeredRemote>;

/** `/registry.json`: the only mutable file of the static origin. */
export const registry = z.object({
  schema: z.literal(1),
  /** Version of the host API that sdk provides to remotes. */
  hostApi: z.string(),
  /** ISO time of the last release or rollback. */
  updatedAt: z.iso.datetime(),
  shell: z.object({ version: releaseVersion, previous: releaseVersion.nullable() }),
  /** Origins that may serve remotes besides the host's own. */
  allowedOrigins: z.array(z.url()),
  remotes: z.array(registeredRemote),
  /** Base64 Ed25519 signature over the canonical JSON of the other fields; verified when the host has a key. */
  signature: z.string().optional(),
});
export type Registry = z.infer<typeof registry>;

export const releasedVersion = z.object({
  version: releaseVersion,
  /** Absolute URL or origin-relative path of the version folder, with trailing slash. */
  base: z.string().regex(/\/$/),
  releasedAt: z.iso.datetime(),
  /** Why nobody gets it any more: it failed a test, or somebody chose another version. */
  withdrawn: z.enum(['failed', 'rolledBack']).nullable(),
});
export type ReleasedVersion = z.infer<typeof releasedVersion>;

/** `/versions.json`: every version that is still on the origin, for the version picker of the diagnostics panel. */
export const versionList = z.object({
  schema: z.literal(1),
  /** Remote → its versions, the latest first. */
  remotes: z.record(z.string(), z.array(releasedVersion)),
});
export type VersionList = z.infer<typeof versionList>;

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
export const hostApiVersion = '1.0.0';

/** JSON with sorted keys at every depth and no spaces: the bytes that the registry's signature covers. */
export const toCanonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(toCanonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value)
    .filter(([, item]) => item !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${toCanonicalJson(item)}`).join(',')}}`;
};
