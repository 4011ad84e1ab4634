import type { FastifyInstance } from 'fastify';
import { AppError } from './AppError.ts';

const maxDepth = 100;

/** Deeper values overflow the stack of recursive readers. */
const isTooDeep = (root: unknown): boolean => {
  let level: unknown[] = [root];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((value): unknown[] =>
      typeof value === 'object' && value ? Object.values(value) : [],
    );
    if (level.length === 0) return false;
  }
  return true;
};

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
      error || isTooDeep(value) ? done(new AppError('MALFORMED_BODY')) : done(null, value),
    );
  });
};
