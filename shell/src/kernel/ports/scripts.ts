import { err, ok, type Result } from '../result/result.ts';

export interface ScriptOptions {
  signal: AbortSignal;
  /** `sha384-…`, verified by the browser. */
  integrity: string;
}

/** `refused`: it did not load or the browser did not run it; a script element has no reason. */
export type ScriptError = { kind: 'threw'; reason: string } | { kind: 'refused' };
export type ScriptResult = Result<null, ScriptError>;

/** Runs a script. Never rejects; removes its script element. */
export type ScriptLoader = (url: string, options: ScriptOptions) => Promise<ScriptResult>;

export const browserScripts: ScriptLoader = (url, { signal, integrity }) =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    const address = new URL(url, location.href);
    let thrown: string | null = null;
    const recordError = ({ filename, message }: ErrorEvent): void => {
      if (filename === address.href) thrown = message;
    };
    const settle = (result: ScriptResult): void => {
      window.removeEventListener('error', recordError);
      script.onload = null;
      script.onerror = null;
      script.remove();
      resolve(result);
    };
    window.addEventListener('error', recordError);
    script.async = true;
    script.integrity = integrity;
    if (address.origin !== location.origin) script.crossOrigin = 'anonymous';
    script.onload = () => settle(thrown === null ? ok(null) : err({ kind: 'threw', reason: thrown }));
    script.onerror = () => settle(err({ kind: 'refused' }));
    signal.addEventListener('abort', () => settle(err({ kind: 'refused' })), { once: true });
    script.src = url;
    document.head.append(script);
  });
