import helmet from '@fastify/helmet';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { authenticator } from './features/auth/session.service.ts';
import { features } from './features/features.ts';
import { registerBodies } from './http/body.plugin.ts';
import { answer, registerErrors } from './http/errors.plugin.ts';
import { rateLimiter } from './http/rateLimit.ts';

const bodyLimit = 2_097_152;

const guardsOf = (deps: Deps): FastifyInstance['guards'] => ({
  authenticate: authenticator(deps),
  hasPlan: (userId) => deps.payments.isActive(userId),
  limit: rateLimiter(deps.env, deps.db, deps.clock),
});

/** The whole API on the given parts; the server and the tests call the same function. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.env.TRUST_PROXY,
    bodyLimit,
    frameworkErrors: (error, request, reply) => void answer(error, request, reply),
    routerOptions: { maxParamLength: 500 },
    genReqId: () => deps.ids.uuid(),
  });
  app.decorate('guards', guardsOf(deps));
  app.decorate('registered', new Map());
  registerErrors(app);
  registerBodies(app);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  for (const register of features) register(app, deps);
  await app.ready();
  return app;
};
