import type { Registry } from '@rankwright/contracts/remote';
import { recordEntries, type AuditEntry } from '../origin/auditLog.ts';
import { readHistory, type History } from '../origin/history.ts';
import {
  beginChange,
  completeChange,
  recoverChange,
  type PendingChange,
  type SettingsChange,
} from '../origin/pendingChange.ts';
import { readDeployment, type Deployment } from '../origin/deployment.ts';
import { readTrustedRegistry, writeRegistry } from '../origin/registryFile.ts';
import { signRegistry } from '../origin/registrySignature.ts';
import { buildPages } from '../pages/buildPages.ts';
import { createNotifier } from './canary/notify.ts';
import { stopReplacedCanaries, type CanaryReplacement } from './canary/replaceCanaries.ts';
import { withReleaseLock, type ReleaseLock } from './withReleaseLock.ts';

export interface ChangeOptions {
  origin: string;
  /** Settings of the deployment that change. */
  settings?: Partial<Deployment>;
  now?: Date;
  /** Who asks for it, for the audit log; the account of this process unless given. */
  actor?: string | undefined;
}

export interface OriginState {
  /** Null before the first shell release. */
  registry: Registry | null;
  history: History;
}

export interface OriginChange {
  /** The same object when the pointers stay. */
  registry: Registry | null;
  history: History;
  audit: readonly AuditEntry[];
}

/** Nothing is built before the origin has settings: nobody knows for which URL. */
const rebuildPages = async (origin: string, { assertHeld }: ReleaseLock): Promise<void> => {
  const deployment = readDeployment(origin);
  if (deployment) await buildPages({ ...deployment, origin, beforeWrite: assertHeld });
};

const mergeSettings = (origin: string, changes: Partial<Deployment>): SettingsChange => {
  const before = readDeployment(origin);
  const merged = { development: false, registryKeys: [], ...before, ...changes };
  const { publicUrl } = merged;
  if (!publicUrl)
    throw new Error('The origin has no public URL yet: npm run remote -- settings --public-url <url>');
  return { before, after: { ...merged, publicUrl } };
};

/** Fails before anything is written when this process cannot sign what it is about to write. */
const assertCanSign = (
  origin: string,
  { registry }: OriginState,
  changed: Registry,
  settings: Partial<Deployment> = {},
): void => {
  const keys = settings.registryKeys ?? readDeployment(origin)?.registryKeys ?? [];
  if (registry?.signature !== undefined && keys.length === 0)
    throw new Error(
      'This registry is signed and has no unsigned successor. Set REGISTRY_PRIVATE_KEY at the start.',
    );
  signRegistry(changed, keys);
};

/** What of a change is recorded in the history, and the date of the registry that it belongs to. */
const toRecords = (
  state: OriginState,
  { registry, history }: OriginChange,
  now: Date,
): Pick<PendingChange, 'registryUpdatedAt' | 'history'> => {
  if (registry !== state.registry) {
    const registryUpdatedAt = now.toISOString();
    return { registryUpdatedAt, history: { ...history, registryUpdatedAt } };
  }
  const registryUpdatedAt = registry?.updatedAt ?? null;
  return { registryUpdatedAt, history: history === state.history ? null : history };
};

/**
 * Changes registry, history, settings and audit log together, and rebuilds the pages before anybody else can change
 * them: pages always show the registry they lie beside. What a killed process left unfinished is completed first.
 */
export const changeOrigin = async (
  { origin, settings, now = new Date(), actor }: ChangeOptions,
  change: (state: OriginState) => OriginChange,
): Promise<OriginChange> => {
  const replaced: CanaryReplacement[] = [];
  const made = await withReleaseLock(origin, async (lock) => {
    recoverChange(origin);
    const written = readHistory(origin, null).registryUpdatedAt;
    const registry = readTrustedRegistry(origin, written);
    const state = { registry, history: readHistory(origin, registry) };
    const { change: changed, replaced: stopped } = stopReplacedCanaries(state, change(state), now);
    replaced.push(...stopped);
    const moved = changed.registry === registry ? null : changed.registry;
    if (moved) assertCanSign(origin, state, moved, settings);
    lock.assertHeld();
    const pending = {
      ...toRecords(state, changed, now),
      audit: recordEntries(changed.audit, now, actor),
      settings: settings && mergeSettings(origin, settings),
    };
    beginChange(origin, pending);
    if (moved) writeRegistry(origin, moved, now);
    completeChange(origin, pending);
    if (moved) await rebuildPages(origin, lock);
    return changed;
  });
  const notify = createNotifier(origin);
  for (const notice of replaced) await notify(notice);
  return made;
};
