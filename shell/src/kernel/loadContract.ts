import type { RegisteredRemote, Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import {
  checkFetched,
  checkHostApi,
  checkIdentity,
  checkOrigin,
  checkSchema,
  checkShared,
  contractUrl,
} from './contract.ts';
import { within } from './deadline.ts';
import { whySilent } from './diagnose.ts';
import { checkIntegrity } from './integrity.ts';
import { fail, pass, type Step, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';

export interface ContractTask {
  ports: Ports;
  remote: RegisteredRemote;
  candidate: Candidate;
  registry: Registry;
  /** Inlined by compose for the page at hand. */
  inlined: RemoteContract | undefined;
  timed: <T>(step: Step, work: () => Promise<StepResult<T>>) => Promise<StepResult<T>>;
}

interface ReadContract {
  contract: RemoteContract;
  /** The released bytes; null when compose inlined the contract into this page. */
  text: string | null;
}

const fetchText = async ({ ports, remote, candidate }: ContractTask): Promise<StepResult<string>> => {
  const cache = candidate.source === 'override' ? ('revalidate' as const) : ('any' as const);
  const url = contractUrl(candidate);
  const read = await within(ports.clock, remote.deadlines.contract, (signal) =>
    ports.fetcher(url, { signal, cache }),
  );
  if (read.kind === 'done') return checkFetched(read.value);
  return fail('fetch', `the contract: ${read.kind === 'late' ? read.reason : await whySilent(ports, url)}`);
};

const readContract = async (task: ContractTask): Promise<StepResult<ReadContract>> => {
  const { remote, candidate, inlined, timed } = task;
  if (inlined) {
    const same = checkIdentity(inlined, remote.name, candidate);
    return same.ok ? pass({ contract: inlined, text: null }) : same;
  }
  const fetched = await timed('fetch', () => fetchText(task));
  if (!fetched.ok) return fetched;
  const parsed = checkSchema(fetched.value, remote.name, candidate);
  return parsed.ok ? pass({ contract: parsed.value, text: fetched.value }) : parsed;
};

/** Steps one to six. Nothing of the remote has run when this answers. */
export const loadContract = async (task: ContractTask): Promise<StepResult<RemoteContract>> => {
  const { ports, candidate, registry } = task;
  // Before the fetch: an origin that is not allowed is not even asked.
  const origin = checkOrigin(candidate, ports.own, registry.allowedOrigins);
  if (!origin.ok) return origin;
  const read = await readContract(task);
  if (!read.ok) return read;
  const { contract, text } = read.value;
  for (const checked of [checkHostApi(contract), checkShared(contract, ports.federation.provided())])
    if (!checked.ok) return checked;
  const vouched = await checkIntegrity(contract, text, candidate);
  return vouched.ok ? pass(contract) : vouched;
};
