import * as z from '@rankwright/contracts/zod';
import { slotContribution } from './slots.schemas.ts';

/** Name of a remote: the folder under `/remotes/` on the static origin. */
export const remoteName = z.string().regex(/^[a-z][a-z0-9-]{1,40}$/);

/** `<package version>-<build hash>`; a released version folder is immutable. */
export const releaseVersion = z.string().regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/);

export const integrity = z.string().regex(/^sha384-[A-Za-z0-9+/=]+$/);

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
  /** A gated route needs an active plan, now or at this session's last visit, before any file of the remote is downloaded. */
  gated: z.boolean().default(false),
  layout: z.enum(['public', 'app', 'bare']),
  /** Document title without the product's name. */
  title: z.string().min(1),
  /** Meta description of a public page (required there); on a private page the sentence below its heading while the code loads. */
  description: z.string().optional(),
  navigation: navigationEntry.optional(),
  /** Rendered to HTML at release and hydrated; public pages only. A parameterised path lists its addresses. */
  prerender: z.union([z.boolean(), z.array(z.string())]).default(false),
  /** Address → title and description, for the pages of a parameterised path. With a day they are posts of the feed. */
  pages: z
    .record(
      z.string(),
      z.object({
        title: z.string().min(1),
        description: z.string().min(1),
        publishedAt: z.iso.date().optional(),
      }),
    )
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

export const settingName = z.string().regex(/^[a-z][A-Za-z0-9]{0,40}$/);

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
