import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const limitMs = 60_000;

export interface Doubles {
  /** Settings of a product that talks to them. */
  env: Record<string, string>;
  /** Name → address, for their control calls. */
  urls: Readonly<Record<string, string>>;
  stop: () => void;
}

const settingsOf = (output: string): Record<string, string> =>
  Object.fromEntries(
    [...output.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

const urlsOf = (output: string): Record<string, string> =>
  Object.fromEntries(
    [...output.matchAll(/^([a-z-]+)\s+(http:\S+)$/gm)].map(([, name = '', url = '']) => [name, url]),
  );

/** The platforms' doubles on free ports, as `npm run doubles` starts them; payments stay the built-in test ones. */
export const startDoubles = async (): Promise<Doubles> => {
  const child = spawn('npm', ['run', 'doubles'], {
    cwd: root,
    env: { ...process.env, DOUBLES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const output = await new Promise<string>((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error(`The doubles did not start:\n${said}`)), limitMs);
    const read = (chunk: Buffer) => {
      said += chunk.toString();
      if (!/^OUTBOUND_ALLOW=.*\n/m.test(said)) return;
      clearTimeout(timer);
      resolve(said);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`The doubles ended with code ${code ?? 'none'}:\n${said}`)),
    );
  });
  const settings = Object.entries(settingsOf(output)).filter(([name]) => !name.startsWith('STRIPE_'));
  return {
    env: Object.fromEntries(settings),
    urls: urlsOf(output),
    stop: () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
};
