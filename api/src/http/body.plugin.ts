import type { FastifyInstance } from 'fastify';
import { AppError } from './AppError.ts';

/** Accepts JSON only. An empty body counts as no body, whatever its content type. */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, undefined);
      return;
    }
    void parse(request, body as string, (error, value) =>
      error ? done(new AppError('MALFORMED_BODY')) : done(null, value),
    );
  });
};
