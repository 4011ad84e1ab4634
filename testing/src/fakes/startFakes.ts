import { mkdirSync } from 'node:fs';
import { fakes, type StartedFake } from './fakes.ts';

/**
 * Starts all fakes on loopback and prints the environment variables that make the product use them. `FAKES_PORT` is the
 * first port (default 4400; 0 uses free ports), `FAKES_FOLDER` stores the posts across restarts.
 */
const firstPort = Number(process.env.FAKES_PORT ?? 4_400);
const folder = process.env.FAKES_FOLDER ?? null;
if (folder) mkdirSync(folder, { recursive: true });

const started: (StartedFake & { name: string })[] = [];
for (const [index, { name, start }] of fakes.entries())
  started.push({ name, ...(await start({ port: firstPort && firstPort + index, folder })) });

for (const { name, url } of started) console.log(`${name.padEnd(16)}${url}`);
console.log('\nEnvironment variables that make the product use them:\n');
const allowed = started
  .map(({ name, url }) => `${name === 'model' ? 'model' : 'platform'}=${new URL(url).host}`)
  .join(',');
const settings = {
  ...Object.assign({}, ...started.map(({ env }) => env)),
  OUTBOUND_ALLOW: allowed,
} as Record<string, string>;
for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void Promise.all(started.map(({ close }) => close())).then(() => process.exit(0));
  });
