import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { PrerenderTask } from '../prerender/prerender.ts';
import { checkout } from '../release/origin.ts';
import type { Prerendered } from './pageHtml.ts';

const limitMs = 60_000;

/**
 * Renders public pages in a process of its own, so that the application's modules never enter this one.
 * Gives what could be rendered; the rest is reported on standard error and served unrendered.
 */
export const renderPages = async (task: PrerenderTask): Promise<Record<string, Prerendered>> => {
  if (task.addresses.length + task.outlines.length === 0) return {};
  const script = path.join(checkout, 'tooling/src/prerender/prerender.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
    timeout: limitMs,
  });
  child.stdin.end(JSON.stringify(task));
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  ]);
  if (code !== 0) return {};
  return JSON.parse(output.slice(output.lastIndexOf('\n'))) as Record<string, Prerendered>;
};
