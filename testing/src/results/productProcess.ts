import { readFileSync } from 'node:fs';

/** Settings of a product under test, which may reach one address on this machine. */
export const createProductEnv = (outboundAllow: string): Record<string, string> => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  SESSION_KEY: '0123456789abcdefghijklmnopqrstuv',
  SECRET_KEYS: `results:${Buffer.alloc(32, 7).toString('base64')}`,
  RATE_OFF: 'true',
  OUTBOUND_ALLOW: outboundAllow,
});

/** Peak of the memory that a process held, in MB; Linux only. */
export const readPeakMemory = (pid: number | undefined): number => {
  if (pid === undefined) throw new Error('The process was not started.');
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(kilobytes ?? 0) / 1_024);
};
