import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import * as z from '@rankwright/contracts/zod';
import { writeAtomically } from './writeAtomically.ts';

const deployment = z.object({
  /** Without a trailing slash. */
  publicUrl: z.url(),
  /** Shows the diagnostics panel to everyone. */
  development: z.boolean(),
  /** Ed25519 public keys (base64 SPKI) that may sign the registry, the newest first; none for an unsigned one. */
  registryKeys: z.array(z.string()),
  /** Percentage of page views that report spans and web vitals; by default 10, in development none. */
  telemetryPercent: z.number().min(0).max(100).optional(),
  /**
   * Pages register the service worker and save answers, on unless it is false. Switched off, the worker is removed from every
   * browser at its next visit, with what was saved there.
   */
  offline: z.boolean().optional(),
  /** Gets a JSON request when a canary is halted, or when a version fails in many page views. */
  webhookUrl: z.url().optional(),
});
/** Settings that belong to the origin, whoever releases to it: no command takes them from its own environment. */
export type Deployment = z.infer<typeof deployment>;

const getDeploymentFile = (origin: string): string => path.join(origin, '.server/deployment.json');

/** Null before the first start or `remote settings`. */
export const readDeployment = (origin: string): Deployment | null => {
  const file = getDeploymentFile(origin);
  return existsSync(file) ? deployment.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
};

export const requireDeployment = (origin: string): Deployment => {
  const known = readDeployment(origin);
  if (!known)
    throw new Error('This origin has no settings yet. Run: npm run remote -- settings --public-url <url>');
  return known;
};

export const writeDeployment = (origin: string, settings: Deployment): void =>
  writeAtomically(getDeploymentFile(origin), JSON.stringify(deployment.parse(settings), null, 2), {
    durable: true,
  });

export const removeDeployment = (origin: string): void => rmSync(getDeploymentFile(origin), { force: true });
