import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import { silenceLimitMs, withDeadline } from '../ports/deadline.ts';
import { diagnoseScriptFailure } from '../contract/diagnoseRequest.ts';
import { resolveIntegrity } from '../contract/integrity.ts';
import { err, ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';
import type { Ports } from '../ports/ports.ts';

/** How the federation runtime names a script that did not load. */
const scriptFailure = 'ScriptNetworkError';

/** Step 7: the entry runs with verified integrity and registers its container. */
export const runEntry = async (
  ports: Ports,
  candidate: Candidate,
  { container, entry, files }: RemoteContract,
): Promise<Result<null, StepError>> => {
  const base = new URL(candidate.base, ports.pageUrl).href;
  const url = new URL(entry, base).href;
  const integrity = files[entry]?.integrity ?? '';
  const hashes = Object.entries(files).map(([file, known]) => [file, known.integrity] as const);
  ports.chunks.publishIntegrity(resolveIntegrity(Object.fromEntries(hashes), base));
  const ran = await withDeadline(ports.clock, silenceLimitMs, () =>
    ports.federation.runEntry(container, ports.chunks.getNextUrl(url)),
  );
  if (ran.ok) return ok(null);
  const { kind, reason } = ran.error;
  return kind === 'late' || !reason.includes(scriptFailure)
    ? fail('entry', `${entry}: ${reason}`)
    : err(await diagnoseScriptFailure(ports, 'entry', { url, integrity }));
};
