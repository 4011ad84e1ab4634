import path from 'node:path';
import type { ShellManifest } from '../build/buildShell.ts';
import { findRollbackTarget, shellName, updateRecord } from '../origin/history.ts';
import { createEmptyRegistry } from '../origin/registryFile.ts';
import { readShellManifest } from '../build/shellManifest.ts';
import { changeOrigin, type OriginChange, type OriginState } from './changeOrigin.ts';
import type { SmokeResult } from './releaseRemote.ts';
import { writeVersionFolder } from './writeVersionFolder.ts';

/** Copies a shell's build into its version folder. */
export const placeShell = (dist: string, origin: string): ShellManifest => {
  const manifest = readShellManifest(dist);
  writeVersionFolder(dist, path.join(origin, 'shell', manifest.version));
  return manifest;
};

/** The change that makes a shell current; none when it already is. */
export const createShellChange = (
  { registry, history }: OriginState,
  { version, hostApi }: Pick<ShellManifest, 'version' | 'hostApi'>,
  smoke: SmokeResult,
  now: Date,
): OriginChange => {
  const from = registry?.shell.version ?? null;
  if (from === version) return { registry, history, audit: [] };
  const releasedAt = now.toISOString();
  const changed = updateRecord(history, shellName, version, { releasedAt, smoke, withdrawn: null });
  const shell = { version, previous: findRollbackTarget(changed, shellName, version)?.version ?? null };
  return {
    registry: { ...(registry ?? createEmptyRegistry(version, now)), hostApi, shell },
    history: changed,
    audit: [{ action: 'release', subject: shellName, version, from }],
  };
};

/** Makes a shell current without opening it in a browser. Returns false when it was already current. */
export const releaseShell = async (dist: string, origin: string, now = new Date()): Promise<boolean> => {
  const manifest = placeShell(dist, origin);
  const { audit } = await changeOrigin({ origin, now }, (state) =>
    createShellChange(state, manifest, 'skipped', now),
  );
  return audit.length > 0;
};
