import { startReportsPath } from '@rankwright/contracts/remote';

/** How one visit's start of a version ended; reported only while a canary of the remote runs. */
export interface StartReport {
  remote: string;
  version: string;
  /** Random id of the visit (a browser tab until it is closed). */
  visit: string;
  outcome: 'started' | 'failed';
  /** The activation step that failed. */
  step?: string;
}

/** Milliseconds that reports wait for others; a page that is left sends what it has. */
const batchMs = 2_000;

/** Sends reports in batches, also while the page is being left. A lost report is not sent again. */
export const createStartReportSender = (): ((report: StartReport) => void) => {
  let waiting: StartReport[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const send = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const body = new Blob([JSON.stringify({ starts: waiting })], { type: 'application/json' });
    waiting = [];
    navigator.sendBeacon(startReportsPath, body);
  };
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  return (report) => {
    waiting.push(report);
    timer ??= setTimeout(send, batchMs);
  };
};
