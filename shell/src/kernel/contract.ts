import { satisfy } from '@module-federation/enhanced/runtime';
import { hostApiVersion, remoteContract, type RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import { fail, pass, wordsOf, type StepResult } from './outcome.ts';
import type { Fetched } from './ports/fetcher.ts';

export const contractUrl = (candidate: Candidate): string => `${candidate.base}remote.contract.json`;

/** Step 1: something answered, and it says that it is JSON. */
export const checkFetched = ({ status, type, text }: Fetched): StepResult<string> => {
  if (status !== 200) return fail('fetch', `the contract answered HTTP ${status}`);
  if (!type.includes('json')) return fail('fetch', `the contract answered ${type || 'without a type'}`);
  return pass(text);
};

/** Step 2: it is a contract, and the one that was asked for. */
export const checkSchema = (text: string, name: string, candidate: Candidate): StepResult<RemoteContract> => {
  try {
    const parsed = remoteContract.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return fail('schema', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
    }
    return checkIdentity(parsed.data, name, candidate);
  } catch (error) {
    return fail('schema', wordsOf(error));
  }
};

export const checkIdentity = (
  contract: RemoteContract,
  name: string,
  { version, source }: Candidate,
): StepResult<RemoteContract> => {
  if (contract.name !== name) return fail('schema', `name: is ${contract.name}, not ${name}`);
  if (source !== 'override' && contract.version !== version)
    return fail('schema', `version: is ${contract.version}, not ${version}`);
  return pass(contract);
};

/** Step 3: code may only come from the host's own origin or one that the registry allows. */
export const checkOrigin = (
  candidate: Pick<Candidate, 'base'>,
  own: string,
  allowed: readonly string[],
): StepResult<null> => {
  const { origin } = new URL(candidate.base, own);
  if (origin === new URL(own).origin || allowed.some((url) => new URL(url).origin === origin))
    return pass(null);
  return fail('origin', `${origin} is not on the allow-list`);
};

/** Step 4: the remote works with this host. */
export const checkHostApi = ({ hostApi }: RemoteContract): StepResult<null> =>
  satisfy(hostApiVersion, hostApi)
    ? pass(null)
    : fail('hostApi', `wants host API ${hostApi}; this host has ${hostApiVersion}`);

/** Step 5: whatever the remote shares, the host provides in a version it accepts; the federation runtime judges by the same rule. */
export const checkShared = (
  { shared }: RemoteContract,
  provided: Record<string, readonly string[]>,
): StepResult<null> => {
  for (const [module, range] of Object.entries(shared)) {
    const versions = provided[module] ?? [];
    if (!versions.some((version) => satisfy(version, range)))
      return fail('shared', `${module}: wants ${range}; the host has ${versions.join(', ') || 'none'}`);
  }
  return pass(null);
};
