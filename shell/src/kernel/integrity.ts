import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import { fail, pass, type StepResult } from './outcome.ts';

/** `sha384-…` of a text, as the registry writes it. */
export const sha384 = async (text: string): Promise<string> => {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
};

/** Step 6, the contract's half: its own bytes are the released ones, and it vouches for its entry. The browser checks the files. */
export const checkIntegrity = async (
  contract: RemoteContract,
  text: string | null,
  candidate: Candidate,
): Promise<StepResult<null>> => {
  const expected = candidate.contractIntegrity;
  if (text !== null && expected !== null && (await sha384(text)) !== expected)
    return fail('integrity', 'the contract is not the released one');
  return contract.files[contract.entry]
    ? pass(null)
    : fail('integrity', `${contract.entry} has no integrity in the contract`);
};

/** Read by the chunk loader of each remote (the build's preset patches it): script URL → integrity. */
interface IntegrityGlobals {
  __rankwrightIntegrity?: Record<string, string>;
}

const published = (): Record<string, string> =>
  ((globalThis as IntegrityGlobals).__rankwrightIntegrity ??= {});

/** Lets the chunk loaders know what each file must hash to, before any of them runs. */
export const publishIntegrity = (
  { files }: Pick<RemoteContract, 'files'>,
  base: string,
  own: string,
): void => {
  for (const [file, { integrity }] of Object.entries(files))
    published()[new URL(file, new URL(base, own)).href] = integrity;
};

/** What the host's own later chunks must hash to: absolute path → integrity, as compose wrote it. */
export const publishShellIntegrity = (integrity: Readonly<Record<string, string>>): void => {
  for (const [path, hash] of Object.entries(integrity)) published()[new URL(path, location.href).href] = hash;
};

/** What was published for an absolute address; empty for what no contract lists. */
export const integrityOf = (url: string): string => published()[url] ?? '';
