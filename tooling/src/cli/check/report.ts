/** A problem of a remote that affects its users or the host. */
export interface Finding {
  /** Name of the check that found it. */
  check: string;
  /** What is wrong, with the field or screen it concerns. */
  message: string;
  /** Team that has to fix it. */
  owner: string;
}

/** Prints the findings. Returns the exit code. */
export const printReport = (findings: readonly Finding[]): number => {
  for (const { check, message, owner } of findings) console.error(`✗ ${check} (${owner}): ${message}`);
  if (findings.length === 0) console.log('✓ ready for release');
  else console.error(`\n${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  return findings.length === 0 ? 0 : 1;
};
