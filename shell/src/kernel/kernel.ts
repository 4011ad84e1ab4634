import type { HostData, RegisteredRemote } from '@rankwright/contracts/remote';
import { createBreaker } from './breaker.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { createLedger } from './ledger.ts';
import { loadContract } from './loadContract.ts';
import { loadPage, loadRoutes, runEntry, type RemoteRouteObject } from './loadRoutes.ts';
import { pass, type Failure, type Outcome, type Step, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';
import { createRegistry } from './registry.ts';

export interface ActivePage {
  /** A React component; the kernel does not know React. */
  component: unknown;
  remote: string;
  version: string;
  owner: string;
}

export const overrideKey = (remote: string): string => `rankwright:override:${remote}`;

/** Finds, checks, loads and, when one fails, replaces remotes. Nothing it gives is a kept rejection. */
export const createKernel = (ports: Ports, data: HostData | null) => {
  const registry = createRegistry({
    clock: ports.clock,
    fetcher: ports.fetcher,
    inlined: data?.registry ?? null,
    key: data?.registryKey ?? null,
  });
  const breaker = createBreaker(ports.storage);
  const ledger = createLedger();
  /** Versions that passed steps one to eight in this page; they are not asked for, checked or registered again. */
  const verified = new Map<string, RemoteRouteObject[]>();
  const key = (name: string, version: string): string => `${name}@${version}`;

  const attempt = async (
    remote: RegisteredRemote,
    candidate: Candidate,
    path: string,
  ): Promise<Outcome<ActivePage>> => {
    const version = candidate.version;
    const known = registry.current();
    const failed = ({ step, reason }: { step: Step; reason: string }): { ok: false; failure: Failure } => {
      const failure = { step, reason, remote: remote.name, version, owner: remote.owner };
      ledger.failed(failure);
      verified.delete(key(remote.name, version));
      return { ok: false, failure };
    };
    const timed = async <T>(step: Step, work: () => Promise<StepResult<T>>): Promise<StepResult<T>> => {
      const since = ports.clock.now();
      const result = await work();
      ledger.phase(remote.name, version, step, ports.clock.now() - since);
      return result;
    };
    if (!known) return failed({ step: 'fetch', reason: 'there is no registry' });
    ledger.begin(remote.name, version, remote.owner, candidate.source);
    const inlined =
      candidate.source === 'override' ? undefined : data?.contracts[`${remote.name}@${version}`];
    const activate = async (): Promise<StepResult<RemoteRouteObject[]>> => {
      const contract = await loadContract({ ports, remote, candidate, registry: known, inlined, timed });
      if (!contract.ok) return contract;
      const entry = await timed('entry', () => runEntry(ports, remote, candidate, contract.value));
      if (!entry.ok) return entry;
      return timed('exports', () => loadRoutes(ports, remote, contract.value));
    };
    const before = verified.get(key(remote.name, version));
    const routes = before ? pass(before) : await activate();
    if (!routes.ok) return failed(routes);
    verified.set(key(remote.name, version), routes.value);
    const page = await timed('exports', () => loadPage(ports, remote, routes.value, path));
    if (!page.ok) return failed(page);
    ledger.activated(remote.name, version);
    return { ok: true, value: { component: page.value, remote: remote.name, version, owner: remote.owner } };
  };

  const tryAll = async (name: string, path: string): Promise<Outcome<ActivePage>> => {
    const remote = registry.current()?.remotes.find((candidate) => candidate.name === name);
    if (!remote)
      return {
        ok: false,
        failure: {
          step: 'fetch',
          reason: 'the registry does not list it',
          remote: name,
          version: '',
          owner: '',
        },
      };
    const candidates = candidatesOf(remote, ports.storage.get(overrideKey(name)), (version) =>
      breaker.isBad(name, version),
    );
    let last: Outcome<ActivePage> | null = null;
    for (const candidate of candidates) {
      const outcome = await attempt(remote, candidate, path);
      if (outcome.ok) return outcome;
      if (candidate.source === 'override') ports.storage.remove(overrideKey(name));
      last ??= outcome;
    }
    return (
      last ?? {
        ok: false,
        failure: {
          step: 'fetch',
          reason: 'no version is registered',
          remote: name,
          version: '',
          owner: remote.owner,
        },
      }
    );
  };

  /** The page of a remote at a route; a second chance after the registry was read again (a redeploy may have removed files). */
  const page = async (name: string, path: string): Promise<Outcome<ActivePage>> => {
    if (!registry.current()) await registry.refresh();
    const first = await tryAll(name, path);
    if (first.ok) return first;
    const read = await registry.refresh();
    return read.kind === 'changed' ? tryAll(name, path) : first;
  };

  return {
    registry,
    ledger,
    page,
    /** Step 9 failed: the version threw while it was on screen. It is not tried again in this session while there is another. */
    blame: (
      { remote, version, owner }: Pick<ActivePage, 'remote' | 'version' | 'owner'>,
      reason: string,
    ): void => {
      breaker.open(remote, version, reason);
      verified.delete(key(remote, version));
      ledger.failed({ step: 'mount', reason, remote, version, owner });
    },
    /** Before a person's Retry: every version gets another chance. */
    forgive: (name: string): void => {
      const remote = registry.current()?.remotes.find((candidate) => candidate.name === name);
      for (const version of [remote?.current.version, remote?.previous?.version])
        if (version) breaker.close(name, version);
    },
  };
};
export type Kernel = ReturnType<typeof createKernel>;
