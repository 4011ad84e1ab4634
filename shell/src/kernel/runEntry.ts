import type { RegisteredRemote, RemoteContract } from '@rankwright/contracts/remote';
import type { Candidate } from './candidate.ts';
import { within } from './deadline.ts';
import { whyRefused } from './diagnose.ts';
import { publishIntegrity } from './integrity.ts';
import { fail, pass, type StepResult } from './outcome.ts';
import type { Ports } from './ports/ports.ts';
import { nextScriptUrl } from './scriptUrls.ts';

/** Step 7: the entry runs, under integrity, within its deadline, and leaves its container behind. */
export const runEntry = async (
  ports: Ports,
  remote: RegisteredRemote,
  candidate: Candidate,
  { container, entry, files, ...contract }: RemoteContract,
): Promise<StepResult<null>> => {
  const url = new URL(entry, new URL(candidate.base, ports.own)).href;
  const integrity = files[entry]?.integrity ?? '';
  publishIntegrity({ ...contract, files }, candidate.base, ports.own);
  ports.federation.forget(container);
  const ran = await within(ports.clock, remote.deadlines.entry, (signal) =>
    ports.scripts(nextScriptUrl(url), { signal, integrity }),
  );
  if (ran.kind !== 'done') return fail('entry', `${entry}: ${ran.reason}`);
  if (ran.value.kind === 'refused') return whyRefused(ports, 'entry', { url, integrity });
  if (ran.value.kind === 'threw') return fail('entry', `${entry} threw: ${ran.value.reason}`);
  return ports.federation.present(container)
    ? pass(null)
    : fail('entry', `${entry} left no container behind`);
};
