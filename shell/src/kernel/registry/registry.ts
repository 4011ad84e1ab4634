import type { Registry } from '@rankwright/contracts/remote';
import { createStore } from 'zustand/vanilla';
import { silenceLimitMs, withDeadline } from '../ports/deadline.ts';
import { err, getErrorMessage, ok, type Result } from '../result/result.ts';
import type { Clock } from '../ports/clock.ts';
import type { Fetched, Fetcher } from '../ports/fetcher.ts';
import { isSigned } from './signature.ts';

export const registryUrl = '/registry.json';
/** Milliseconds after which a navigation reads the registry again. */
const oldAfterMs = 30_000;
/** Short deadline for the refresh during a fallback, while the user is waiting. */
export const recoveryDeadlineMs = 600;

/** What a read did to the registry of this page; the error says why it was refused. */
export type RegistryRead = Result<'changed' | 'unchanged', string>;

const parseRegistry = async ({ status, type, text }: Fetched): Promise<Result<Registry, string>> => {
  if (status !== 200) return err(`HTTP ${status}`);
  if (!type.includes('json')) return err(`is ${type || 'without a content type'}, not JSON`);
  try {
    const { registry: schema } = await import('@rankwright/contracts/schemas');
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return ok(parsed.data);
    return err(`${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid`);
  } catch (error) {
    return err(getErrorMessage(error));
  }
};

interface RegistryOptions {
  clock: Clock;
  fetcher: Fetcher;
  /** Inlined into the page when it was built. */
  inlined: Registry | null;
  /** Base64 SPKI; when present, every unsigned or forged registry is rejected, the inlined one included. */
  key: string | null;
}

/** The registry of this page. A failed refresh keeps the loaded one. */
export const createRegistry = ({ clock, fetcher, inlined, key }: RegistryOptions) => {
  const store = createStore<{ known: Registry | null }>(() => ({ known: key ? null : inlined }));
  const current = (): Registry | null => store.getState().known;
  let etag: string | null = null;
  /** The inlined one was read with the page. */
  let readAt = clock.now();
  let reading: Promise<RegistryRead> | null = null;

  const applyRegistry = async (next: Registry): Promise<RegistryRead> => {
    if (key && !(await isSigned(next, key))) return err('the signature does not match');
    const known = current();
    // An edge may still serve the registry from before a release or a rollback: both write a newer one.
    if (known && Date.parse(next.updatedAt) <= Date.parse(known.updatedAt)) return ok('unchanged');
    store.setState({ known: next });
    return ok('changed');
  };

  const acceptResponse = async (fetched: Fetched): Promise<RegistryRead> => {
    if (fetched.status === 304) return ok('unchanged');
    const parsed = await parseRegistry(fetched);
    if (!parsed.ok) return parsed;
    const applied = await applyRegistry(parsed.value);
    if (applied.ok) etag = fetched.etag;
    return applied;
  };

  const read = async (deadlineMs: number): Promise<RegistryRead> => {
    const response = await withDeadline(clock, deadlineMs, (signal) =>
      fetcher(registryUrl, { signal, cache: 'revalidate', ...(etag && { etag }) }),
    );
    return response.ok ? acceptResponse(response.value) : err(response.error.reason);
  };

  /** Requests the registry from the origin; concurrent calls share one request. */
  const refresh = (deadlineMs = silenceLimitMs): Promise<RegistryRead> => {
    readAt = clock.now();
    reading ??= read(deadlineMs).finally(() => {
      reading = null;
    });
    return reading;
  };

  /** At a navigation: a tab that keeps the focus hears of releases, too. */
  const refreshWhenOld = async (): Promise<void> => {
    if (clock.now() - readAt >= oldAfterMs) await refresh();
  };

  /** Loads the first registry of this page: the inlined one when it is verified, else from the origin. */
  const open = async (): Promise<RegistryRead> => {
    if (current()) return ok('unchanged');
    const applied = inlined ? await applyRegistry(inlined) : null;
    return applied?.ok ? applied : refresh();
  };

  return {
    current,
    open,
    refresh,
    refreshWhenOld,
    subscribe: (listener: () => void) => store.subscribe(listener),
  };
};
export type HostRegistry = ReturnType<typeof createRegistry>;
