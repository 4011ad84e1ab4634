import type { HostData } from '@rankwright/contracts/remote';
import { createHex, observeRequests } from '@rankwright/sdk/host';
import type { Kernel } from '../kernel/kernel.ts';
import { failureEvent, type Subject } from '../kernel/ports/telemetryEvent.ts';
import type { Failure } from '../kernel/result/steps.ts';
import { createRecorder, hostName, toFailureEvent, type Recorder } from './recorder.ts';

const whenIdle = (run: () => void): void => {
  const requestIdle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (requestIdle) requestIdle(run, { timeout: 10_000 });
  else setTimeout(run, 2_000);
};

/** The recorder of this page view, which is sampled by chance. */
export const createPageRecorder = (data: HostData | null): Recorder =>
  createRecorder({
    now: () => performance.now(),
    isSampled: Math.random() * 100 < (data?.telemetryPercent ?? 0),
    pageTraceId: createHex(16),
    shellVersion: data?.registry.shell.version ?? '',
  });

/** The remote whose page is on screen; the host while there is none. */
const createSubjectReader = (kernel: Kernel) => (): Subject => {
  const { remote, version, owner } = kernel.diagnosticsLog.entries().find(({ active }) => active) ?? {
    remote: hostName,
    version: '',
    owner: 'Host',
  };
  return { remote, version, owner };
};

/**
 * Records failures and requests of this page besides what the kernel observes. The script that reports is loaded when the
 * browser is idle, and in a page view that is not sampled only after a failure or an error.
 */
export const startTelemetry = (recorder: Recorder, kernel: Kernel): void => {
  const getSubject = createSubjectReader(kernel);
  let isLoading = false;
  const loadReporter = (): void => {
    if (isLoading) return;
    isLoading = true;
    whenIdle(() => {
      import(/* webpackChunkName: "telemetry" */ './reporter.ts').then(
        ({ startReporter }) => startReporter(recorder, getSubject),
        () => (isLoading = false),
      );
    });
  };
  window.addEventListener(failureEvent, (event) => {
    // What the network explains says nothing about the version.
    if (navigator.onLine) recorder.record(toFailureEvent((event as CustomEvent<Failure>).detail));
  });
  observeRequests({
    isSampled: recorder.isSampled,
    onEnd: (trace) => recorder.record({ kind: 'request', ...getSubject(), ...trace }),
  });
  recorder.consume(({ kind }) => {
    if (recorder.isSampled || kind === 'failure' || kind === 'error') loadReporter();
  });
};
