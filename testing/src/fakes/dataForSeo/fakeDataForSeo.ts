import Fastify, { type FastifyReply } from 'fastify';

type Task = { keywords: string[] }[];
type ResultsTask = [{ keyword: string; depth?: number }];

export interface DataForSeoSwitches {
  /** `limited`: rate limit exceeded; `down`: HTTP 500; `task`: HTTP 200 with a failed task. */
  answer: 'works' | 'limited' | 'down' | 'task';
  login: string;
  password: string;
  /** The domain and the position of our result, by keyword; others have none. */
  positions: Record<string, { domain: string; position: number }>;
}

/** Deterministic per keyword. Keywords of restricted categories have no metrics, as at DataForSEO. */
const hashKeyword = (keyword: string): number =>
  Buffer.from(keyword.toLowerCase()).reduce((sum, byte) => (sum * 31 + byte) % 10_007, 7);
const isRestricted = (keyword: string): boolean => /weapon|tobacco/i.test(keyword);

const createEnvelope = (result: unknown, status = 20_000, message = 'Ok.') => ({
  version: '0.1',
  status_code: 20_000,
  status_message: 'Ok.',
  tasks: [{ id: '1', status_code: status, status_message: message, result }],
});

const createResultsPage = (depth: number, own: { domain: string; position: number } | undefined) => {
  const organic = Array.from({ length: depth }, (_, index) => ({
    type: 'organic',
    rank_group: index + 1,
    rank_absolute: index + 2,
    domain: own?.position === index + 1 ? own.domain : `site-${index + 1}.example`,
  }));
  return [
    { type: 'paid', rank_group: 1, rank_absolute: 1, domain: own?.domain ?? 'shop.example' },
    ...organic,
  ];
};

/** Fake DataForSEO: the search volume, keyword difficulty and search results endpoints. */
export const startFakeDataForSeo = async (port = 0) => {
  const app = Fastify({ forceCloseConnections: true });
  const switches: DataForSeoSwitches = { answer: 'works', login: 'ada', password: 'lovelace', positions: {} };
  const lookups: string[] = [];
  const sendError = (reply: FastifyReply): unknown => {
    if (switches.answer === 'down') return reply.code(500).send('');
    if (switches.answer === 'limited')
      return {
        status_code: 40_202,
        status_message: 'The rate limit per minute has been exceeded.',
        tasks: [],
      };
    return switches.answer === 'task' ? createEnvelope(null, 40_501, 'Invalid Field.') : undefined;
  };
  app.addHook('onRequest', async (request, reply) => {
    const expected = Buffer.from(`${switches.login}:${switches.password}`).toString('base64');
    if (request.headers.authorization !== `Basic ${expected}`)
      await reply
        .code(401)
        .send({ status_code: 40_100, status_message: 'You are not authorized.', tasks: [] });
  });
  app.post<{ Body: Task }>('/v3/keywords_data/google_ads/search_volume/live', ({ body }, reply) => {
    const row = (keyword: string) => ({
      keyword: keyword.toLowerCase(),
      search_volume: isRestricted(keyword) ? null : hashKeyword(keyword) * 10,
    });
    return sendError(reply) ?? createEnvelope(body[0]?.keywords.map(row));
  });
  app.post<{ Body: Task }>('/v3/dataforseo_labs/google/bulk_keyword_difficulty/live', ({ body }, reply) => {
    const item = (keyword: string) => ({
      keyword: keyword.toLowerCase(),
      keyword_difficulty: isRestricted(keyword) ? null : hashKeyword(keyword) % 101,
    });
    return sendError(reply) ?? createEnvelope([{ items: body[0]?.keywords.map(item) }]);
  });
  app.post<{ Body: ResultsTask }>('/v3/serp/google/organic/live/regular', ({ body }, reply) => {
    const [{ keyword, depth = 10 }] = body;
    lookups.push(keyword);
    const items = createResultsPage(depth, switches.positions[keyword]);
    return sendError(reply) ?? createEnvelope([{ keyword, items_count: items.length, items }]);
  });
  const url = await app.listen({ port, host: '127.0.0.1' });
  return { url, switches, lookups, close: () => app.close() };
};
