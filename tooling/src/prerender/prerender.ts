import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { Registry } from '@rankwright/contracts/remote';
import type { Prerendered } from '../compose/pageHtml.ts';

/** What the host's bundle for Node exports (`shell/src/server.tsx`). */
interface Renderer {
  render: (url: string, remoteRoutes: unknown[], registry: Registry) => Promise<Prerendered>;
  renderOutline: (url: string, registry: Registry) => Promise<Prerendered>;
}

export interface PrerenderTask {
  origin: string;
  publicUrl: string;
  registry: Registry;
  addresses: readonly string[];
  /** Private pages: of these only what stands there before anybody is known. */
  outlines: readonly string[];
}

const load = createRequire(import.meta.url);

const { addresses, outlines, publicUrl, origin, registry } = JSON.parse(
  await text(process.stdin),
) as PrerenderTask;
const server = path.join(origin, '.server');
// The host's bundle first: it puts the shared modules where the remotes' bundles look for them.
const { render, renderOutline } = load(
  path.join(server, 'shell', registry.shell.version, 'server.cjs'),
) as Renderer;
const remoteRoutes = registry.remotes
  .map(({ name, current }) => path.join(server, 'remotes', name, current.version, 'routes.cjs'))
  .filter((file) => existsSync(file))
  .flatMap((file) => (load(file) as { routes: unknown[] }).routes);

const pages: Record<string, Prerendered> = {};
const put = async (address: string, page: Promise<Prerendered>): Promise<void> => {
  try {
    pages[address] = await page;
  } catch (error) {
    console.error(`${address} could not be rendered:`, error);
  }
};
for (const address of addresses) await put(address, render(`${publicUrl}${address}`, remoteRoutes, registry));
for (const address of outlines) await put(address, renderOutline(`${publicUrl}${address}`, registry));
// What a page prints while it renders goes to standard error; the answer has its own line.
process.stdout.write(`\n${JSON.stringify(pages)}`, () => process.exit(0));
