import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveOrigin } from '../../serve/serveOrigin.ts';
import { findChromium, launchBrowser } from './browser.ts';
import { signUp } from './signUp.ts';
import { patienceMs, type Visit } from './visit.ts';

/** What is opened in the browser: the host's address and a signed-in context. */
export type ProbeSession = Pick<Visit, 'url' | 'context'>;

export interface ProbeHost extends ProbeSession {
  /** Serves another origin folder at the same address. */
  serve: (origin: string) => void;
  close: () => Promise<void>;
}

/** Settings of the deployment stay outside: a probe must not write to its database or send its mail. */
const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_OPTIONS'];

const createEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
  NODE_ENV: '',
  RATE_OFF: 'true',
});

/** A host of its own with an empty database and a signed-in browser; null when this machine has no Chromium. */
export const openProbeHost = async (): Promise<ProbeHost | null> => {
  const executable = findChromium();
  if (!executable) return null;
  const root = mkdtempSync(path.join(tmpdir(), 'rankwright-probe-'));
  const served = path.join(root, 'origin');
  const stoppers: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    for (const stopper of stoppers.reverse()) await stopper();
    rmSync(root, { recursive: true, force: true });
  };
  const serve = (origin: string): void => {
    rmSync(served, { force: true });
    symlinkSync(path.resolve(origin), served);
  };
  try {
    const browser = await launchBrowser(executable);
    stoppers.push(() => browser.close());
    serve(root);
    const options = { port: 0, publicUrl: 'http://localhost:0', originDirectory: served };
    const api = { dataDirectory: path.join(root, 'data'), quiet: true, environment: createEnvironment() };
    const url = await serveOrigin({ ...options, ...api }, (stopper) => stoppers.push(stopper));
    const token = await signUp(url);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    context.setDefaultTimeout(patienceMs);
    await context.addInitScript(`localStorage.setItem('auth_token', ${JSON.stringify(token)})`);
    return { url, context, serve, close };
  } catch (error) {
    await close();
    throw error;
  }
};
