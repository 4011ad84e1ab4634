import { satisfy } from '@module-federation/enhanced/runtime';
import { hostApiVersion, type RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import { getErrorMessage, ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';
import type { Fetched } from '../ports/fetcher.ts';

export const buildContractUrl = (candidate: Candidate): string => `${candidate.base}remote.contract.json`;

/** Step 1: the response is HTTP 200 and JSON. */
export const checkFetched = ({ status, type, text }: Fetched): Result<string, StepError> => {
  if (status !== 200) return fail('fetch', `the contract request returned HTTP ${status}`);
  if (!type.includes('json'))
    return fail('fetch', `the contract response is ${type || 'without a content type'}, not JSON`);
  return ok(text);
};

/** Step 2: the contract matches the schema, the remote's name and the version. */
export const checkSchema = async (
  text: string,
  name: string,
  candidate: Candidate,
): Promise<Result<RemoteContract, StepError>> => {
  try {
    const { remoteContract } = await import('@rankwright/contracts/schemas');
    const parsed = remoteContract.safeParse(JSON.parse(text));
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      return fail('schema', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not valid'}`);
    }
    return checkIdentity(parsed.data, name, candidate);
  } catch (error) {
    return fail('schema', getErrorMessage(error));
  }
};

export const checkIdentity = (
  contract: RemoteContract,
  name: string,
  { version, source }: Candidate,
): Result<RemoteContract, StepError> => {
  if (contract.name !== name) return fail('schema', `name: is ${contract.name}, not ${name}`);
  if (source !== 'override' && contract.version !== version)
    return fail('schema', `version: is ${contract.version}, not ${version}`);
  return ok(contract);
};

/** The host's own origin, or one that the registry allows. */
export const checkOrigin = (
  candidate: Pick<Candidate, 'base'>,
  pageUrl: string,
  allowed: readonly string[],
): Result<null, StepError> => {
  const { origin } = new URL(candidate.base, pageUrl);
  if (origin === new URL(pageUrl).origin || allowed.some((url) => new URL(url).origin === origin))
    return ok(null);
  return fail('origin', `${origin} is not on the allow-list`);
};

/** Step 3: every file that the contract names comes from an allowed origin. */
export const checkFileOrigins = (
  { entry, files }: RemoteContract,
  candidate: Pick<Candidate, 'base'>,
  pageUrl: string,
  allowed: readonly string[],
): Result<null, StepError> => {
  const folder = new URL(candidate.base, pageUrl);
  for (const file of [entry, ...Object.keys(files)]) {
    if (!URL.canParse(file, folder)) return fail('origin', `${file} is not a URL`);
    const checked = checkOrigin({ base: new URL(file, folder).href }, pageUrl, allowed);
    if (!checked.ok) return checked;
  }
  return ok(null);
};

/** Step 4: this host's API version is in the range the remote requires. */
export const checkHostApi = ({ hostApi }: RemoteContract): Result<null, StepError> =>
  satisfy(hostApiVersion, hostApi)
    ? ok(null)
    : fail('hostApi', `requires host API ${hostApi}; this host provides ${hostApiVersion}`);

/**
 * Step 5: the host provides every shared module in an accepted version; same rule as in the federation runtime. The
 * entry points of a package have one version and one range, which are compared once.
 */
export const checkShared = (
  { shared }: RemoteContract,
  provided: Record<string, readonly string[]>,
): Result<null, StepError> => {
  const compared = new Map<string, boolean>();
  const isAccepted = (versions: readonly string[], range: string): boolean => {
    const key = [...versions, range].join(' ');
    const accepted = compared.get(key) ?? versions.some((version) => satisfy(version, range));
    compared.set(key, accepted);
    return accepted;
  };
  for (const [module, range] of Object.entries(shared)) {
    const versions = provided[module] ?? [];
    if (!isAccepted(versions, range))
      return fail(
        'shared',
        `${module}: requires ${range}; the host provides ${versions.join(', ') || 'none'}`,
      );
  }
  return ok(null);
};
