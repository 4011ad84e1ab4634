import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import { fail, pass, type StepResult } from '../steps/outcome.ts';

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
): Promise<StepResult<null>> => {
  const expected = candidate.contractIntegrity;
  if (text !== null && expected !== null && (await sha384(text)) !== expected)
    return fail('integrity', 'the contract does not match its released hash');
  return contract.files[contract.entry]
    ? pass(null)
    : fail('integrity', `${contract.entry} has no integrity in the contract`);
};

/** Script URL → integrity; read by the chunk loader of each remote (patched by tooling's webpack preset). */
interface IntegrityGlobals {
  __rankwrightIntegrity?: Record<string, string>;
}

const getIntegrityTable = (): Record<string, string> =>
  ((globalThis as IntegrityGlobals).__rankwrightIntegrity ??= {});

/** Publishes the integrity of each file to the chunk loaders, before any of them runs. */
export const publishIntegrity = (
  { files }: Pick<RemoteContract, 'files'>,
  base: string,
  pageUrl: string,
): void => {
  for (const [file, { integrity }] of Object.entries(files))
    getIntegrityTable()[new URL(file, new URL(base, pageUrl)).href] = integrity;
};

/** Publishes the integrity of the host's lazy chunks: absolute path → integrity. */
export const publishShellIntegrity = (integrity: Readonly<Record<string, string>>): void => {
  for (const [path, hash] of Object.entries(integrity))
    getIntegrityTable()[new URL(path, location.href).href] = hash;
};

/** Published integrity of an absolute URL; empty when no contract lists it. */
export const getIntegrity = (url: string): string => getIntegrityTable()[url] ?? '';
