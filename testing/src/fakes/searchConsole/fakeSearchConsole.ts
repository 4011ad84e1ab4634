import Fastify, { type FastifyReply } from 'fastify';
import { registerFakeConsent } from './consent.ts';
import {
  answerQuery,
  findProblem,
  formatPacificDay,
  type FakeQuery,
  type FakeResult,
  type FakeRow,
} from './searchResults.ts';

/** A verified or unverified property of the Google account. */
export interface FakeProperty {
  /** `sc-domain:example.com`, or `https://example.com/` with its slash. */
  siteUrl: string;
  permissionLevel: 'siteOwner' | 'siteFullUser' | 'siteRestrictedUser' | 'siteUnverifiedUser';
  results: FakeResult[];
  /** Answers instead of `results`, for sites whose results are too many to keep. */
  answer?: (query: FakeQuery, today: string, lagDays: number) => FakeRow[];
}

export interface SearchConsoleSwitches {
  /** Days until figures are final. */
  lagDays: 2 | 3;
  /** Queries that are still answered; then 429 or 403 `quotaExceeded`. */
  quota: number;
  quotaAnswer: 'too-many' | 'forbidden';
  isDown: boolean;
  /** The person withdrew the access. */
  isRevoked: boolean;
  isDenied: boolean;
}

const controlBodyLimit = 50_000_000;

const sendError = (reply: FastifyReply, status: number, reason: string, message: string) =>
  reply
    .code(status)
    .send({ error: { code: status, message, errors: [{ domain: 'global', reason, message }] } });

/**
 * Fake Google: consent, tokens, properties and the Search Analytics query of Search Console. Tests in other processes
 * change it by `POST /__fake/properties` and `/__fake/switches`.
 */
export const startFakeSearchConsole = async ({
  port = 0,
  now = () => new Date(),
  properties = [],
}: { port?: number; now?: () => Date; properties?: FakeProperty[] } = {}) => {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: controlBodyLimit });
  const switches: SearchConsoleSwitches = {
    ...{ lagDays: 2, quota: Infinity, quotaAnswer: 'too-many' },
    ...{ isDown: false, isRevoked: false, isDenied: false },
  };
  const queries: (FakeQuery & { property: string })[] = [];
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const { clientId, clientSecret, isValidToken } = registerFakeConsent(app, switches);
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/webmasters/')) return;
    if (switches.isDown) await sendError(reply, 503, 'backendError', 'Backend Error');
    else if (!isValidToken(request.headers.authorization))
      await sendError(reply, 401, 'authError', 'Invalid Credentials');
  });
  app.post<{ Body: Partial<SearchConsoleSwitches> }>('/__fake/switches', ({ body }) =>
    Object.assign(switches, body),
  );
  app.post<{ Body: FakeProperty[] }>('/__fake/properties', ({ body }) => {
    properties.splice(0, properties.length, ...body);
    return { ok: true };
  });
  app.get('/webmasters/v3/sites', () =>
    // Without sites the real answer is an empty object.
    properties.length === 0
      ? {}
      : { siteEntry: properties.map(({ siteUrl, permissionLevel }) => ({ siteUrl, permissionLevel })) },
  );
  app.post<{ Params: { site: string }; Body: FakeQuery }>(
    '/webmasters/v3/sites/:site/searchAnalytics/query',
    ({ params, body }, reply) => {
      const property = properties.find(({ siteUrl }) => siteUrl === params.site);
      if (!property || property.permissionLevel === 'siteUnverifiedUser' || switches.isDenied)
        return sendError(
          reply,
          403,
          'forbidden',
          `User does not have sufficient permission for site '${params.site}'.`,
        );
      if (queries.length >= switches.quota)
        return switches.quotaAnswer === 'too-many'
          ? sendError(reply, 429, 'rateLimitExceeded', 'Rate Limit Exceeded')
          : sendError(reply, 403, 'quotaExceeded', 'Search Analytics load quota exceeded.');
      const problem = findProblem(body);
      if (problem) return sendError(reply, 400, 'invalidParameter', problem);
      queries.push({ ...body, property: params.site });
      const answer = property.answer ?? ((...query) => answerQuery(property.results, ...query));
      const rows = answer(body, formatPacificDay(now()), switches.lagDays);
      const found = { responseAggregationType: 'byPage' };
      return rows.length === 0 ? found : { rows, ...found };
    },
  );
  const url = await app.listen({ port, host: '127.0.0.1' });
  return {
    url,
    address: new URL(url).host,
    switches,
    properties,
    queries,
    env: {
      SEARCH_CONSOLE_CLIENT_ID: clientId,
      SEARCH_CONSOLE_CLIENT_SECRET: clientSecret,
      SEARCH_CONSOLE_AUTH_URL: url,
      SEARCH_CONSOLE_TOKEN_URL: url,
      SEARCH_CONSOLE_API_URL: url,
    },
    close: () => app.close(),
  };
};
