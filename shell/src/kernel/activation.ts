import type { HostData, RegisteredRemote } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import type { Ledger } from './ledger.ts';
import { loadContract } from './loadContract.ts';
import { loadPage, loadRoutes, type RemoteRouteObject } from './loadRoutes.ts';
import { pass, type Fault, type Outcome, type Step, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';
import type { HostRegistry } from './registry.ts';
import { kitFiles, routeFiles } from './routeFiles.ts';
import { runEntry } from './runEntry.ts';

export interface ActivePage {
  /** A React component; the kernel does not know React. */
  component: unknown;
  remote: string;
  version: string;
  owner: string;
}

interface ActivationOptions {
  ports: Ports;
  data: HostData | null;
  registry: HostRegistry;
  ledger: Ledger;
}

type Routes = StepResult<RemoteRouteObject[]>;

/** Steps one to eight for one version of one remote. */
export const createActivation = ({ ports, data, registry, ledger }: ActivationOptions) => {
  /** Versions that passed in this page; they are not asked for, checked or registered again. */
  const verified = new Map<string, RemoteRouteObject[]>();
  /** Those under way: two who ask at once share one try. Settled ones are gone, failed ones too. */
  const pending = new Map<string, Promise<Routes>>();
  const keyOf = (remote: string, version: string): string => `${remote}@${version}`;

  const verify = async (remote: RegisteredRemote, candidate: Candidate, path: string): Promise<Routes> => {
    const at = { remote: remote.name, version: candidate.version };
    const known = registry.current();
    if (!known) return { ok: false, step: 'fetch', reason: 'there is no registry' };
    const timed = async <T>(step: Step, work: () => Promise<StepResult<T>>): Promise<StepResult<T>> => {
      const since = ports.clock.now();
      const result = await work();
      ledger.phase(at, step, ports.clock.now() - since);
      return result;
    };
    const released = candidate.source !== 'override';
    const inlined = released ? data?.contracts[keyOf(at.remote, at.version)] : undefined;
    const contract = await loadContract({ ports, remote, candidate, registry: known, inlined, timed });
    if (!contract.ok) return contract;
    ports.preload([
      ...routeFiles(contract.value, path, new URL(candidate.base, ports.own)),
      ...kitFiles(contract.value, path, data, ports.own),
    ]);
    const entry = await timed('entry', () => runEntry(ports, remote, candidate, contract.value));
    if (!entry.ok) return entry;
    return timed('exports', () => loadRoutes(ports, remote, contract.value));
  };

  const routesOf = async (remote: RegisteredRemote, candidate: Candidate, path: string): Promise<Routes> => {
    const key = keyOf(remote.name, candidate.version);
    const before = verified.get(key);
    if (before) return pass(before);
    const under = pending.get(key) ?? verify(remote, candidate, path);
    pending.set(key, under);
    const routes = await under;
    pending.delete(key);
    if (routes.ok) verified.set(key, routes.value);
    return routes;
  };

  const attempt = async (
    remote: RegisteredRemote,
    candidate: Candidate,
    path: string,
  ): Promise<Outcome<ActivePage>> => {
    const at = { remote: remote.name, version: candidate.version };
    const failed = ({ step, reason }: Fault): Outcome<never> => {
      const failure = { step, reason, ...at, owner: remote.owner };
      ledger.failed(failure);
      ports.report(failure);
      return { ok: false, failure };
    };
    const base = new URL(candidate.base, ports.own).href;
    ledger.begin(at, { owner: remote.owner, source: candidate.source, base });
    const routes = await routesOf(remote, candidate, path);
    if (!routes.ok) return failed(routes);
    const page = await loadPage(ports, remote, routes.value, path);
    if (!page.ok) {
      if (!page.again) verified.delete(keyOf(at.remote, at.version));
      return failed(page);
    }
    return { ok: true, value: { component: page.value, ...at, owner: remote.owner } };
  };

  /** The next try begins at the first step again. */
  const forget = (remote: string, version: string): void => void verified.delete(keyOf(remote, version));

  return { attempt, forget };
};
