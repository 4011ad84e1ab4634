import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PrerenderTask } from './prerender.ts';
import { repositoryRoot } from '../origin/paths.ts';
import type { Prerendered } from './pageInput.ts';

const timeoutMs = 600_000;

/** The code of every team runs there: it gets neither keys nor addresses of the deployment. */
const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'NODE_OPTIONS'];

const createEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
  NODE_ENV: 'production',
});

/**
 * Prerenders pages in a separate process, which keeps the app's modules out of this one.
 * Returns the pages that could be rendered; the others are reported on standard error and are not prerendered.
 */
export const prerenderPages = async (task: PrerenderTask): Promise<Record<string, Prerendered>> => {
  if (task.addresses.length + task.appShells.length === 0) return {};
  const script = path.join(repositoryRoot, 'tooling/src/pages/prerender.ts');
  // Without the hooks for `require`, which would compile the bundles of host and remotes once more (6 s).
  const child = spawn(process.execPath, ['--import', 'tsx/esm', script], {
    cwd: repositoryRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: createEnvironment(),
    timeout: timeoutMs,
  });
  child.stdin.end(JSON.stringify(task));
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  if (code !== 0) return {};
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as Record<string, Prerendered>;
};
