import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const limitMs = 60_000;
/** Last line that the script prints. */
const lastSettingPattern = /^OUTBOUND_ALLOW=.*$/m;

export interface Fakes {
  /** Environment variables that connect a product to the fake platforms, without payments and mail, which stays in the outbox. */
  env: Record<string, string>;
  /** Environment variables that connect its payments to the fake Stripe. */
  stripeEnv: Record<string, string>;
  /** URL of a fake, by its name. */
  getUrl: (name: string) => string;
  /** Changes the behaviour of a fake. */
  configure: (name: string, path: string, body: unknown) => Promise<void>;
  /** Traces that the requests to a fake named. */
  listTraces: (name: string) => Promise<{ method: string; traceparent: string | null }[]>;
  /** Posts that a fake has stored. */
  listPosts: (name: string) => Promise<{ title: string; slug: string; status: string }[]>;
  stop: () => void;
}

const parseSettings = (output: string): Record<string, string> =>
  Object.fromEntries(
    [...output.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

/** Starts the fake platforms with `npm run fakes`, each on a free port of loopback. */
export const startFakes = async (): Promise<Fakes> => {
  const child = spawn('npm', ['run', '-s', 'fakes'], {
    cwd: root,
    env: { ...process.env, FAKES_PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const output = await new Promise<string>((resolve, reject) => {
    let text = '';
    const fail = () => reject(new Error(`The fakes did not start:\n${text}`));
    const timer = setTimeout(fail, limitMs);
    child.once('exit', fail);
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (!lastSettingPattern.test(text)) return;
      clearTimeout(timer);
      resolve(text);
    });
  });
  const url = (name: string): string => {
    const found = new RegExp(`^${name}\\s+(http://\\S+)$`, 'm').exec(output)?.[1];
    if (!found) throw new Error(`There is no fake named ${name}.`);
    return found;
  };
  const settings = Object.entries(parseSettings(output));
  const isPayment = ([name]: [string, string]) => name.startsWith('STRIPE_');
  const isMail = ([name]: [string, string]) => name === 'SMTP_URL';
  return {
    env: Object.fromEntries(settings.filter((setting) => !isPayment(setting) && !isMail(setting))),
    stripeEnv: Object.fromEntries(settings.filter(isPayment)),
    getUrl: url,
    configure: async (name, path, body) => {
      const { ok } = await fetch(`${url(name)}/__fake/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      if (!ok) throw new Error(`The fake ${name} does not accept ${path}.`);
    },
    listTraces: async (name) => (await (await fetch(`${url(name)}/__fake/traces`)).json()) as never,
    listPosts: async (name) => (await (await fetch(`${url(name)}/__fake/posts`)).json()) as never,
    stop: () => {
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
    },
  };
};
