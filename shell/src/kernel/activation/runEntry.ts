import type { RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from '../registry/candidate.ts';
import { silenceLimitMs, withDeadline } from '../ports/deadline.ts';
import { diagnoseScriptFailure } from '../contract/diagnoseRequest.ts';
import { resolveIntegrity } from '../contract/integrity.ts';
import { err, ok, type Result } from '../result/result.ts';
import { fail, type StepError } from '../result/steps.ts';
import type { Ports } from '../ports/ports.ts';

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
  ports.federation.forget(container);
  const ran = await withDeadline(ports.clock, silenceLimitMs, (signal) =>
    ports.scripts(ports.chunks.getNextUrl(url), { signal, integrity }),
  );
  if (!ran.ok) return fail('entry', `${entry}: ${ran.error.reason}`);
  const script = ran.value;
  if (!script.ok)
    return script.error.kind === 'refused'
      ? err(await diagnoseScriptFailure(ports, 'entry', { url, integrity }))
      : fail('entry', `${entry} threw: ${script.error.reason}`);
  return ports.federation.present(container)
    ? ok(null)
    : fail('entry', `${entry} did not register its container`);
};
