import { registry as registrySchema, type Registry } from '@rankwright/contracts/remote';
import { within } from './deadline.ts';
import { wordsOf } from './outcome.ts';
import type { Clock } from './ports/clock.ts';
import type { Fetched, Fetcher } from './ports/fetcher.ts';
import { isSigned } from './signature.ts';

export const registryUrl = '/registry.json';
const registryDeadlineMs = 3_000;

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
  /** Base64 SPKI; when present an unsigned or forged registry is refused. */
  key: string | null;
}

/** The registry as this page knows it. A refused read keeps what is known. */
export const createRegistry = ({ clock, fetcher, inlined, key }: RegistryOptions) => {
  let known = inlined;
  let etag: string | null = null;

  const accept = async (fetched: Fetched): Promise<RegistryRead> => {
    if (fetched.status === 304) return { kind: 'unchanged' };
    const parsed = parse(fetched);
    if (typeof parsed === 'string') return { kind: 'refused', reason: parsed };
    if (key && !(await isSigned(parsed, key)))
      return { kind: 'refused', reason: 'the signature does not match' };
    etag = fetched.etag;
    const changed = known?.updatedAt !== parsed.updatedAt;
    known = parsed;
    return changed ? { kind: 'changed', registry: parsed } : { kind: 'unchanged' };
  };

  const refresh = async (): Promise<RegistryRead> => {
    const read = await within(clock, registryDeadlineMs, (signal) =>
      fetcher(registryUrl, { signal, cache: 'revalidate', ...(etag && { etag }) }),
    );
    return read.kind === 'done' ? accept(read.value) : { kind: 'refused', reason: read.reason };
  };

  return { current: () => known, refresh };
};
export type HostRegistry = ReturnType<typeof createRegistry>;
