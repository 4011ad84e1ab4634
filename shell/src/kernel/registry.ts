import { registry as registrySchema, type Registry } from '@rankwright/contracts/remote';
import { within } from './deadline.ts';
import { wordsOf } from './outcome.ts';
import type { Clock } from './ports/clock.ts';
import type { Fetched, Fetcher } from './ports/fetcher.ts';
import { isSigned } from './signature.ts';

export const registryUrl = '/registry.json';
const registryDeadlineMs = 3_000;
/** While a person waits for a version that works, the registry may not hold them up. */
export const recoveryDeadlineMs = 600;

export type RegistryRead =
  { kind: 'changed'; registry: Registry } | { kind: 'unchanged' } | { kind: 'refused'; reason: string };

const parse = ({ status, type, text }: Fetched): Registry | string => {
  if (status !== 200) return `HTTP ${status}`;
  if (!type.includes('json')) return `answered ${type || 'without a type'} where JSON was asked`;
  try {
    const parsed = registrySchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : `${parsed.error.issues[0]?.path.join('.') ?? ''} is not valid`;
  } catch (error) {
    return wordsOf(error);
  }
};

interface RegistryOptions {
  clock: Clock;
  fetcher: Fetcher;
  /** Inlined by compose. */
  inlined: Registry | null;
  /** Base64 SPKI; when present an unsigned or forged registry is refused, the inlined one too. */
  key: string | null;
}

/** The registry as this page knows it. A refused read keeps what is known. */
export const createRegistry = ({ clock, fetcher, inlined, key }: RegistryOptions) => {
  let known = key ? null : inlined;
  let etag: string | null = null;
  let reading: Promise<RegistryRead> | null = null;
  const listeners = new Set<() => void>();

  const take = async (next: Registry): Promise<RegistryRead> => {
    if (key && !(await isSigned(next, key)))
      return { kind: 'refused', reason: 'the signature does not match' };
    const changed = known?.updatedAt !== next.updatedAt;
    if (!changed) return { kind: 'unchanged' };
    known = next;
    for (const listener of listeners) listener();
    return { kind: 'changed', registry: next };
  };

  const accept = async (fetched: Fetched): Promise<RegistryRead> => {
    if (fetched.status === 304) return { kind: 'unchanged' };
    const parsed = parse(fetched);
    if (typeof parsed === 'string') return { kind: 'refused', reason: parsed };
    const taken = await take(parsed);
    if (taken.kind !== 'refused') etag = fetched.etag;
    return taken;
  };

  const read = async (deadlineMs: number): Promise<RegistryRead> => {
    const answered = await within(clock, deadlineMs, (signal) =>
      fetcher(registryUrl, { signal, cache: 'revalidate', ...(etag && { etag }) }),
    );
    return answered.kind === 'done' ? accept(answered.value) : { kind: 'refused', reason: answered.reason };
  };

  /** Asks the origin; those who ask at the same time share one request. */
  const refresh = (deadlineMs = registryDeadlineMs): Promise<RegistryRead> => {
    reading ??= read(deadlineMs).finally(() => {
      reading = null;
    });
    return reading;
  };

  /** The first registry of this page: the inlined one where it may be believed, else the origin's. */
  const open = async (): Promise<RegistryRead> => {
    if (known) return { kind: 'unchanged' };
    const taken = inlined ? await take(inlined) : null;
    return taken?.kind === 'changed' ? taken : refresh();
  };

  return {
    current: () => known,
    open,
    refresh,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};
export type HostRegistry = ReturnType<typeof createRegistry>;
