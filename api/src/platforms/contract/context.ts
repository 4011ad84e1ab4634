import { pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { readEnv } from '../../env.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { PlatformContext } from '../platform.ts';

/** What an adapter is given, with nothing stored behind it. */
export const contextFor = (outbound: Outbound, env: Record<string, string>): PlatformContext => ({
  outbound,
  env: readEnv({ NODE_ENV: 'test', ...env }),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  keepSecrets: () => Promise.resolve(),
});
