import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/AppError.ts';

/** Path of an address of ours. Any other origin is refused, so that nobody is sent elsewhere after paying. */
export const ownPath = (address: string, request: FastifyRequest, publicUrl: string): string => {
  const home = new URL(publicUrl);
  const refuse = () => new AppError('INVALID_REQUEST', { details: { url: 'Use an address of this site.' } });
  if (!URL.canParse(address, home)) throw refuse();
  const url = new URL(address, home);
  const ours = [home.host, request.host];
  if (!['http:', 'https:'].includes(url.protocol) || !ours.includes(url.host)) throw refuse();
  return `${url.pathname}${url.search}`;
};
