import { z } from 'zod';
import type { Outbound } from '../outbound/outbound.ts';
import type { KeywordData, KeywordMetrics } from './keywordData.ts';

export interface DataForSeoSettings {
  url: string;
  login: string;
  password: string;
}

const okStatus = 20_000;
const unitedStates = 2_840;
const timeoutMs = 15_000;
const shownResults = 100;

const volumeResult = z.array(z.object({ keyword: z.string(), search_volume: z.number().nullable() }));
const difficultyResult = z.array(
  z.object({
    items: z
      .array(z.object({ keyword: z.string(), keyword_difficulty: z.number().nullable() }))
      .nullable()
      .default([]),
  }),
);

/** Answers also hold advertisements, questions and maps. */
const resultsPage = z.array(
  z.object({
    items: z
      .array(z.object({ type: z.string(), rank_group: z.number().optional(), domain: z.string().nullish() }))
      .nullable()
      .default([]),
  }),
);

const taskAnswer = z.object({
  status_code: z.number(),
  status_message: z.string().default(''),
  /** Missing or null: nothing was found, or the task failed. */
  result: z.unknown().optional(),
});

/** Errors are reported per task with HTTP 200, so each task's status must be checked. */
const envelope = z.object({
  status_code: z.number(),
  status_message: z.string().default(''),
  tasks: z.array(taskAnswer).default([]),
});

const getResult = (body: unknown): unknown => {
  const { tasks, ...answer } = envelope.parse(body);
  const failed = [answer, ...tasks].find(({ status_code: code }) => code !== okStatus);
  if (failed) throw new Error(`DataForSEO returned an error: ${failed.status_code} ${failed.status_message}`);
  return tasks[0]?.result ?? [];
};

const requestTask = async (
  outbound: Outbound,
  { url, login, password }: DataForSeoSettings,
  path: string,
  task: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
): Promise<unknown> => {
  const response = await outbound.fetch(new URL(path, url), {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify([{ ...task, location_code: unitedStates, language_code: 'en' }]),
    signal,
    timeoutMs,
  });
  if (!response.ok) throw new Error(`DataForSEO returned HTTP ${response.status}`);
  return getResult(await response.json());
};

/** Converts DataForSEO's 0–100 to our 1–20. */
const scaleDifficulty = (difficulty: number | null): number | null =>
  difficulty === null ? null : Math.max(1, Math.min(20, Math.round(difficulty / 5)));

const mapByKeyword = <T>(rows: readonly (readonly [string, T])[]): Map<string, T> =>
  new Map(rows.map(([keyword, value]) => [keyword.toLowerCase(), value]));

const stripWww = (host: string): string => host.toLowerCase().replace(/^www\./, '');

/** Whether a result is of the site or of a part of it. */
const isOnSite = (domain: string | null | undefined, host: string): boolean => {
  const [found, site] = [stripWww(domain ?? ''), stripWww(host)];
  return found === site || found.endsWith(`.${site}`);
};

/** Search volume from Google Ads and difficulty from DataForSEO Labs; up to 1,000 keywords per call. */
export const createDataForSeo = (outbound: Outbound, settings: DataForSeoSettings): KeywordData => ({
  source: 'dataforseo',
  measure: async (keywords, signal) => {
    const [volumes, difficulties] = await Promise.all([
      requestTask(
        outbound,
        settings,
        '/v3/keywords_data/google_ads/search_volume/live',
        { keywords },
        signal,
      ),
      requestTask(
        outbound,
        settings,
        '/v3/dataforseo_labs/google/bulk_keyword_difficulty/live',
        { keywords },
        signal,
      ),
    ]);
    const volume = mapByKeyword(
      volumeResult.parse(volumes).map((row) => [row.keyword, row.search_volume] as const),
    );
    const difficulty = mapByKeyword(
      difficultyResult
        .parse(difficulties)
        .flatMap(({ items }) => items ?? [])
        .map((item) => [item.keyword, item.keyword_difficulty] as const),
    );
    const getMetrics = (keyword: string): KeywordMetrics => ({
      volume: volume.get(keyword.toLowerCase()) ?? null,
      difficulty: scaleDifficulty(difficulty.get(keyword.toLowerCase()) ?? null),
    });
    return new Map(keywords.map((keyword) => [keyword, getMetrics(keyword)]));
  },
  findPosition: async (keyword, host, signal) => {
    const path = '/v3/serp/google/organic/live/regular';
    const page = await requestTask(outbound, settings, path, { keyword, depth: shownResults }, signal);
    const found = resultsPage
      .parse(page)
      .flatMap(({ items }) => items ?? [])
      .find(({ type, domain }) => type === 'organic' && isOnSite(domain, host));
    return { position: found?.rank_group ?? null };
  },
});
