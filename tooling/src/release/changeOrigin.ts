import type { Registry } from '@rankwright/contracts/remote';
import { appendAudit, type AuditEntry } from '../origin/auditLog.ts';
import { readHistory, writeHistory, type History } from '../origin/history.ts';
import { readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { buildPages } from '../pages/buildPages.ts';
import { withReleaseLock, type ReleaseLock } from './withReleaseLock.ts';

/** Of which deployment the pages are built. */
export interface PageSettings {
  /** Without a trailing slash. */
  publicUrl: string;
  development: boolean;
}

export interface ChangeOptions {
  origin: string;
  /** Null leaves the pages as they are. */
  pages: PageSettings | null;
  now?: Date;
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

const rebuildPages = async (origin: string, pages: PageSettings | null, { assertHeld }: ReleaseLock) => {
  if (pages) await buildPages({ ...pages, origin, beforeWrite: assertHeld });
};

/**
 * Changes registry, history and audit log together, and rebuilds the pages before anybody else can change them: pages
 * always show the registry they lie beside.
 */
export const changeOrigin = (
  { origin, pages, now = new Date() }: ChangeOptions,
  change: (state: OriginState) => OriginChange,
): Promise<OriginChange> =>
  withReleaseLock(origin, async (lock) => {
    const registry = readRegistry(origin);
    const state = { registry, history: readHistory(origin, registry) };
    const changed = change(state);
    lock.assertHeld();
    if (changed.history !== state.history) writeHistory(origin, changed.history);
    if (changed.registry && changed.registry !== registry) writeRegistry(origin, changed.registry, now);
    if (changed.audit.length > 0) appendAudit(origin, changed.audit, now);
    if (changed.registry && changed.registry !== registry) await rebuildPages(origin, pages, lock);
    return changed;
  });
