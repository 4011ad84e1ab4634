import type { HostData, RegisteredRemote } from '@rankwright/contracts/remote';
import { createActivation, type ActivePage } from './activation.ts';
import { createBreaker } from './breaker.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { tooLate } from './deadline.ts';
import { createLedger } from './ledger.ts';
import type { Failure, Outcome } from './outcome.ts';
import { createOverrides } from './overrides.ts';
import type { Ports } from './ports/ports.ts';
import { createRegistry, recoveryDeadlineMs } from './registry.ts';

export type { ActivePage } from './activation.ts';

type Shown = Pick<ActivePage, 'remote' | 'version' | 'owner'>;

const unlisted = (remote: string): Outcome<never> => ({
  ok: false,
  failure: { step: 'fetch', reason: 'the registry does not list it', remote, version: '', owner: '' },
});

/** Finds, checks, loads and, when one fails, replaces remotes. Nothing it gives is a kept rejection. */
export const createKernel = (ports: Ports, data: HostData | null) => {
  const { clock, fetcher, storage, own } = ports;
  const registry = createRegistry({
    clock,
    fetcher,
    inlined: data?.registry ?? null,
    key: data?.registryKey ?? null,
  });
  const breaker = createBreaker(storage);
  const ledger = createLedger();
  const overrides = createOverrides(storage, own, registry.current);
  const activation = createActivation({ ports, data, registry, ledger });
  ports.events((event) => void ledger.attribute(event));

  const registered = (name: string): RegisteredRemote | undefined =>
    registry.current()?.remotes.find((remote) => remote.name === name);
  const candidates = (remote: RegisteredRemote): Candidate[] =>
    candidatesOf(remote, overrides.of(remote.name), (version) => breaker.isBad(remote.name, version));

  const next = (name: string, refused: readonly Failure[]) => {
    const remote = registered(name);
    const isLeft = ({ version }: Candidate) => refused.every((failure) => failure.version !== version);
    const candidate = remote && candidates(remote).find(isLeft);
    return remote && candidate ? { remote, candidate } : null;
  };

  /**
   * The page of a remote at a route, from the first version that gives it. After a failure the registry is read
   * again, because a redeploy may have removed files. Versions that failed stay out once another one works, unless
   * the whole network was away.
   */
  const page = async (name: string, path: string): Promise<Outcome<ActivePage>> => {
    if (!registry.current()) await registry.open();
    const refused: Failure[] = [];
    let first: Outcome<ActivePage> | null = null;
    let reachable = true;
    for (let trial = next(name, refused); trial; trial = next(name, refused)) {
      const outcome = await activation.attempt(trial.remote, trial.candidate, path);
      if (outcome.ok) {
        if (reachable)
          for (const { version, step, reason } of refused) breaker.open(name, version, `${step}: ${reason}`);
        return outcome;
      }
      first ??= outcome;
      if (trial.candidate.source === 'override') {
        overrides.giveUp(outcome.failure);
        continue;
      }
      if (refused.length === 0) reachable = (await registry.refresh(recoveryDeadlineMs)).kind !== 'refused';
      refused.push(outcome.failure);
    }
    return first ?? unlisted(name);
  };

  /** Step 9 failed: the version threw while it was on screen. It is not tried again in this session while there is another. */
  const blame = ({ remote, version, owner }: Shown, reason: string): void => {
    const failure: Failure = { step: 'mount', reason, remote, version, owner };
    activation.forget(remote, version);
    ledger.failed(failure);
    ports.report(failure);
    if (overrides.of(remote) !== null) overrides.giveUp(failure);
    else breaker.open(remote, version, `mount: ${reason}`);
  };

  return {
    registry,
    ledger,
    overrides,
    page,
    blame,
    /** Starts the deadline of step 9. Call `mounted` when the page is on screen, `left` when it is no longer wanted. */
    mounting: (shown: Shown, onLate: (reason: string) => void) => {
      const since = clock.now();
      const ms = registered(shown.remote)?.deadlines.mount;
      const cancel = ms === undefined ? () => undefined : clock.after(ms, () => onLate(tooLate(ms)));
      return {
        mounted: () => {
          cancel();
          ledger.phase(shown, 'mount', clock.now() - since);
          ledger.shown(shown, true);
        },
        left: () => {
          cancel();
          ledger.shown(shown, false);
        },
      };
    },
    /** The version that would take this one's place if its screen were opened now; null when none would. */
    replaces: ({ remote, version }: Shown): string | null => {
      const known = registered(remote);
      const first = known && candidates(known)[0]?.version;
      return first === undefined || first === version ? null : first;
    },
    /** A person's Retry: the registry is read again and every version gets another chance. */
    retry: async (name: string, path: string): Promise<Outcome<ActivePage>> => {
      await registry.refresh(recoveryDeadlineMs);
      const remote = registered(name);
      for (const version of [remote?.current.version, remote?.previous?.version])
        if (version) breaker.close(name, version);
      return page(name, path);
    },
  };
};
export type Kernel = ReturnType<typeof createKernel>;
