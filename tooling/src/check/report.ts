/** Something about a remote that its users or the host would suffer from. */
export interface Finding {
  /** The part of the check that found it. */
  check: string;
  /** What is wrong, with the field or screen it concerns. */
  message: string;
  /** Team that has to act. */
  owner: string;
}

/** Prints the findings and gives the exit code. */
export const printReport = (findings: readonly Finding[]): number => {
  for (const { check, message, owner } of findings) console.error(`✗ ${check} (${owner}): ${message}`);
  if (findings.length === 0) console.log('✓ fit for release');
  else console.error(`\n${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`);
  return findings.length === 0 ? 0 : 1;
};
