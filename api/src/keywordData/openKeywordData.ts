import type { Env } from '../env.ts';
import type { Outbound } from '../outbound/outbound.ts';
import { createDataForSeo } from './dataForSeo.ts';
import { noKeywordData, type KeywordData } from './keywordData.ts';

export const openKeywordData = (
  env: Pick<Env, 'DATAFORSEO_LOGIN' | 'DATAFORSEO_PASSWORD' | 'DATAFORSEO_URL'>,
  outbound: Outbound,
): KeywordData =>
  env.DATAFORSEO_LOGIN && env.DATAFORSEO_PASSWORD
    ? createDataForSeo(outbound, {
        url: env.DATAFORSEO_URL,
        login: env.DATAFORSEO_LOGIN,
        password: env.DATAFORSEO_PASSWORD,
      })
    : noKeywordData;
