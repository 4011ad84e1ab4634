import { z } from 'zod';
import type { KeywordData, KeywordNumbers } from './keywordData.ts';

export interface DataForSeoSettings {
  url: string;
  login: string;
  password: string;
}

const done = 20_000;
const unitedStates = 2_840;
const timeoutMs = 15_000;

const volumeResult = z.array(z.object({ keyword: z.string(), search_volume: z.number().nullable() }));
const difficultyResult = z.array(
  z.object({
    items: z
      .array(z.object({ keyword: z.string(), keyword_difficulty: z.number().nullable() }))
      .nullable()
      .default([]),
  }),
);

/** Every answer is a list of tasks, and every task has a status of its own; HTTP says 200 to all of them. */
const envelope = z.object({
  status_code: z.number(),
  status_message: z.string().default(''),
  tasks: z
    .array(z.object({ status_code: z.number(), status_message: z.string().default(''), result: z.unknown() }))
    .default([]),
});

const resultOf = (body: unknown): unknown => {
  const { tasks, ...answer } = envelope.parse(body);
  const refused = [answer, ...tasks].find(({ status_code: code }) => code !== done);
  if (refused) throw new Error(`DataForSEO refused: ${refused.status_code} ${refused.status_message}`);
  return tasks[0]?.result ?? [];
};

const ask = async (
  { url, login, password }: DataForSeoSettings,
  path: string,
  keywords: readonly string[],
  signal: AbortSignal,
): Promise<unknown> => {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify([{ keywords, location_code: unitedStates, language_code: 'en' }]),
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  });
  if (!response.ok) throw new Error(`DataForSEO answered HTTP ${response.status}`);
  return resultOf(await response.json());
};

/** Their 0–100 as our 1–20. */
const scaled = (difficulty: number | null): number | null =>
  difficulty === null ? null : Math.max(1, Math.min(20, Math.round(difficulty / 5)));

const byKeyword = <T>(rows: readonly (readonly [string, T])[]): Map<string, T> =>
  new Map(rows.map(([keyword, value]) => [keyword.toLowerCase(), value]));

/** Search volume by Google Ads, difficulty by DataForSEO Labs; both take up to a thousand keywords at once. */
export const dataForSeo = (settings: DataForSeoSettings): KeywordData => ({
  source: 'dataforseo',
  measure: async (keywords, signal) => {
    const [volumes, difficulties] = await Promise.all([
      ask(settings, '/v3/keywords_data/google_ads/search_volume/live', keywords, signal),
      ask(settings, '/v3/dataforseo_labs/google/bulk_keyword_difficulty/live', keywords, signal),
    ]);
    const volume = byKeyword(
      volumeResult.parse(volumes).map((row) => [row.keyword, row.search_volume] as const),
    );
    const difficulty = byKeyword(
      difficultyResult
        .parse(difficulties)
        .flatMap(({ items }) => items ?? [])
        .map((item) => [item.keyword, item.keyword_difficulty] as const),
    );
    const numbersOf = (keyword: string): KeywordNumbers => ({
      volume: volume.get(keyword.toLowerCase()) ?? null,
      difficulty: scaled(difficulty.get(keyword.toLowerCase()) ?? null),
    });
    return new Map(keywords.map((keyword) => [keyword, numbersOf(keyword)]));
  },
});
