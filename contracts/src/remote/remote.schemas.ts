import * as z from '@rankwright/contracts/zod';
import { remoteContract } from './contract.schemas.ts';
import { registry } from './registry.schemas.ts';

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
  /** Registers the service worker, and saves the last answers of the API on the device; set unless the deployment switched it off. */
  offline: z.boolean().optional(),
});

export type HostData = z.infer<typeof hostData>;
