import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Registry } from '@rankwright/contracts/remote';
import type { Prerendered } from './pageInput.ts';

/** Exports of the host's bundle for Node (`shell/src/server.tsx`). */
interface Renderer {
  render: (url: string, remoteRoutes: unknown[], registry: Registry) => Promise<Prerendered>;
  renderAppShell: (url: string, registry: Registry) => Promise<Prerendered>;
}

export interface PrerenderTask {
  origin: string;
  publicUrl: string;
  registry: Registry;
  addresses: readonly string[];
  /** Private pages, prerendered only as they look before the session is known. */
  appShells: readonly string[];
}

const requireBundle = createRequire(import.meta.url);

const { addresses, appShells, publicUrl, origin, registry } = JSON.parse(
  await text(process.stdin),
) as PrerenderTask;
const server = path.join(origin, '.server');
// The host's bundle must load first: it provides the shared modules to the remotes' bundles.
const { render, renderAppShell } = requireBundle(
  path.join(server, 'shell', registry.shell.version, 'server.cjs'),
) as Renderer;
const remoteRoutes = registry.remotes
  .map(({ name, current }) => path.join(server, 'remotes', name, current.version, 'routes.cjs'))
  .filter((file) => existsSync(file))
  .flatMap((file) => (requireBundle(file) as { routes: unknown[] }).routes);

const pages: Record<string, Prerendered> = {};
const addPage = async (address: string, page: Promise<Prerendered>): Promise<void> => {
  try {
    pages[address] = await page;
  } catch (error) {
    console.error(`${address} could not be rendered:`, error);
  }
};
for (const address of addresses)
  await addPage(address, render(`${publicUrl}${address}`, remoteRoutes, registry));
for (const address of appShells) await addPage(address, renderAppShell(`${publicUrl}${address}`, registry));
// The result is the last line of standard output: pages may print while they render.
process.stdout.write(`\n${JSON.stringify(pages)}`, () => process.exit(0));
