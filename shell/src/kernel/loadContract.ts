import type { RegisteredRemote, Registry, RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import {
  checkFetched,
  checkHostApi,
  checkOrigin,
  checkSchema,
  checkShared,
  contractUrl,
} from './contract.ts';
import { within } from './deadline.ts';
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

const fetchText = async ({ ports, remote, candidate }: ContractTask): Promise<StepResult<string>> => {
  const cache = candidate.source === 'override' ? ('revalidate' as const) : ('any' as const);
  const read = await within(ports.clock, remote.deadlines.contract, (signal) =>
    ports.fetcher(contractUrl(candidate), { signal, cache }),
  );
  return read.kind === 'done' ? checkFetched(read.value) : fail('fetch', read.reason);
};

/** Steps one to six. Nothing of the remote has run when this answers. */
export const loadContract = async (task: ContractTask): Promise<StepResult<RemoteContract>> => {
  const { ports, remote, candidate, registry, inlined, timed } = task;
  const origin = checkOrigin(candidate, ports.own, registry.allowedOrigins);
  if (!origin.ok) return origin;
  let text: string | null = null;
  let contract = inlined;
  if (!contract) {
    const fetched = await timed('fetch', () => fetchText(task));
    if (!fetched.ok) return fetched;
    text = fetched.value;
    const parsed = checkSchema(text, remote.name, candidate);
    if (!parsed.ok) return parsed;
    contract = parsed.value;
  }
  for (const checked of [checkHostApi(contract), checkShared(contract, ports.federation.provided())])
    if (!checked.ok) return checked;
  const vouched = await checkIntegrity(contract, text, candidate);
  return vouched.ok ? pass(contract) : vouched;
};
