import { mkdirSync } from 'node:fs';
import { doubles, type StartedDouble } from './list.ts';

/**
 * Starts every double on loopback and prints the settings that point a product at them. `DOUBLES_PORT` is the first
 * port (4400; 0 takes free ones), `DOUBLES_FOLDER` keeps the posts across restarts.
 */
const firstPort = Number(process.env.DOUBLES_PORT ?? 4_400);
const folder = process.env.DOUBLES_FOLDER ?? null;
if (folder) mkdirSync(folder, { recursive: true });

const started: (StartedDouble & { name: string })[] = [];
for (const [index, { name, start }] of doubles.entries())
  started.push({ name, ...(await start({ port: firstPort && firstPort + index, folder })) });

for (const { name, url } of started) console.log(`${name.padEnd(16)}${url}`);
console.log('\nSettings for a product that talks to them:\n');
const allowed = started.map(({ url }) => new URL(url).host).join(',');
const settings = {
  ...Object.assign({}, ...started.map(({ env }) => env)),
  OUTBOUND_ALLOW: allowed,
} as Record<string, string>;
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all(started.map(({ close }) => close())).then(() => process.exit(0));
  });
