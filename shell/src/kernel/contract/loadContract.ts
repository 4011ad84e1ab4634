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
import { silenceLimitMs, withDeadline } from '../ports/deadline.ts';
import { diagnoseNoResponse } from './diagnoseRequest.ts';
import { checkIntegrity } from './integrity.ts';
import { ok, type Result } from '../result/result.ts';
import { fail, type Step, type StepError } from '../result/steps.ts';
import type { Ports } from '../ports/ports.ts';

export interface ContractTask {
  ports: Ports;
  remote: RegisteredRemote;
  candidate: Candidate;
  registry: Registry;
  /** Inlined into this page when it was built. */
  inlined: RemoteContract | undefined;
  measureStep: <T>(step: Step, work: () => Promise<Result<T, StepError>>) => Promise<Result<T, StepError>>;
}

interface ReadContract {
  contract: RemoteContract;
  /** Response text, to verify its hash; null when the contract was inlined into this page. */
  text: string | null;
}

const fetchText = async ({ ports, candidate }: ContractTask): Promise<Result<string, StepError>> => {
  const cache = candidate.source === 'override' ? ('revalidate' as const) : ('any' as const);
  const url = buildContractUrl(candidate);
  const read = await withDeadline(ports.clock, silenceLimitMs, (signal) =>
    ports.fetcher(url, { signal, cache }),
  );
  if (read.ok) return checkFetched(read.value);
  const reason = read.error.kind === 'late' ? read.error.reason : await diagnoseNoResponse(ports, url);
  return fail('fetch', `the contract: ${reason}`);
};

const readContract = async (task: ContractTask): Promise<Result<ReadContract, StepError>> => {
  const { remote, candidate, inlined, measureStep } = task;
  if (inlined) {
    const identity = checkIdentity(inlined, remote.name, candidate);
    return identity.ok ? ok({ contract: inlined, text: null }) : identity;
  }
  const fetched = await measureStep('fetch', () => fetchText(task));
  if (!fetched.ok) return fetched;
  const parsed = await checkSchema(fetched.value, remote.name, candidate);
  return parsed.ok ? ok({ contract: parsed.value, text: fetched.value }) : parsed;
};

/** Steps 1 to 6, in order. No code of the remote has run when this resolves. */
export const loadContract = async (task: ContractTask): Promise<Result<RemoteContract, StepError>> => {
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
  return ok(contract);
};
