import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import { ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';

/** `sha384-…` of a text, as in the registry. */
export const sha384 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** Step 6: the contract matches its released hash and lists the hash of its entry. The browser verifies the files. */
export const checkIntegrity = async (
  contract: RemoteContract,
  text: string | null,
  candidate: Candidate,
): Promise<Result<null, StepError>> => {
  const expected = candidate.contractIntegrity;
  if (text !== null && expected !== null && (await sha384(text)) !== expected)
    return fail('integrity', 'the contract does not match its released hash');
  return contract.files[contract.entry]
    ? ok(null)
    : fail('integrity', `${contract.entry} has no integrity in the contract`);
};

/** Absolute URL → integrity, of files that are named relative to a base. */
export const resolveIntegrity = (
  files: Readonly<Record<string, string>>,
  base: string,
): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([file, hash]) => [new URL(file, base).href, hash]));
