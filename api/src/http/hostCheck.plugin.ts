import type { FastifyInstance } from 'fastify';
import { isIP } from 'node:net';
import type { Env } from '../env.ts';
import { AppError } from './AppError.ts';

const readHostname = (host: string): string | null =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '') : null;

const createHostCheck = (publicUrl: string) => {
  const own = new URL(publicUrl).hostname;
  return (host: string | undefined): boolean => {
    const name = host === undefined ? null : readHostname(host);
    return (
      name !== null && (name === own || name === 'localhost' || name.endsWith('.localhost') || isIP(name) > 0)
    );
  };
};

/**
 * Outside production, answers only requests for this machine: a page of another site that points its own name here
 * (DNS rebinding) would otherwise read the outbox.
 */
export const registerHostCheck = (app: FastifyInstance, env: Env): void => {
  if (env.NODE_ENV === 'production') return;
  const isOwnHost = createHostCheck(env.PUBLIC_URL);
  app.addHook('onRequest', async ({ headers, host, method }) => {
    // A form on a page without referrer, such as the test checkout, posts with the origin `null`.
    const isForm = method === 'POST' && headers.origin === 'null';
    const origin = isForm ? undefined : headers.origin;
    const isOwnOrigin = origin === undefined || (URL.canParse(origin) && isOwnHost(new URL(origin).host));
    if (!isOwnHost(headers.host) || !isOwnHost(host) || !isOwnOrigin) throw new AppError('NOT_FOUND');
  });
};
