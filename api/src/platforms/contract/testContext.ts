import { pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { readEnv } from '../../env.ts';
import { htmlTools, imageTools } from '../../markdown/htmlTools.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { PlatformContext } from '@rankwright/platforms/port/platform';

/** A platform context for adapter tests; saved secrets are discarded. */
export const createTestContext = (outbound: Outbound, env: Record<string, string>): PlatformContext => ({
  outbound,
  env: readEnv({ NODE_ENV: 'test', ...env }),
  clock: systemClock,
  log: pino({ level: 'silent' }),
  html: htmlTools,
  images: imageTools,
  saveSecrets: () => Promise.resolve(),
  logDelivery: () => Promise.resolve(),
});
