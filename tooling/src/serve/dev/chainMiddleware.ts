import type { Middleware } from '../gateway/createGateway.ts';

/** Calls each middleware in order until one responds. */
export const chainMiddleware =
  (middlewares: readonly Middleware[]): Middleware =>
  (request, response, next) => {
    const runFrom = (at: number): void => {
      const middleware = middlewares[at];
      if (middleware) middleware(request, response, () => runFrom(at + 1));
      else next();
    };
    runFrom(0);
  };
