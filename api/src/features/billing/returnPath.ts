import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/AppError.ts';

/** The path of a return URL. Throws for other origins, so that a checkout cannot redirect to another site. */
export const getReturnPath = (address: string, request: FastifyRequest, publicUrl: string): string => {
  const home = new URL(publicUrl);
  const createError = () => new AppError('INVALID_REQUEST', { details: { url: 'Use a URL on this site.' } });
  if (!URL.canParse(address, home)) throw createError();
  const url = new URL(address, home);
  const ours = [home.host, request.host];
  if (!['http:', 'https:'].includes(url.protocol) || !ours.includes(url.host)) throw createError();
  // A path that starts with two slashes names another host.
  return `${url.pathname.replace(/^\/+/, '/')}${url.search}`;
};
