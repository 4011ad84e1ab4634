import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const limitMs = 60_000;
/** The last line that the script prints. */
const lastSetting = /^OUTBOUND_ALLOW=.*$/m;

export interface Doubles {
  /** Settings that point a product at the platforms; its payments stay its own. */
  env: Record<string, string>;
  /** Settings that make Stripe's double its payments. */
  stripeEnv: Record<string, string>;
  /** Address of one of them, by its name. */
  url: (name: string) => string;
  /** Posts that one of them keeps. */
  posts: (name: string) => Promise<{ title: string; slug: string; status: string }[]>;
  stop: () => void;
}

const settingsIn = (output: string): Record<string, string> =>
  Object.fromEntries(
    [...output.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** The platforms' doubles as `npm run doubles` starts them, each on a free port of loopback. */
export const startDoubles = async (): Promise<Doubles> => {
  const child = spawn('npm', ['run', '-s', 'doubles'], {
    cwd: root,
    env: { ...process.env, DOUBLES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    const fail = () => reject(new Error(`The doubles did not start:\n${text}`));
    const timer = setTimeout(fail, limitMs);
    child.once('exit', fail);
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!lastSetting.test(text)) return;
      clearTimeout(timer);
      resolve(text);
    });
  });
  const url = (name: string): string => {
    const found = new RegExp(`^${name}\\s+(http://\\S+)$`, 'm').exec(output)?.[1];
    if (!found) throw new Error(`There is no double named ${name}.`);
    return found;
  };
  const settings = Object.entries(settingsIn(output));
  const isPayment = ([name]: [string, string]) => name.startsWith('STRIPE_');
  return {
    env: Object.fromEntries(settings.filter((setting) => !isPayment(setting))),
    stripeEnv: Object.fromEntries(settings.filter(isPayment)),
    url,
    posts: async (name) => (await (await fetch(`${url(name)}/__double/posts`)).json()) as never,
    stop: () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
};
