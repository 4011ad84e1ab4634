import { isJsonWithin } from '@rankwright/contracts/jsonLimits';
import type { FastifyInstance } from 'fastify';
import { AppError } from './AppError.ts';

/** An import of 1,000 keywords has 9,000 values. Within these, 2 MB are parsed in about 10 ms. */
const limits = { maxDepth: 100, maxValues: 10_000 };

/** Accepts JSON only. An empty body counts as no body, whatever its content type. */
export const registerBodyParser = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isJsonWithin(body, limits)) done(new AppError('MALFORMED_BODY'));
    else
      void parse(request, body.toString(), (error, value) =>
        error ? done(new AppError('MALFORMED_BODY')) : done(null, value),
      );
  });
};
