import type { Middleware } from '../gateway/createGateway.ts';

/** Asks each until one answers. */
export const inTurn =
  (middlewares: readonly Middleware[]): Middleware =>
  (request, response, next) => {
    const ask = (at: number): void => {
      const middleware = middlewares[at];
      if (middleware) middleware(request, response, () => ask(at + 1));
      else next();
    };
    ask(0);
  };
