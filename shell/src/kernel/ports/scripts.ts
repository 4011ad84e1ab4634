export interface ScriptOptions {
  signal: AbortSignal;
  /** `sha384-…`; the browser refuses other bytes. */
  integrity: string;
}

/** Runs a script. Rejects when it did not arrive, was refused, or was aborted; nothing of a failed one stays in the page. */
export type ScriptLoader = (url: string, options: ScriptOptions) => Promise<void>;

export const browserScripts: ScriptLoader = (url, { signal, integrity }) =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const settle = (error?: Error): void => {
      script.onload = null;
      script.onerror = null;
      script.remove();
      if (error) reject(error);
      else resolve();
    };
    script.async = true;
    script.integrity = integrity;
    if (new URL(url, location.href).origin !== location.origin) script.crossOrigin = 'anonymous';
    script.onload = () => settle();
    script.onerror = () => settle(new Error(`The script ${url} did not load.`));
    signal.addEventListener('abort', () => settle(new Error(`The script ${url} was aborted.`)), {
      once: true,
    });
    script.src = url;
    document.head.append(script);
  });
