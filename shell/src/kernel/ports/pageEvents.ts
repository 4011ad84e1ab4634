/** Something that happened in the page, with the addresses of the files it happened in, nearest first. */
export type PageEvent =
  | { kind: 'error' | 'violation'; text: string; files: readonly string[] }
  | { kind: 'longTask'; ms: number; files: readonly string[] };

/** Tells of every event until the result is called. */
export type PageEvents = (listener: (event: PageEvent) => void) => () => void;

/** Milliseconds from which a script keeps the page from answering. */
const longTaskMs = 50;

const filesIn = (stack: string | undefined): string[] =>
  [...(stack ?? '').matchAll(/https?:\/\/[^\s()]+?(?=:\d+(?::\d+)?\)?$)/gm)].map(([file]) => file);

const wordsOf = (thrown: unknown): { text: string; files: string[] } =>
  thrown instanceof Error
    ? { text: thrown.message, files: filesIn(thrown.stack) }
    : { text: String(thrown), files: [] };

interface FrameScript {
  sourceURL: string;
  duration: number;
}

const watchFrames = (listener: (event: PageEvent) => void): (() => void) => {
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
    const { files } = wordsOf(error);
    listener({ kind: 'error', text: message, files: [...files, filename] });
  };
  const onRejection = ({ reason }: PromiseRejectionEvent) => listener({ kind: 'error', ...wordsOf(reason) });
  const onViolation = (event: SecurityPolicyViolationEvent) =>
    listener({
      kind: 'violation',
      text: `${event.effectiveDirective}: ${event.blockedURI}`,
      files: [event.sourceFile, event.blockedURI],
    });
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  document.addEventListener('securitypolicyviolation', onViolation);
  const stopFrames = watchFrames(listener);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    document.removeEventListener('securitypolicyviolation', onViolation);
    stopFrames();
  };
};
