import helmet from '@fastify/helmet';
import { bodyBytes } from '@rankwright/contracts/limits';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Deps } from './deps.ts';
import { hasVerifiedEmail } from './features/auth/account.service.ts';
import { createAuthenticator } from './features/auth/session.service.ts';
import { hasStorage } from './features/billing/storage.service.ts';
import { features } from './features/features.ts';
import { registerBodyParser } from './http/body.plugin.ts';
import { sendError, registerErrors } from './http/errors.plugin.ts';
import { getNetwork } from './http/getNetwork.ts';
import { registerHostCheck } from './http/hostCheck.plugin.ts';
import { createRateLimiter } from './http/rateLimit.ts';
import { registerTracing } from './http/tracing.plugin.ts';
import { runAsAccount } from './workingAccount.ts';

const createGuards = (deps: Deps): FastifyInstance['guards'] => ({
  authenticate: createAuthenticator(deps),
  isVerified: (userId) => hasVerifiedEmail(deps.db, userId),
  hasPlan: (userId) => deps.payments.isActive(userId),
  hasStorage: (userId) => hasStorage(deps, userId),
  limit: createRateLimiter(deps.env, deps.db, deps.clock),
});

/** Builds the API with these dependencies. The server and the tests both use it. */
export const buildApp = async (deps: Deps): Promise<FastifyInstance> => {
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app: FastifyInstance = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: deps.env.TRUST_PROXY,
    bodyLimit: bodyBytes.default,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    routerOptions: { maxParamLength: 500 },
    genReqId: () => deps.ids.uuid(),
  });
  app.decorate('guards', createGuards(deps));
  app.decorate('registered', new Map());
  app.decorateRequest('session', null);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  // Whatever may be kept says so itself.
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  registerErrors(app);
  registerHostCheck(app, deps.env);
  registerBodyParser(app);
  registerTracing(app, deps.tracer);
  app.addHook('preHandler', (request, _reply, done) =>
    runAsAccount(request.session?.userId ?? getNetwork(request.ip), done),
  );
  for (const register of features) register(app, deps);
  await app.ready();
  return app;
};
