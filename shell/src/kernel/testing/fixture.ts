import type { KernelFault } from './faults.ts';
import { createMemoryHost, createRelease } from './memoryHost.ts';

export const healthy: KernelFault = { step: 'mount', name: 'is healthy', reason: /./ };

/** A host whose current version 2.0.0 has the fault; the previous version 1.0.0 is healthy. */
export const setUpFixture = async (fault: KernelFault, withPrevious: boolean) => {
  const host = createMemoryHost();
  const previous = withPrevious ? await host.place(await createRelease('1.0.0')) : null;
  const release = await createRelease('2.0.0');
  fault.changeRelease?.(release);
  host.publish(await host.place(release), previous);
  const healthy = { answers: { ...host.network.answers }, entries: { ...host.entries } };
  fault.changeHost?.(host, release.base);
  const recover = () => {
    Object.assign(host.network.answers, healthy.answers);
    Object.assign(host.entries, healthy.entries);
  };
  return { ...host, host, recover: recover, kernel: host.open() };
};
