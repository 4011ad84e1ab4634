import {
  isSlotKey,
  type HostData,
  type RegisteredRemote,
  type RemoteContract,
} from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import type { DiagnosticsLog } from '../diagnostics/diagnosticsLog.ts';
import { loadContract } from '../contract/loadContract.ts';
import { loadPage, loadRoutes, loadSlots, type PageModule, type RemoteRouteObject } from './loadRoutes.ts';
import { err, ok, type Result } from '../result/result.ts';
import { fail, type Failure, type Step, type StepError } from '../result/steps.ts';
import type { Ports } from '../ports/ports.ts';
import type { ScriptFile } from '../ports/scripts.ts';
import type { HostRegistry } from '../registry/registry.ts';
import { listSharedModuleFiles, listRouteFiles } from './routeFiles.ts';
import { runEntry } from './runEntry.ts';
import { checkSlotBudget } from './slotBudget.ts';

export interface ActivePage extends PageModule {
  remote: string;
  version: string;
  owner: string;
}

interface ActivationOptions {
  ports: Ports;
  data: HostData | null;
  registry: HostRegistry;
  diagnosticsLog: DiagnosticsLog;
}

interface Verified {
  contract: RemoteContract;
  routes: RemoteRouteObject[];
}
type Routes = Result<RemoteRouteObject[], StepError>;
type Verification = Result<Verified, StepError>;

/** Steps 1 to 8 for one version of one remote. */
export const createActivation = ({ ports, data, registry, diagnosticsLog }: ActivationOptions) => {
  /** Versions that passed all checks in this page. */
  const verified = new Map<string, Verified>();
  /** Attempts in progress, shared by concurrent callers. Failures are not cached. */
  const pending = new Map<string, Promise<Verification>>();
  const createKey = (remote: string, version: string): string => `${remote}@${version}`;
  /** Pages that loaded, by the key of their version and their path. */
  const pages = new Map<string, ActivePage>();
  const createPageKey = (key: string, path: string): string => `${key} ${path}`;

  const listFiles = (contract: RemoteContract, candidate: Candidate, path: string): ScriptFile[] => [
    ...listRouteFiles(contract, path, new URL(candidate.base, ports.pageUrl)),
    ...listSharedModuleFiles(contract, path, data, ports.pageUrl),
  ];
  const preload = (files: readonly ScriptFile[]): void =>
    ports.scripts.preload(files.filter(({ src }) => !ports.chunks.wasRequested(src)));

  const verify = async (
    remote: RegisteredRemote,
    candidate: Candidate,
    path: string,
  ): Promise<Verification> => {
    const at = { remote: remote.name, version: candidate.version };
    const current = registry.current();
    if (!current) return fail('fetch', 'no registry is loaded');
    const measureStep = async <T>(
      step: Step,
      work: () => Promise<Result<T, StepError>>,
    ): Promise<Result<T, StepError>> => {
      const since = ports.clock.now();
      const result = await work();
      diagnosticsLog.recordStep(at, step, ports.clock.now() - since);
      return result;
    };
    const released = candidate.source !== 'override';
    const inlined = released ? data?.contracts[createKey(at.remote, at.version)] : undefined;
    const contract = await loadContract({
      ports,
      remote,
      candidate,
      registry: current,
      inlined,
      measureStep,
    });
    if (!contract.ok) return contract;
    const files = listFiles(contract.value, candidate, path);
    if (!isSlotKey(path)) preload(files);
    const entry = await measureStep('entry', () => runEntry(ports, candidate, contract.value));
    if (!entry.ok) return entry;
    const routes = await measureStep('exports', () => loadRoutes(ports, contract.value));
    if (routes.ok) return ok({ contract: contract.value, routes: routes.value });
    ports.scripts.giveUp(files);
    return routes;
  };

  const getVerified = async (
    remote: RegisteredRemote,
    candidate: Candidate,
    path: string,
  ): Promise<Verification> => {
    const key = createKey(remote.name, candidate.version);
    const cached = verified.get(key);
    if (cached) return ok(cached);
    const running = pending.get(key) ?? verify(remote, candidate, path);
    pending.set(key, running);
    const result = await running;
    pending.delete(key);
    if (result.ok) verified.set(key, result.value);
    return result;
  };

  /** The routes, or the contributions to slots when the path is the key of one. */
  const getRoutes = async (remote: RegisteredRemote, candidate: Candidate, path: string): Promise<Routes> => {
    const result = await getVerified(remote, candidate, path);
    if (!result.ok) return result;
    const { contract, routes } = result.value;
    const affordable = isSlotKey(path) ? checkSlotBudget(contract, path) : ok(null);
    if (!affordable.ok) return affordable;
    preload(listFiles(contract, candidate, path));
    return isSlotKey(path) ? loadSlots(ports, contract) : ok(routes);
  };

  const activate = async (
    remote: RegisteredRemote,
    candidate: Candidate,
    path: string,
  ): Promise<Result<ActivePage, Failure>> => {
    const at = { remote: remote.name, version: candidate.version };
    const reportFailure = ({ step, reason }: StepError): Result<never, Failure> => {
      const failure = { step, reason, ...at, owner: remote.owner };
      diagnosticsLog.recordFailure(failure);
      ports.report(failure);
      return err(failure);
    };
    const base = new URL(candidate.base, ports.pageUrl).href;
    diagnosticsLog.startVersion(at, { owner: remote.owner, source: candidate.source, base });
    const routes = await getRoutes(remote, candidate, path);
    if (!routes.ok) return reportFailure(routes.error);
    const page = await loadPage(ports, routes.value, path);
    if (!page.ok) {
      const contract = verified.get(createKey(at.remote, at.version))?.contract;
      if (contract) ports.scripts.giveUp(listFiles(contract, candidate, path));
      if (!page.error.again && !isSlotKey(path)) verified.delete(createKey(at.remote, at.version));
      return reportFailure(page.error);
    }
    const active = { ...page.value, ...at, owner: remote.owner };
    pages.set(createPageKey(createKey(at.remote, at.version), path), active);
    return ok(active);
  };

  /** The page, when it has loaded in this page load and its version is still verified. */
  const getLoadedPage = (remote: string, version: string, path: string): ActivePage | null => {
    const key = createKey(remote, version);
    return verified.has(key) ? (pages.get(createPageKey(key, path)) ?? null) : null;
  };

  /** Makes the next attempt start at the first step. */
  const forget = (remote: string, version: string): void => void verified.delete(createKey(remote, version));

  return { activate, getLoadedPage, forget };
};
