import type { KernelFault } from './faults.ts';
import { memoryHost, releaseOf } from './memoryHost.ts';

export const healthy: KernelFault = { step: 'mount', name: 'is healthy', reason: /./ };

/** The current version 2.0.0 is bad in the given way; 1.0.0 before it is good. */
export const setScene = async (fault: KernelFault, withPrevious: boolean) => {
  const host = memoryHost();
  const previous = withPrevious ? await host.place(await releaseOf('1.0.0')) : null;
  const release = await releaseOf('2.0.0');
  fault.build?.(release);
  host.publish(await host.place(release), previous);
  const healthy = { answers: { ...host.network.answers }, scripts: { ...host.scripts.answers } };
  fault.strike?.(host, release.base);
  const heal = () => {
    Object.assign(host.network.answers, healthy.answers);
    Object.assign(host.scripts.answers, healthy.scripts);
  };
  return { ...host, host, heal, kernel: host.open() };
};
