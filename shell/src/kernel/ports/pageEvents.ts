/** An error, policy violation or long task, with the URLs of the files it happened in, nearest first. */
export type PageEvent =
  | {
      kind: 'error' | 'violation';
      text: string;
      files: readonly string[];
      /** Class of the error. */
      type?: string;
    }
  | { kind: 'longTask'; ms: number; files: readonly string[] };

/** Subscribes to page events; returns the function that unsubscribes. */
export type PageEvents = (listener: (event: PageEvent) => void) => () => void;

/** Milliseconds from which a script counts as a long task. */
const longTaskMs = 50;

const parseStackFiles = (stack: string | undefined): string[] =>
  [...(stack ?? '').matchAll(/https?:\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?$)/gm)].map(([file]) => file);

const parseThrown = (thrown: unknown): { text: string; files: string[]; type?: string } =>
  thrown instanceof Error
    ? { text: thrown.message, files: parseStackFiles(thrown.stack), type: thrown.name }
    : { text: String(thrown), files: [] };

interface FrameScript {
  sourceURL: string;
  duration: number;
}

const observeLongFrames = (listener: (event: PageEvent) => void): (() => void) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('long-animation-frame')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const frame of list.getEntries() as (PerformanceEntry & { scripts: FrameScript[] })[])
      for (const { sourceURL, duration } of frame.scripts)
        if (duration >= longTaskMs) listener({ kind: 'longTask', ms: duration, files: [sourceURL] });
  });
  observer.observe({ type: 'long-animation-frame', buffered: true });
  return () => observer.disconnect();
};

export const browserPageEvents: PageEvents = (listener) => {
  const onError = ({ error, message, filename }: ErrorEvent) => {
    const { files, ...thrown } = parseThrown(error);
    listener({ kind: 'error', ...thrown, text: message, files: [...files, filename] });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) =>
    listener({ kind: 'error', ...parseThrown(reason) });
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    listener({
      kind: 'violation',
      text: `${event.effectiveDirective}: ${event.blockedURI}`,
      files: [event.sourceFile, event.blockedURI],
    });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);
  const stopFrames = observeLongFrames(listener);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
    stopFrames();
  };
};
