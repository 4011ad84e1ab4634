import type { RegisteredRemote, Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import {
  checkFetched,
  checkFileOrigins,
  checkHostApi,
  checkIdentity,
  checkOrigin,
  checkSchema,
  checkShared,
  buildContractUrl,
} from './checkContract.ts';
import { withDeadline } from '../ports/deadline.ts';
import { diagnoseNoResponse } from './diagnoseRequest.ts';
import { checkIntegrity } from './integrity.ts';
import { fail, pass, type Step, type StepResult } from '../steps/outcome.ts';
import type { Ports } from '../ports/ports.ts';

export interface ContractTask {
  ports: Ports;
  remote: RegisteredRemote;
  candidate: Candidate;
  registry: Registry;
  /** Inlined into this page when it was built. */
  inlined: RemoteContract | undefined;
  measureStep: <T>(step: Step, work: () => Promise<StepResult<T>>) => Promise<StepResult<T>>;
}

interface ReadContract {
  contract: RemoteContract;
  /** Response text, to verify its hash; null when the contract was inlined into this page. */
  text: string | null;
}

const fetchText = async ({ ports, remote, candidate }: ContractTask): Promise<StepResult<string>> => {
  const cache = candidate.source === 'override' ? ('revalidate' as const) : ('any' as const);
  const url = buildContractUrl(candidate);
  const read = await withDeadline(ports.clock, remote.deadlines.contract, (signal) =>
    ports.fetcher(url, { signal, cache }),
  );
  if (read.kind === 'done') return checkFetched(read.value);
  return fail(
    'fetch',
    `the contract: ${read.kind === 'late' ? read.reason : await diagnoseNoResponse(ports, url)}`,
  );
};

const readContract = async (task: ContractTask): Promise<StepResult<ReadContract>> => {
  const { remote, candidate, inlined, measureStep } = task;
  if (inlined) {
    const identity = checkIdentity(inlined, remote.name, candidate);
    return identity.ok ? pass({ contract: inlined, text: null }) : identity;
  }
  const fetched = await measureStep('fetch', () => fetchText(task));
  if (!fetched.ok) return fetched;
  const parsed = checkSchema(fetched.value, remote.name, candidate);
  return parsed.ok ? pass({ contract: parsed.value, text: fetched.value }) : parsed;
};

/** Steps 1 to 6, in order. No code of the remote has run when this resolves. */
export const loadContract = async (task: ContractTask): Promise<StepResult<RemoteContract>> => {
  const { ports, candidate, registry } = task;
  // Also before the fetch: no request goes to an origin that is not allowed.
  const reachable = checkOrigin(candidate, ports.pageUrl, registry.allowedOrigins);
  if (!reachable.ok) return reachable;
  const read = await readContract(task);
  if (!read.ok) return read;
  const { contract, text } = read.value;
  const checks = [
    () => checkFileOrigins(contract, candidate, ports.pageUrl, registry.allowedOrigins),
    () => checkHostApi(contract),
    () => checkShared(contract, ports.federation.provided()),
    () => checkIntegrity(contract, text, candidate),
  ];
  for (const check of checks) {
    const checked = await check();
    if (!checked.ok) return checked;
  }
  return pass(contract);
};
